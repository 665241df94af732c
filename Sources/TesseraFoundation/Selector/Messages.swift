// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Functions that send selectors to objects.
package enum Messages {
  /// Returns whether the object responds to a selector.
  package static func canSend(_ selector: Selector, to target: AnyObject) -> Bool {
    method(selector, of: target) != nil
  }

  /// Calls the object's method for a selector with as many arguments as the method accepts, and returns its result.
  /// As in Objective-C, terminates the process if there is no such method.
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

  /// Calls the object's method for a selector, like `send`, if it can be called with the arguments.
  ///
  /// - Returns: Whether the method was called.
  @discardableResult
  package static func sendIfPossible(_ selector: Selector, to target: AnyObject, _ arguments: [Any?]) -> Bool {
    guard let method = method(selector, of: target) else { return false }
    if case .returned = method.call(target, arguments) { return true }
    return false
  }

  /// Returns the result of `responds(to:)`, including the object's override of this method.
  static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
    (target as? any SelectorResponding)?.responds(to: selector) ?? canSend(selector, to: target)
  }

  /// Sends a selector and returns the object that the method returns.
  static func perform(_ selector: Selector?, on target: AnyObject, arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else {
      raise("NSInvalidArgumentException", "-[\(type(of: target)) performSelector:]: the selector is nil.")
    }
    let result = send(selector, to: target, arguments)
    guard type(of: result) is AnyClass else { return nil }
    // The caller does not own a reference to the result. Objective-C retains the result in an autorelease pool until
    // the next run-loop iteration. Tessera retains it in the thread's dictionary until the next call.
    Thread.current.threadDictionary["tessera.perform.result"] = result
    return Unmanaged.passUnretained(result as AnyObject)
  }

  private static func method(_ selector: Selector, of target: AnyObject) -> ExposedMethod? {
    if let method = selector.method, method.isMethod(target) { return method }
    return ExposedMethods.method(selector.name, of: type(of: target))
  }
}
