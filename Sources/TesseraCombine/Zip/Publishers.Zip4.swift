// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that publishes tuples of the first, second, third … values of four publishers.
  ///
  /// Demand is passed to all upstream publishers. Values are buffered until the others have one for the same tuple. The
  /// publisher finishes when an upstream publisher without buffered values has finished, and fails as soon as one fails.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A value of each upstream publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)

    /// The common failure type of the upstream publishers.
    public typealias Failure = A.Failure

    /// The first upstream publisher.
    public let a: A

    /// The second upstream publisher.
    public let b: B

    /// The third upstream publisher.
    public let c: C

    /// The fourth upstream publisher.
    public let d: D

    /// Creates a publisher of tuples from the given publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to the upstream publishers in order, on behalf of the subscriber.
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
