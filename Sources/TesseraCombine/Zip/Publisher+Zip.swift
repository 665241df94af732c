// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publisher where Self: SendableMetatype {
  /// Combines the nth values of this publisher and another publisher in a tuple, and publishes the tuples in order.
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where Self.Failure == P.Failure {
    .init(self, other)
  }

  /// Combines the nth values of this publisher and another publisher with a closure, and publishes the results in
  /// order.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Self.Failure == P.Failure {
    .init(upstream: Publishers.Zip<Self, P>(self, other)) { transform($0.0, $0.1) }
  }

  /// Combines the nth values of this publisher and two other publishers in a tuple, and publishes the tuples in
  /// order.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where Self.Failure == P.Failure, P.Failure == Q.Failure {
    .init(self, publisher1, publisher2)
  }

  /// Combines the nth values of this publisher and two other publishers with a closure, and publishes the results in
  /// order.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Self.Failure == P.Failure, P.Failure == Q.Failure {
    .init(upstream: Publishers.Zip3<Self, P, Q>(self, publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
  }

  /// Combines the nth values of this publisher and three other publishers in a tuple, and publishes the tuples in
  /// order.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R> where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    .init(self, publisher1, publisher2, publisher3)
  }

  /// Combines the nth values of this publisher and three other publishers with a closure, and publishes the results
  /// in order.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    .init(upstream: Publishers.Zip4<Self, P, Q, R>(self, publisher1, publisher2, publisher3)) {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}
