// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Timers that send selectors. The `userInfo` of Foundation's timer is always nil, so these are instances of a subclass; only an
// initializer of a protocol can return a subclass.

public import Foundation

/// A type that is created with a target and a selector to send: timers.
public protocol SelectorTimerSource {}

extension Timer: SelectorTimerSource {
  /// Returns a timer that sends a selector to a target, with itself as the argument. It is already added to this thread's run
  /// loop, and retains the target until it is invalidated.
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
  /// Creates a timer that sends a selector to a target, with itself as the argument. It retains the target until it is
  /// invalidated, and fires only after it is added to a run loop.
  ///
  /// - Parameters:
  ///   - ti: The interval in seconds; 0 and less count as 0.1 milliseconds.
  ///   - aTarget: The target of the selector.
  ///   - aSelector: The method, without parameters or with the timer as its parameter.
  ///   - userInfo: The user info of the timer.
  ///   - yesOrNo: Whether it repeats until it is invalidated.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: max(ti, 0.0001)), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that sends a selector to a target, for the first time at a date.
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
