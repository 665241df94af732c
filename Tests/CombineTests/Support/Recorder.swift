// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine

/// A subscriber that requests values as directed by a test, and records events as strings: the descriptions of
/// values, followed by `finished` or the failure.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
  private let initial: Subscribers.Demand
  private let perValue: Subscribers.Demand
  private(set) var events: [String] = []
  private(set) var subscription: (any Subscription)?
  private(set) var subscriptions = 0
  var onValue: ((Input) -> Void)?

  /// - Parameters:
  ///   - initial: The demand at the time of subscription.
  ///   - perValue: The additional demand returned for each value.
  init(_ initial: Subscribers.Demand = .unlimited, perValue: Subscribers.Demand = .none) {
    self.initial = initial
    self.perValue = perValue
  }

  func receive(subscription: any Subscription) {
    subscriptions += 1
    self.subscription = subscription
    if initial > .none { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("\(input)")
    onValue?(input)
    return perValue
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("finished")
    case .failure(let error): events.append("\(error)")
    }
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() { subscription?.cancel() }

  /// Returns the events recorded since the last call, and removes them.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

extension Publisher {
  /// Subscribes a new recorder and returns it.
  func record(
    _ initial: Subscribers.Demand = .unlimited, perValue: Subscribers.Demand = .none
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(initial, perValue: perValue)
    subscribe(recorder)
    return recorder
  }
}
