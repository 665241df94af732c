// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import OpenCombine

/// A run loop as a scheduler: actions run in its default mode, in the order in which they were scheduled.
extension RunLoop: @retroactive Scheduler {
  /// The current date.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The minimum tolerance: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs the action in the next turn of the loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    perform { action.value() }
    // A sleeping loop does not notice a block from another thread; a timer wakes it up.
    if RunLoop.current !== self { add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default) }
  }

  /// Runs the action once, at the given time or soon after.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedSendable(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  /// Runs the action at the given time and then after each interval, until the result is canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = UncheckedSendable(action)
    let timer = Timer(fire: date.date, interval: max(interval.timeInterval, 0.0001), repeats: true) { _ in
      action.value()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
