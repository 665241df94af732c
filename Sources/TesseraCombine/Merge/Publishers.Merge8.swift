// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that merges the values of eight publishers as they arrive.
  ///
  /// It finishes when all upstream publishers have finished, and fails as soon as one of them fails. While the demand
  /// is limited, at most one value of each upstream publisher is buffered.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
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

    /// The sixth upstream publisher.
    public let f: F

    /// The seventh upstream publisher.
    public let g: G

    /// The eighth upstream publisher.
    public let h: H

    /// Creates a publisher that merges the given publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Attaches the subscriber to the upstream publishers, in order.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let inner = MergeSubscription(downstream: subscriber, count: 8)
      subscriber.receive(subscription: inner)
      a.subscribe(MergeSide(parent: inner, index: 0))
      b.subscribe(MergeSide(parent: inner, index: 1))
      c.subscribe(MergeSide(parent: inner, index: 2))
      d.subscribe(MergeSide(parent: inner, index: 3))
      e.subscribe(MergeSide(parent: inner, index: 4))
      f.subscribe(MergeSide(parent: inner, index: 5))
      g.subscribe(MergeSide(parent: inner, index: 6))
      h.subscribe(MergeSide(parent: inner, index: 7))
    }
  }
}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
