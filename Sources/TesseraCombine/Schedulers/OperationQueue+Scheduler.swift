// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import OpenCombine

/// Makes operation queues schedulers. Each action is added as an operation.
extension OperationQueue: @retroactive Scheduler {
  /// The current date.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds the action as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    addOperation { action.value() }
  }

  /// Adds the action as an operation at or shortly after a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedSendable(action)
    let delay = max(0, now.distance(to: date).timeInterval)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in addOperation { action.value() } }
  }

  /// Adds the action as an operation at a time and then after each interval, until the returned object is canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let delay = max(0, now.distance(to: date).timeInterval)
    return DispatchTimer(
      deadline: .now() + delay, interval: .nanoseconds(Int(clamping: interval.timeInterval * 1e9)),
      tolerance: .nanoseconds(Int(clamping: tolerance.timeInterval * 1e9)), queue: .global()
    ) { [self] timer in
      let action = UncheckedSendable(action)
      // Operations that are queued when the timer is canceled have no effect.
      addOperation { if !timer.isCancelled { action.value() } }
    }
  }
}
