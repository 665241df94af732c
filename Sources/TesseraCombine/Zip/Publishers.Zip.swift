// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publishers {
  /// A publisher that combines the nth values of two publishers in a tuple, and publishes the tuples in order.
  ///
  /// Demand is forwarded to all upstream publishers. A value is buffered until every other publisher has published
  /// the corresponding value. The publisher finishes when an upstream publisher without buffered values has finished,
  /// and fails as soon as one of them fails.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// A tuple with a value from each upstream publisher.
    public typealias Output = (A.Output, B.Output)

    /// The upstream publishers' common failure type.
    public typealias Failure = A.Failure

    /// The first upstream publisher.
    public let a: A

    /// The second upstream publisher.
    public let b: B

    /// Creates a publisher that combines the values of the given publishers in tuples.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches the subscriber to the upstream publishers, in order.
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
