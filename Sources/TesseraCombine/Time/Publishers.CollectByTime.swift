// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that collects values over time and publishes them as arrays.
  ///
  /// The first interval starts with the subscription. Nothing is published for an interval without values. If the
  /// upstream publisher finishes, the remaining values are published before the completion. If it fails, they are
  /// dropped. Arrays and completions are delivered on the scheduler. Values are buffered while there is no demand.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// A nonempty array of the upstream publisher's values.
    public typealias Output = [Upstream.Output]

    /// The upstream publisher's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// The scheduler, the interval and, optionally, the maximum number of values in an array.
    public let strategy: Publishers.TimeGroupingStrategy<Context>

    /// The scheduler options for each action.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that collects another publisher's values.
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches the subscriber to the upstream publisher.
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
