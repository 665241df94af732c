// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that publishes at most one value in each interval: the first that came in it, or the latest.
  ///
  /// The first value comes at once, also the current value of a `@Published` property or a `CurrentValueSubject`, which
  /// OpenCombine's `Throttle` drops: it asks its upstream for values before its subscriber can ask for any.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output

    /// The failure of the upstream publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are thinned out.
    public let upstream: Upstream

    /// The least time between two values.
    public let interval: Context.SchedulerTimeType.Stride

    /// Where values and completions arrive.
    public let scheduler: Context

    /// Whether the latest value of an interval is published, and not its first.
    public let latest: Bool

    /// Thins out the values of a publisher.
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
  /// Publishes at most one value in each interval: the first that came in it, or the latest.
  ///
  /// The first value of all is published at once. Values and the completion arrive on the scheduler; a completion that comes
  /// while a value waits arrives right after that value.
  public func throttle<S: Scheduler & SendableMetatype>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
