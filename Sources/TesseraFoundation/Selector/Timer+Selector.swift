// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Timers that send selectors. Foundation's timer answers nil for `userInfo`, so these are of a subclass; an initialiser can
// return one only as a protocol's.

public import Foundation

/// What is made with a target and a selector to be sent at times: timers.
public protocol SelectorTimerSource {}

extension Timer: SelectorTimerSource {
  /// Returns a timer that sends a selector to a target, with itself as the argument, already added to this thread's run loop.
  /// It keeps the target until it is invalidated.
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
  /// Creates a timer that sends a selector to a target, with itself as the argument. It keeps the target until it is
  /// invalidated. It runs once it is added to a run loop.
  ///
  /// - Parameters:
  ///   - ti: Seconds; 0 and less count as 0.1 milliseconds.
  ///   - aTarget: What the selector is sent to.
  ///   - aSelector: The method, without an argument or with the timer as one.
  ///   - userInfo: Kept for whoever asks the timer for it.
  ///   - yesOrNo: Whether it fires until it is invalidated, or once.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: max(ti, 0.0001)), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that sends a selector to a target, the first time at a date.
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
