// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A value, its subscribers, and the subscriptions that feed it.
//
// OpenCombine's subjects keep subscribers in a set: who hears first differs from run to run. Here they hear in the order of
// their subscription, so that a screen is built the same way every time. Subscribers fetch the value rather than being
// handed it: when one of them sets it anew, those after it get the newer value once and never an older one after it.
//
// Subscribers keep the storage alive, so that a property made on the spot, as in `$0.bind(\.text) <~ Property(...)`, lasts
// as long as its subscription.

import Foundation
internal import OpenCombine

final class PropertyStorage<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value
  private var version = 0
  private var isFinished: Bool
  private var subscribers: [any PropertySubscriber] = []
  private var kept: [AnyCancellable] = []

  /// A finished storage never changes: subscribers get the value and the end.
  init(_ value: Value, isFinished: Bool = false) {
    current = value
    self.isFinished = isFinished
  }

  var value: Value {
    get { state.value }
    set { set(newValue) }
  }

  var state: (value: Value, version: Int) {
    lock.lock()
    defer { lock.unlock() }
    return (current, version)
  }

  private func set(_ newValue: Value) {
    lock.lock()
    let old = current
    current = newValue
    version += 1
    let subscribers = subscribers
    lock.unlock()
    // The old value goes without the lock: what it holds may come back here when it dies.
    withExtendedLifetime(old) {}
    for subscriber in subscribers { subscriber.valueDidChange() }
  }

  /// Keeps a subscription that feeds the value.
  func keep(_ cancellable: AnyCancellable) {
    lock.lock()
    defer { lock.unlock() }
    kept.append(cancellable)
  }

  /// Tells subscribers that no more changes come.
  func finish() {
    lock.lock()
    isFinished = true
    let subscribers = subscribers
    self.subscribers = []
    lock.unlock()
    for subscriber in subscribers { subscriber.finish() }
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    let subscription = PropertySubscription(self, subscriber)
    lock.lock()
    let isOver = isFinished
    if !isOver { subscribers.append(subscription) }
    lock.unlock()
    if isOver {
      Just(value).receive(subscriber: subscriber)
    } else {
      subscriber.receive(subscription: subscription)
    }
  }

  func remove(_ subscriber: any PropertySubscriber) {
    lock.lock()
    subscribers.removeAll { $0 === subscriber }
    lock.unlock()
  }
}

/// A receiver of a property's changes.
protocol PropertySubscriber: AnyObject {
  func valueDidChange()
  func finish()
}

/// Brings a property's values to a subscriber, as many as it asks for.
private final class PropertySubscription<Downstream: Subscriber>: Subscription, PropertySubscriber, @unchecked Sendable
where Downstream.Failure == Never {
  private let lock = NSLock()
  private var storage: PropertyStorage<Downstream.Input>?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var delivered = -1

  init(_ storage: PropertyStorage<Downstream.Input>, _ downstream: Downstream) {
    self.storage = storage
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    lock.unlock()
    valueDidChange()
  }

  func valueDidChange() {
    while let (downstream, value) = next() {
      let more = downstream.receive(value)
      lock.lock()
      demand += more
      lock.unlock()
    }
  }

  /// The current value, if the subscriber wants one and has not had it yet.
  private func next() -> (Downstream, Downstream.Input)? {
    lock.lock()
    defer { lock.unlock() }
    guard let downstream, let state = storage?.state, demand > .none, state.version > delivered else { return nil }
    delivered = state.version
    demand -= 1
    return (downstream, state.value)
  }

  func finish() {
    take()?.downstream?.receive(completion: .finished)
  }

  func cancel() {
    take()?.storage?.remove(self)
  }

  private func take() -> (storage: PropertyStorage<Downstream.Input>?, downstream: Downstream?)? {
    lock.lock()
    defer { lock.unlock() }
    let ends = (storage, downstream)
    (storage, downstream) = (nil, nil)
    return ends
  }
}
