// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that publishes the values of any number of publishers of one type as they come.
  ///
  /// It finishes when all upstream publishers have finished, at once if there is none, and fails as soon as one of them fails.
  /// While its subscriber limits its demand, one value of each upstream publisher waits at most.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values of the upstream publishers.
    public typealias Output = Upstream.Output

    /// The failure of the upstream publishers.
    public typealias Failure = Upstream.Failure

    /// The publishers that are merged.
    public let publishers: [Upstream]

    /// Merges the given publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Merges the publishers of the sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Subscribes to the upstream publishers, in their order, on behalf of the subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let inner = MergeSubscription(downstream: subscriber, count: publishers.count)
      subscriber.receive(subscription: inner)
      inner.finishIfEmpty()
      for (index, publisher) in publishers.enumerated() { publisher.subscribe(MergeSide(inner, index)) }
    }

    /// Merges another publisher as well.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      .init(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
