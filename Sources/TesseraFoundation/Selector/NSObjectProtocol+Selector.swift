// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The methods of NSObject that use selectors. They are declared in an extension of the protocol, because other
// modules can't add overridable methods to Foundation's NSObject. A class may declare methods with the same names.

public import Foundation

/// A class that determines which selectors it responds to. UIKit's responders conform. The porting tool adds the
/// conformance to classes that override `responds(to:)`.
public protocol SelectorResponding: AnyObject {
  /// Returns whether the object responds to a selector.
  func responds(to aSelector: Selector!) -> Bool
}

extension NSObjectProtocol {
  /// Returns whether the object responds to a selector. The method is either the one from which the selector was
  /// created, or a method that the class exposes under the selector's name.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return Messages.responds(self, to: aSelector)
  }

  /// Synchronously calls a method without parameters and returns its result, which is an object or nil. Terminates
  /// the process if the object has no such method.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Messages.perform(aSelector, on: self, arguments: [])
  }

  /// Synchronously calls a method with one argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Messages.perform(aSelector, on: self, arguments: [object])
  }

  /// Synchronously calls a method with two arguments.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    Messages.perform(aSelector, on: self, arguments: [object1, object2])
  }

  /// Calls a method on the current thread's run loop after a delay in seconds. Retains the object until the method is
  /// called.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a method on the current thread's run loop, in one of the given modes, after a delay in seconds.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    DelayedPerforms.schedule(aSelector, on: self, argument: anArgument, delay: delay, modes: modes)
  }

  /// Calls a method on the main thread, synchronously if `wait` is true.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let (target, argument) = (self as AnyObject, arg)
    if MainQueue.isCurrent, wait {
      Messages.send(aSelector, to: target, [argument])
      return
    }
    let call = BlockOperation { Messages.send(aSelector, to: target, [argument]) }
    OperationQueue.main.addOperations([call], waitUntilFinished: wait)
  }

  /// Calls a method on a background thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (target, argument) = (self as AnyObject, arg)
    Thread.detachNewThread { Messages.send(aSelector, to: target, [argument]) }
  }

  /// Cancels all delayed calls to the object on the current thread's run loop.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerforms.cancel(aTarget as AnyObject) { _ in true }
  }

  /// Cancels the delayed calls to the object with a selector and an equal argument.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedPerforms.cancel(aTarget as AnyObject) {
      $0.selector == aSelector && DelayedPerforms.areEqual($0.argument, anArgument)
    }
  }

  /// Returns whether instances of the class respond to a selector.
  public static func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return ExposedMethods.method(aSelector.name, of: self) != nil
  }
}
