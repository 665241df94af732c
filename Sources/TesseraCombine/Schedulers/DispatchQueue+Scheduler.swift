// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Dispatch
public import OpenCombine

/// Makes dispatch queues schedulers.
extension DispatchQueue: @retroactive Scheduler {
  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Performs the action asynchronously on the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
  }

  /// Performs the action on the queue at or shortly after a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedSendable(action)
    let group = options?.group
    // Enter the group now, as for an action that is dispatched immediately.
    group?.enter()
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.value()
      group?.leave()
    }
  }

  /// Performs the action on the queue at a time and then after each interval, until the returned object is canceled
  /// or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchTimer(
      deadline: date.dispatchTime, interval: interval.timeInterval, tolerance: tolerance.timeInterval, queue: self,
      qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { _ in action() }
  }
}
