// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Dispatch
public import OpenCombine

/// A dispatch queue as a scheduler.
extension DispatchQueue: @retroactive Scheduler {
  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// The minimum tolerance: none.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs the action on the queue, never immediately.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
  }

  /// Runs the action on the queue, at the given time or soon after.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedSendable(action)
    let group = options?.group
    // The group waits for the action from now on, as for one that is dispatched immediately.
    group?.enter()
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.value()
      group?.leave()
    }
  }

  /// Runs the action on the queue at the given time and then after each interval, until the result is canceled or released.
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
