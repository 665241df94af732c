// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that publishes tuples of the first, second, third … values of two publishers.
  ///
  /// Demand is passed to all upstream publishers. Values are buffered until the others have one for the same tuple. The
  /// publisher finishes when an upstream publisher without buffered values has finished, and fails as soon as one fails.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// A value of each upstream publisher.
    public typealias Output = (A.Output, B.Output)

    /// The common failure type of the upstream publishers.
    public typealias Failure = A.Failure

    /// The first upstream publisher.
    public let a: A

    /// The second upstream publisher.
    public let b: B

    /// Creates a publisher of tuples from the given publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to the upstream publishers in order, on behalf of the subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      typealias Queues = (a: Queue<A.Output>, b: Queue<B.Output>)
      let inner = ZipSubscription<Downstream, Queues>(
        downstream: subscriber, count: 2, queues: (Queue(), Queue())
      ) { ($0.a.removeFirst(), $0.b.removeFirst()) }
      a.subscribe(ZipSide<Downstream, Queues, A.Output>(inner, 0) { $0.a.append($1) })
      b.subscribe(ZipSide<Downstream, Queues, B.Output>(inner, 1) { $0.b.append($1) })
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
