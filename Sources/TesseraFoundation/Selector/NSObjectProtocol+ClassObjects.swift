// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Class objects are objects in Objective-C: they respond to selectors and have values for keys. Here a class has no methods
// that can be found by name, so it responds to nothing, and code that tests this first takes the other branch.

public import Foundation

extension NSObjectProtocol {
  /// Returns whether the class itself has a method for the selector. Always false.
  ///
  /// - Note: Differs from UIKit: static methods are not found by name.
  public static func responds(to aSelector: Selector!) -> Bool { false }

  /// Calls a static method by its name. Reports on the standard error that there is none, and returns nil.
  ///
  /// - Note: Differs from UIKit: static methods are not found by name.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    ClassObjects.report("perform(_:)", aSelector?.name ?? "nil", of: self)
    return nil
  }

  /// Calls a static method with one argument by its name. Reports on the standard error that there is none, and returns nil.
  ///
  /// - Note: Differs from UIKit: static methods are not found by name.
  @discardableResult
  public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector)
  }

  /// Returns the value of a static property by its name. Reports on the standard error that there is none, and returns nil.
  ///
  /// - Note: Differs from UIKit: static properties are not found by name.
  public static func value(forKey key: String) -> Any? {
    ClassObjects.report("value(forKey:)", key, of: self)
    return nil
  }

  /// Returns the value for names separated by dots. Reports on the standard error that there is none, and returns nil.
  ///
  /// - Note: Differs from UIKit: static properties are not found by name.
  public static func value(forKeyPath keyPath: String) -> Any? {
    ClassObjects.report("value(forKeyPath:)", keyPath, of: self)
    return nil
  }

  /// Sets a static property by its name. Reports on the standard error that there is none.
  ///
  /// - Note: Differs from UIKit: static properties are not found by name.
  public static func setValue(_ value: Any?, forKey key: String) {
    ClassObjects.report("setValue(_:forKey:)", key, of: self)
  }

  /// Sets a static property by its name. Reports on the standard error that there is none.
  ///
  /// - Note: Differs from UIKit: static properties are not found by name.
  public static func setValue(_ value: Any?, forKeyPath keyPath: String) {
    ClassObjects.report("setValue(_:forKeyPath:)", keyPath, of: self)
  }
}

/// The reports of uses of class objects that have no effect.
enum ClassObjects {
  static func report(_ member: String, _ name: String, of type: Any.Type) {
    ReportedOnce.report(
      "\(type).\(member) of '\(name)' has no effect: static members are not found by name on Linux. Call the member itself."
    )
  }
}
