// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A value, its subscribers, and the subscriptions that update it.
//
// OpenCombine's subjects store subscribers in a set, so the notification order differs between runs. This storage
// notifies subscribers in the order in which they subscribed, so that a screen is always built in the same way.
// Subscribers fetch the value instead of receiving it. Therefore, if a subscriber sets the value again, the
// subscribers that follow receive the newer value once, and never an older value afterward. Only one thread at a time
// delivers values to a subscriber. Another thread does not wait, but leaves its value to the delivering thread, so
// that subscribers that set each other's properties can't deadlock.
//
// Subscribers retain the storage. A temporary property, as in `$0.bind(\.text) <~ Property(...)`, therefore exists as
// long as its subscription.

import Foundation
internal import OpenCombine

final class PropertyStorage<Value>: @unchecked Sendable {
  private let lock = NSLock()
  /// A lock that a thread holds from reading to setting while it changes the value. It is separate from `lock` so
  /// that reading never waits for a closure. It is recursive because the closure may also set the property.
  private let writing = NSRecursiveLock()
  private var current: Value
  private var version = 0
  private var isFinished: Bool
  private var subscribers: [any PropertySubscriber] = []
  private var retained: [AnyCancellable] = []

  /// Creates a storage. If the storage is finished, it never changes, and subscribers receive the value and the
  /// completion.
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
    writing.lock()
    let (old, subscribers) = store(newValue)
    writing.unlock()
    // Releases the old value without holding a lock because its deinitializer may access this storage.
    withExtendedLifetime(old) {}
    for subscriber in subscribers { subscriber.valueDidChange() }
  }

  /// Changes the value atomically. Other threads set the value either before or after the change.
  func change<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
    let (result, old, subscribers) = try writing.withLock {
      var value = self.value
      let result = try change(&value)
      let (old, subscribers) = store(value)
      return (result, old, subscribers)
    }
    withExtendedLifetime(old) {}
    for subscriber in subscribers { subscriber.valueDidChange() }
    return result
  }

  /// Sets the value to the closure's result, unless it equals the current value.
  func update(from compute: () -> Value) where Value: Equatable {
    let stored = writing.withLock { () -> (old: Value, subscribers: [any PropertySubscriber])? in
      let new = compute()
      return new == value ? nil : store(new)
    }
    for subscriber in stored?.subscribers ?? [] { subscriber.valueDidChange() }
  }

  private func store(_ newValue: Value) -> (old: Value, subscribers: [any PropertySubscriber]) {
    lock.lock()
    defer { lock.unlock() }
    let old = current
    current = newValue
    version += 1
    return (old, subscribers)
  }

  /// Retains a subscription that updates the value.
  func retain(_ cancellable: AnyCancellable) {
    lock.lock()
    defer { lock.unlock() }
    retained.append(cancellable)
  }

  /// Sends the completion to all subscribers.
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

protocol PropertySubscriber: AnyObject {
  func valueDidChange()
  func finish()
}

/// A subscription that delivers a property's values to a subscriber, limited to its demand.
private final class PropertySubscription<Downstream: Subscriber>: Subscription, PropertySubscriber, @unchecked Sendable
where Downstream.Failure == Never {
  private let lock = NSLock()
  private var storage: PropertyStorage<Downstream.Input>?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var delivered = -1
  /// The thread that is delivering, and its recursion depth. Delivery can be recursive because a subscriber may set
  /// the property that it observes.
  private var deliverer: pthread_t?
  private var depth = 0
  /// Whether the property finished while another thread was delivering. That thread then sends the completion at the
  /// end.
  private var isEnding = false

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
    guard beginDelivery() else { return }
    var isOver = false
    while let (downstream, value) = nextDelivery(isOver: &isOver) {
      let more = downstream.receive(value)
      lock.lock()
      demand += more
      lock.unlock()
    }
    if isOver { finish() }
  }

  /// Returns whether this thread may deliver. Returns `false` while another thread is delivering, because that thread
  /// checks for newer values before it ends.
  private func beginDelivery() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if isDeliveredElsewhere { return false }
    deliverer = pthread_self()
    depth += 1
    return true
  }

  private var isDeliveredElsewhere: Bool { deliverer.map { pthread_equal($0, pthread_self()) == 0 } ?? false }

  /// Returns the current value if there is demand and the value was not delivered before. Otherwise, ends the
  /// delivery atomically.
  private func nextDelivery(isOver: inout Bool) -> (Downstream, Downstream.Input)? {
    lock.lock()
    defer { lock.unlock() }
    guard let downstream, let state = storage?.state, demand > .none, state.version > delivered else {
      depth -= 1
      if depth == 0 { deliverer = nil }
      isOver = isEnding
      return nil
    }
    delivered = state.version
    demand -= 1
    return (downstream, state.value)
  }

  func finish() {
    lock.lock()
    isEnding = isDeliveredElsewhere
    let isLater = isEnding
    lock.unlock()
    if !isLater { detach()?.downstream?.receive(completion: .finished) }
  }

  func cancel() {
    detach()?.storage?.remove(self)
  }

  private func detach() -> (storage: PropertyStorage<Downstream.Input>?, downstream: Downstream?)? {
    lock.lock()
    defer { lock.unlock() }
    let ends = (storage, downstream)
    (storage, downstream) = (nil, nil)
    return ends
  }
}
