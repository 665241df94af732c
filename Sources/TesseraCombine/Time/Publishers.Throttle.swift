// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that publishes at most one value in each interval: the first or the latest.
  ///
  /// The first value is published immediately, even the current value of a `@Published` property or a `CurrentValueSubject`,
  /// which OpenCombine's `Throttle` drops: it requests values from its upstream before its subscriber can request any.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The output type of the upstream publisher.
    public typealias Output = Upstream.Output

    /// The failure type of the upstream publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are throttled.
    public let upstream: Upstream

    /// The minimum time between two values.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler of values and completions.
    public let scheduler: Context

    /// Whether the latest value of an interval is published instead of the first.
    public let latest: Bool

    /// Creates a publisher that throttles the values of another one.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Subscribes to the upstream publisher on behalf of the subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        ThrottleSubscription(downstream: subscriber, interval: interval, scheduler: scheduler, latest: latest))
    }
  }
}

extension Publisher {
  /// Publishes at most one value in each interval: the first or the latest.
  ///
  /// The very first value is published immediately. Values and the completion arrive on the scheduler; a completion follows a
  /// buffered value.
  public func throttle<S: Scheduler & SendableMetatype>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
