// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Timers that send selectors. They are instances of a Timer subclass, because the `userInfo` of Foundation's Timer is
// always nil. The initializers are in a protocol extension, because an initializer of a class can't return a subclass
// instance.

public import Foundation

/// A type that can be created with a target and a selector. Only `Timer` conforms.
public protocol SelectorTimerSource {}

extension Timer: SelectorTimerSource {
  /// Returns a timer that sends a selector to a target, with the timer as the argument. The timer is added to the
  /// current thread's run loop and retains the target until it is invalidated.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

extension SelectorTimerSource where Self: Timer {
  /// Creates a timer that sends a selector to a target, with the timer as the argument. The timer retains the target
  /// until it is invalidated, and does not fire until it is added to a run loop.
  ///
  /// - Parameters:
  ///   - ti: The interval in seconds. Values of 0 or less are treated as 0.1 milliseconds.
  ///   - aTarget: The target of the selector.
  ///   - aSelector: A method without parameters or with the timer as its parameter.
  ///   - userInfo: The timer's user info.
  ///   - yesOrNo: Whether the timer repeats until it is invalidated.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: max(ti, 0.0001)), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that first sends a selector to a target at the given date.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    nonisolated(unsafe) let target = t as AnyObject
    let timer = SelectorTimer(fire: date, interval: max(ti, 0.0001), repeats: rep) {
      Messages.send(s, to: target, [$0])
    }
    timer.info = ui
    guard let made = timer as? Self else {
      raise("NSInvalidArgumentException", "\(Self.self) takes no target and selector; only Timer itself does.")
    }
    self = made
  }
}

private final class SelectorTimer: Timer {
  var info: Any?

  override var userInfo: Any? { info }
}
