// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that combines the latest values of three publishers. Once every publisher has published a value, it
  /// publishes a tuple whenever one of them publishes.
  ///
  /// Demand is forwarded to all upstream publishers. The latest value of each one is stored. Combinations are dropped
  /// while there is no demand. The publisher finishes when all upstream publishers have finished, and fails as soon
  /// as one of them fails.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A tuple with the latest value of each upstream publisher.
    public typealias Output = (A.Output, B.Output, C.Output)

    /// The upstream publishers' common failure type.
    public typealias Failure = A.Failure

    /// The first upstream publisher.
    public let a: A

    /// The second upstream publisher.
    public let b: B

    /// The third upstream publisher.
    public let c: C

    /// Creates a publisher that combines the latest values of the given publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches the subscriber to the upstream publishers, in order.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      typealias Latest = (a: A.Output?, b: B.Output?, c: C.Output?)
      let inner = CombineLatestSubscription<Downstream, Latest>(
        downstream: subscriber, count: 3, latest: (nil, nil, nil)
      ) { latest in
        guard let a = latest.a, let b = latest.b, let c = latest.c else { return nil }
        return (a, b, c)
      }
      a.subscribe(CombineLatestSide<Downstream, Latest, A.Output>(inner, 0) { $0.a = $1 })
      b.subscribe(CombineLatestSide<Downstream, Latest, B.Output>(inner, 1) { $0.b = $1 })
      c.subscribe(CombineLatestSide<Downstream, Latest, C.Output>(inner, 2) { $0.c = $1 })
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
