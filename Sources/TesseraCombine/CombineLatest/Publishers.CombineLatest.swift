// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that combines the latest values of two publishers. Once every publisher has published a value, it
  /// publishes a tuple whenever one of them publishes.
  ///
  /// Demand is forwarded to all upstream publishers. The latest value of each one is stored. Combinations are dropped
  /// while there is no demand. The publisher finishes when all upstream publishers have finished, and fails as soon
  /// as one of them fails.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// A tuple with the latest value of each upstream publisher.
    public typealias Output = (A.Output, B.Output)

    /// The upstream publishers' common failure type.
    public typealias Failure = A.Failure

    /// The first upstream publisher.
    public let a: A

    /// The second upstream publisher.
    public let b: B

    /// Creates a publisher that combines the latest values of the given publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches the subscriber to the upstream publishers, in order.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      typealias Latest = (a: A.Output?, b: B.Output?)
      let inner = CombineLatestSubscription<Downstream, Latest>(
        downstream: subscriber, count: 2, latest: (nil, nil)
      ) { latest in
        guard let a = latest.a, let b = latest.b else { return nil }
        return (a, b)
      }
      a.subscribe(CombineLatestSide<Downstream, Latest, A.Output>(inner, 0) { $0.a = $1 })
      b.subscribe(CombineLatestSide<Downstream, Latest, B.Output>(inner, 1) { $0.b = $1 })
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
