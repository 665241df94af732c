// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// NSObject's members that take selectors. They are members of the protocol, as Foundation's class takes no overridable
// ones from other modules: a class may declare its own under the same name.

public import Foundation

/// Classes that decide themselves which selectors they respond to. UIKit's responders do; the porting tool adds it to
/// classes whose `responds(to:)` overrides that of NSObject.
public protocol SelectorResponding: AnyObject {
  /// Returns whether the object has a method for the selector.
  func responds(to aSelector: Selector!) -> Bool
}

extension NSObjectProtocol {
  /// Returns whether the object has a method for the selector: the one that the selector was made of, or one that its class
  /// exposes under that name.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return Messages.responds(self, to: aSelector)
  }

  /// Calls a method without arguments, now. An object without such a method ends the process. The result is the
  /// object that the method returns, or nil.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Messages.perform(aSelector, self, [])
  }

  /// Calls a method with one argument, now.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Messages.perform(aSelector, self, [object])
  }

  /// Calls a method with two arguments, now.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    Messages.perform(aSelector, self, [object1, object2])
  }

  /// Calls a method from this thread's run loop, in so many seconds at the earliest. The object is kept until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a method from this thread's run loop in one of the modes, in so many seconds at the earliest.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    DelayedPerforms.add(aSelector, self, anArgument, delay, modes)
  }

  /// Calls a method on the main thread; where `wait` says so, before it returns.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let (target, argument) = (self as AnyObject, arg)
    if MainQueue.isCurrent, wait {
      Messages.send(aSelector, to: target, [argument])
      return
    }
    let call = BlockOperation { Messages.send(aSelector, to: target, [argument]) }
    OperationQueue.main.addOperations([call], waitUntilFinished: wait)
  }

  /// Calls a method on another thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (target, argument) = (self as AnyObject, arg)
    Thread.detachNewThread { Messages.send(aSelector, to: target, [argument]) }
  }

  /// Forgets the calls with a delay that are still to come on this thread's run loop for the object.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerforms.cancel(aTarget as AnyObject) { _ in true }
  }

  /// Forgets those of one selector and an equal argument.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedPerforms.cancel(aTarget as AnyObject) {
      $0.selector == aSelector && DelayedPerforms.areEqual($0.argument, anArgument)
    }
  }

  /// Returns whether objects of the class have a method that the class exposes under the selector's name.
  public static func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return ExposedMethods.method(aSelector.name, of: self) != nil
  }
}
