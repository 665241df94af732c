// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that collects values over time and publishes them as arrays.
  ///
  /// Intervals follow each other from the moment of the subscription. An interval in which nothing came publishes nothing.
  /// When the upstream publisher finishes, the rest is published before the completion; when it fails, the rest is dropped.
  /// Arrays and completions arrive on the scheduler. Values that come while nobody asks for an array are kept.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Several values of the upstream publisher, never none.
    public typealias Output = [Upstream.Output]

    /// The failure of the upstream publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// The scheduler, the interval, and at most how many values an array holds.
    public let strategy: Publishers.TimeGroupingStrategy<Context>

    /// What the scheduler is told when it gets an action.
    public let options: Context.SchedulerOptions?

    /// Collects the values of a publisher.
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
  /// keystrokes.collect(.byTime(DispatchQueue.main, .seconds(1)))   // once a second, what was typed in it
  /// ```
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    .init(upstream: self, strategy: strategy, options: options)
  }
}
