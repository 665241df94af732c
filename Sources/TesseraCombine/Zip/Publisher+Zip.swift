// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publisher where Self: SendableMetatype {
  /// Publishes tuples of the first, second, third … values of this publisher and another publisher.
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where Self.Failure == P.Failure {
    .init(self, other)
  }

  /// Publishes the closure's results for the first, second, third … values of this publisher and another publisher.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Self.Failure == P.Failure {
    .init(upstream: Publishers.Zip<Self, P>(self, other)) { transform($0.0, $0.1) }
  }

  /// Publishes tuples of the first, second, third … values of this publisher and two other publishers.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where Self.Failure == P.Failure, P.Failure == Q.Failure {
    .init(self, publisher1, publisher2)
  }

  /// Publishes the closure's results for the first, second, third … values of this publisher and two other publishers.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Self.Failure == P.Failure, P.Failure == Q.Failure {
    .init(upstream: Publishers.Zip3<Self, P, Q>(self, publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes tuples of the first, second, third … values of this publisher and three other publishers.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R> where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    .init(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the closure's results for the first, second, third … values of this publisher and three other publishers.
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
