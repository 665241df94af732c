// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that publishes at most one value in each interval, which is either the first or the latest value.
  ///
  /// The first value is published immediately. This includes the current value of a `@Published` property or a
  /// `CurrentValueSubject`. OpenCombine's `Throttle` drops that value, because it requests values from its upstream
  /// before its subscriber can request any.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream publisher's output type.
    public typealias Output = Upstream.Output

    /// The upstream publisher's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are throttled.
    public let upstream: Upstream

    /// The minimum interval between two values.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler on which values and completions are delivered.
    public let scheduler: Context

    /// Whether the latest value of each interval is published instead of the first one.
    public let latest: Bool

    /// Creates a publisher that throttles another publisher's values.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches the subscriber to the upstream publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        ThrottleSubscription(downstream: subscriber, interval: interval, scheduler: scheduler, latest: latest))
    }
  }
}

extension Publisher {
  /// Publishes at most one value in each interval, which is either the first or the latest value.
  ///
  /// The publisher's first value is published immediately. Values and the completion are delivered on the scheduler.
  /// A buffered value is delivered before the completion.
  public func throttle<S: Scheduler & SendableMetatype>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
