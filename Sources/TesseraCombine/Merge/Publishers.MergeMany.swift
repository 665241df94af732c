// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that merges the values of any number of publishers of the same type as they arrive.
  ///
  /// It finishes when all upstream publishers have finished, or immediately if there are none. It fails as soon as
  /// one of them fails. While the demand is limited, at most one value of each upstream publisher is buffered.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The upstream publishers' output type.
    public typealias Output = Upstream.Output

    /// The upstream publishers' failure type.
    public typealias Failure = Upstream.Failure

    /// The merged publishers.
    public let publishers: [Upstream]

    /// Creates a publisher that merges the given publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher that merges the publishers in a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches the subscriber to the upstream publishers, in order.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let inner = MergeSubscription(downstream: subscriber, count: publishers.count)
      subscriber.receive(subscription: inner)
      inner.finishIfEmpty()
      for (index, publisher) in publishers.enumerated() { publisher.subscribe(MergeSide(parent: inner, index: index)) }
    }

    /// Returns a publisher that also merges another publisher.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      .init(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
