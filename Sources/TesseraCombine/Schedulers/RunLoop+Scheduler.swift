// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import OpenCombine

/// Makes run loops schedulers. Actions run in the default mode, in the order in which they were scheduled.
extension RunLoop: @retroactive Scheduler {
  /// The current date.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Performs the action in the next iteration of the run loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    perform { action.value() }
    // A run loop that is waiting does not notice a block from another thread, so a timer wakes it up.
    if RunLoop.current !== self { add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default) }
  }

  /// Performs the action once, at or shortly after a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedSendable(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  /// Performs the action at a time and then after each interval, until the returned object is canceled.
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
