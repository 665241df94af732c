// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that combines the nth values of four publishers in a tuple, and publishes the tuples in order.
  ///
  /// Demand is forwarded to all upstream publishers. A value is buffered until every other publisher has published
  /// the corresponding value. The publisher finishes when an upstream publisher without buffered values has finished,
  /// and fails as soon as one of them fails.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A tuple with a value from each upstream publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)

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

    /// Creates a publisher that combines the values of the given publishers in tuples.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches the subscriber to the upstream publishers, in order.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      typealias Queues = (a: Queue<A.Output>, b: Queue<B.Output>, c: Queue<C.Output>, d: Queue<D.Output>)
      let inner = ZipSubscription<Downstream, Queues>(
        downstream: subscriber, count: 4, queues: (Queue(), Queue(), Queue(), Queue())
      ) { ($0.a.removeFirst(), $0.b.removeFirst(), $0.c.removeFirst(), $0.d.removeFirst()) }
      a.subscribe(ZipSide<Downstream, Queues, A.Output>(inner, 0) { $0.a.append($1) })
      b.subscribe(ZipSide<Downstream, Queues, B.Output>(inner, 1) { $0.b.append($1) })
      c.subscribe(ZipSide<Downstream, Queues, C.Output>(inner, 2) { $0.c.append($1) })
      d.subscribe(ZipSide<Downstream, Queues, D.Output>(inner, 3) { $0.d.append($1) })
    }
  }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
