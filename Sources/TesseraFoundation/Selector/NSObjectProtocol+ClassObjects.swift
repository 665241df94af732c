// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// In Objective-C, classes are objects that respond to selectors and support key-value coding. In Tessera, a class has
// no methods that can be found by name, so it responds to no selectors. Therefore, code that checks whether a class
// responds to a selector does not send it.

public import Foundation

extension NSObjectProtocol {
  /// Returns whether the class responds to a selector. Always returns false.
  ///
  /// - Note: Differs from UIKit: static methods can't be found by name.
  public static func responds(to aSelector: Selector!) -> Bool { false }

  /// Does nothing and returns nil. Writes to standard error that the static method can't be called by name.
  ///
  /// - Note: Differs from UIKit: static methods can't be found by name.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    ClassObjects.report("perform(_:)", aSelector?.name ?? "nil", of: self)
    return nil
  }

  /// Does nothing and returns nil. Writes to standard error that the static method can't be called by name.
  ///
  /// - Note: Differs from UIKit: static methods can't be found by name.
  @discardableResult
  public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector)
  }

  /// Returns nil. Writes to standard error that the static property can't be read by name.
  ///
  /// - Note: Differs from UIKit: static properties can't be found by name.
  public static func value(forKey key: String) -> Any? {
    ClassObjects.report("value(forKey:)", key, of: self)
    return nil
  }

  /// Returns nil. Writes to standard error that the static property can't be read by name.
  ///
  /// - Note: Differs from UIKit: static properties can't be found by name.
  public static func value(forKeyPath keyPath: String) -> Any? {
    ClassObjects.report("value(forKeyPath:)", keyPath, of: self)
    return nil
  }

  /// Does nothing. Writes to standard error that the static property can't be set by name.
  ///
  /// - Note: Differs from UIKit: static properties can't be found by name.
  public static func setValue(_ value: Any?, forKey key: String) {
    ClassObjects.report("setValue(_:forKey:)", key, of: self)
  }

  /// Does nothing. Writes to standard error that the static property can't be set by name.
  ///
  /// - Note: Differs from UIKit: static properties can't be found by name.
  public static func setValue(_ value: Any?, forKeyPath keyPath: String) {
    ClassObjects.report("setValue(_:forKeyPath:)", keyPath, of: self)
  }
}

/// Reports about calls on class objects that have no effect.
enum ClassObjects {
  static func report(_ member: String, _ name: String, of type: Any.Type) {
    ReportedOnce.report(
      "\(type).\(member) of '\(name)' has no effect: static members are not found by name on Linux. Call the member itself."
    )
  }
}
