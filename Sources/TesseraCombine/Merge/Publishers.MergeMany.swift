// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that publishes the values of any number of publishers of one type as they arrive.
  ///
  /// It finishes when all upstream publishers have finished, immediately if there are none, and fails as soon as one of them
  /// fails. While demand is limited, at most one value of each upstream publisher is buffered.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The output type of the upstream publishers.
    public typealias Output = Upstream.Output

    /// The failure type of the upstream publishers.
    public typealias Failure = Upstream.Failure

    /// The publishers that are merged.
    public let publishers: [Upstream]

    /// Creates a merge of the given publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a merge of the publishers in the sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Subscribes to the upstream publishers in order, on behalf of the subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let inner = MergeSubscription(downstream: subscriber, count: publishers.count)
      subscriber.receive(subscription: inner)
      inner.finishIfEmpty()
      for (index, publisher) in publishers.enumerated() { publisher.subscribe(MergeSide(parent: inner, index: index)) }
    }

    /// Returns a merge with another publisher.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      .init(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
