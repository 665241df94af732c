// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publisher {
  /// Combines the latest values of this publisher and another publisher in a tuple. Once every publisher has
  /// published a value, publishes a tuple whenever one of them publishes.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where Self.Failure == P.Failure {
    .init(self, other)
  }

  /// Combines the latest values of this publisher and another publisher with a closure. Once every publisher has
  /// published a value, publishes the closure's result whenever one of them publishes.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Self.Failure == P.Failure {
    .init(upstream: combineLatest(other)) { transform($0.0, $0.1) }
  }

  /// Combines the latest values of this publisher and two other publishers in a tuple. Once every publisher has
  /// published a value, publishes a tuple whenever one of them publishes.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Self.Failure == P.Failure, P.Failure == Q.Failure {
    .init(self, publisher1, publisher2)
  }

  /// Combines the latest values of this publisher and two other publishers with a closure. Once every publisher has
  /// published a value, publishes the closure's result whenever one of them publishes.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Self.Failure == P.Failure, P.Failure == Q.Failure {
    .init(upstream: combineLatest(publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
  }

  /// Combines the latest values of this publisher and three other publishers in a tuple. Once every publisher has
  /// published a value, publishes a tuple whenever one of them publishes.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    .init(self, publisher1, publisher2, publisher3)
  }

  /// Combines the latest values of this publisher and three other publishers with a closure. Once every publisher has
  /// published a value, publishes the closure's result whenever one of them publishes.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    .init(upstream: combineLatest(publisher1, publisher2, publisher3)) { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
