// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A publisher of events that notifies its subscribers in the order in which they subscribed; see
// PropertyStorage.swift.

import Foundation
internal import OpenCombine

final class EventSource<Output>: Publisher, @unchecked Sendable {
  typealias Failure = Never

  private let lock = NSLock()
  private var subscriptions: [EventSubscription<Output>] = []

  func send(_ value: Output) {
    lock.lock()
    let subscriptions = subscriptions
    lock.unlock()
    for subscription in subscriptions { subscription.deliverValue(value) }
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let subscription = EventSubscription(self, AnySubscriber(subscriber))
    lock.lock()
    subscriptions.append(subscription)
    lock.unlock()
    subscriber.receive(subscription: subscription)
  }

  func remove(_ subscription: EventSubscription<Output>) {
    lock.lock()
    subscriptions.removeAll { $0 === subscription }
    lock.unlock()
  }
}

/// A subscription that delivers events to a subscriber. Events that exceed the subscriber's demand are dropped, as in
/// a Combine subject.
final class EventSubscription<Output>: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  private weak var source: EventSource<Output>?
  private var downstream: AnySubscriber<Output, Never>?
  private var demand = Subscribers.Demand.none

  init(_ source: EventSource<Output>, _ downstream: AnySubscriber<Output, Never>) {
    self.source = source
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    lock.unlock()
  }

  func deliverValue(_ value: Output) {
    lock.lock()
    let receiver = demand > .none ? downstream : nil
    if receiver != nil { demand -= 1 }
    lock.unlock()
    guard let receiver else { return }
    let more = receiver.receive(value)
    lock.lock()
    demand += more
    lock.unlock()
  }

  func cancel() {
    lock.lock()
    let receiver = downstream
    downstream = nil
    lock.unlock()
    withExtendedLifetime(receiver) {}
    source?.remove(self)
  }
}
