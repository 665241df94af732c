// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine

/// A publisher for a single subscriber. It logs demands and cancellations as text, and publishes the values that a
/// test sends.
final class Probe<Output, Failure: Error>: Publisher {
  private(set) var log: [String] = []
  private var subscriber: AnySubscriber<Output, Failure>?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
    subscriber.receive(subscription: Inner(self))
  }

  /// Sends a value regardless of demand, and returns the subscriber's additional demand.
  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }

  func send(completion: Subscribers.Completion<Failure>) { subscriber?.receive(completion: completion) }

  private final class Inner: Subscription {
    let probe: Probe

    init(_ probe: Probe) { self.probe = probe }

    func request(_ demand: Subscribers.Demand) {
      probe.log.append(demand.max.map { "\($0)" } ?? "unlimited")
    }

    func cancel() { probe.log.append("cancel") }
  }
}

enum TestError: Error, CustomStringConvertible {
  case first, second

  var description: String { self == .first ? "first error" : "second error" }
}
