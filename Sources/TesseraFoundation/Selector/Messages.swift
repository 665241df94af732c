// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The functions that send selectors to objects.
package enum Messages {
  /// Returns whether the object has a method for the selector.
  package static func canSend(_ selector: Selector, to target: AnyObject) -> Bool {
    method(selector, of: target) != nil
  }

  /// Calls the object's method for the selector with as many of the arguments as it accepts, and returns its result. Terminates
  /// the process if there is no such method, as in Objective-C.
  @discardableResult
  package static func send(_ selector: Selector, to target: AnyObject, _ arguments: [Any?]) -> Any {
    guard let method = method(selector, of: target) else {
      raise(
        "NSInvalidArgumentException",
        "-[\(type(of: target)) \(selector)]: unrecognized selector sent to instance. Give the class a method of that "
          + "name with @objc, or send it to another object.")
    }
    switch method.call(target, arguments) {
    case .returned(let result): return result
    case .otherClass: return ()
    case .nameOnly:
      raise(
        "NSInvalidArgumentException",
        "-[\(type(of: target)) \(selector)] cannot be called by its name on Linux. Give the class a method with at most "
          + "two arguments that neither throws nor is asynchronous.")
    case .otherArgument(let value, let wanted):
      raise(
        "NSInvalidArgumentException",
        "-[\(type(of: target)) \(selector)] takes \(wanted), but was sent \(value.map { "\(type(of: $0))" } ?? "nil"). "
          + "Declare the parameter with the type that is sent, or as Any.")
    }
  }

  /// Calls the object's method for the selector, like `send`, if it can be called with the arguments.
  ///
  /// - Returns: Whether it was called.
  @discardableResult
  package static func sendIfPossible(_ selector: Selector, to target: AnyObject, _ arguments: [Any?]) -> Bool {
    guard let method = method(selector, of: target) else { return false }
    if case .returned = method.call(target, arguments) { return true }
    return false
  }

  /// Returns the result of `responds(to:)`, using the object's override if it has one.
  static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
    (target as? any SelectorResponding)?.responds(to: selector) ?? canSend(selector, to: target)
  }

  /// Sends a selector, and returns the object that the method returns.
  static func perform(_ selector: Selector?, on target: AnyObject, arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else {
      raise("NSInvalidArgumentException", "-[\(type(of: target)) performSelector:]: the selector is nil.")
    }
    let result = send(selector, to: target, arguments)
    guard type(of: result) is AnyClass else { return nil }
    // The caller does not own a reference. Objective-C's autorelease pools retain the object until the run loop continues; here
    // the thread retains it until its next result.
    Thread.current.threadDictionary["tessera.perform.result"] = result
    return Unmanaged.passUnretained(result as AnyObject)
  }

  private static func method(_ selector: Selector, of target: AnyObject) -> ExposedMethod? {
    if let method = selector.method, method.isMethod(target) { return method }
    return ExposedMethods.method(selector.name, of: type(of: target))
  }
}
