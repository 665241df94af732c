// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that collects values over time and publishes them as arrays.
  ///
  /// The first interval starts with the subscription. Intervals without values publish nothing. Remaining values are published
  /// before the completion if the upstream publisher finishes, and dropped if it fails. Arrays and completions are delivered on
  /// the scheduler. Values are buffered while there is no demand.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// A non-empty array of the upstream publisher's values.
    public typealias Output = [Upstream.Output]

    /// The failure type of the upstream publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// The scheduler, the interval, and the maximum number of values in an array.
    public let strategy: Publishers.TimeGroupingStrategy<Context>

    /// The scheduler's options for each action.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that collects the values of another one.
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Subscribes to the upstream publisher on behalf of the subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        CollectByTimeSubscription<Upstream.Output, Downstream, Context>(
          downstream: subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// Collects values over time and publishes them as arrays.
  ///
  /// ```swift
  /// keystrokes.collect(.byTime(DispatchQueue.main, .seconds(1)))   // the keystrokes of each second
  /// ```
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    .init(upstream: self, strategy: strategy, options: options)
  }
}
