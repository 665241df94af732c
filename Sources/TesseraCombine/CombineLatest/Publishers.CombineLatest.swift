// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that publishes a tuple of the latest values of two publishers whenever one of them publishes, as soon
  /// as each has published once.
  ///
  /// A request is passed on to all upstream publishers. Of each, the latest value is kept; a combination that nobody asked
  /// for is dropped. The publisher finishes when all upstream publishers have, and fails as soon as one of them fails.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The latest value of each upstream publisher.
    public typealias Output = (A.Output, B.Output)

    /// The failure that the upstream publishers have in common.
    public typealias Failure = A.Failure

    /// The first upstream publisher.
    public let a: A

    /// The second upstream publisher.
    public let b: B

    /// Combines the latest values of the given publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to the upstream publishers, in their order, on behalf of the subscriber.
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
