// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that merges the values of five publishers as they arrive.
  ///
  /// It finishes when all upstream publishers have finished, and fails as soon as one of them fails. While the demand
  /// is limited, at most one value of each upstream publisher is buffered.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
  {
    /// The upstream publishers' common output type.
    public typealias Output = A.Output

    /// The upstream publishers' common failure type.
    public typealias Failure = A.Failure

    /// The first upstream publisher.
    public let a: A

    /// The second upstream publisher.
    public let b: B

    /// The third upstream publisher.
    public let c: C

    /// The fourth upstream publisher.
    public let d: D

    /// The fifth upstream publisher.
    public let e: E

    /// Creates a publisher that merges the given publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Attaches the subscriber to the upstream publishers, in order.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let inner = MergeSubscription(downstream: subscriber, count: 5)
      subscriber.receive(subscription: inner)
      a.subscribe(MergeSide(parent: inner, index: 0))
      b.subscribe(MergeSide(parent: inner, index: 1))
      c.subscribe(MergeSide(parent: inner, index: 2))
      d.subscribe(MergeSide(parent: inner, index: 3))
      e.subscribe(MergeSide(parent: inner, index: 4))
    }

    /// Returns a publisher that also merges another publisher.
    public func merge<P: Publisher>(
      with other: P
    ) -> Publishers.Merge6<A, B, C, D, E, P> where E.Failure == P.Failure, E.Output == P.Output {
      .init(a, b, c, d, e, other)
    }

    /// Returns a publisher that also merges two more publishers.
    public func merge<Z: Publisher, Y: Publisher>(
      with z: Z, _ y: Y
    ) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
    where E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
      .init(a, b, c, d, e, z, y)
    }

    /// Returns a publisher that also merges three more publishers.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
      with z: Z, _ y: Y, _ x: X
    ) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
    where
      E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
      Y.Failure == X.Failure, Y.Output == X.Output
    {
      .init(a, b, c, d, e, z, y, x)
    }
  }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
