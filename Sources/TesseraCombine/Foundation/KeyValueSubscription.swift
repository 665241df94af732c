// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import OpenCombine
import TesseraFoundation

/// An observer of a property that forwards values while there is demand. Without demand, the latest value is stored
/// until it is requested.
final class KeyValueSubscription<Subject: NSObject, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Failure == Never {
  private let lock = NSLock()
  private let delivery = SerialDelivery()
  private let publisher: NSObject.KeyValueObservingPublisher<Subject, Downstream.Input>
  private var observation: NSKeyValueObservation?
  private var demand = Subscribers.Demand.none
  private var waiting: Downstream.Input?
  /// The downstream subscriber, or nil after cancellation.
  private var downstream: Downstream?

  var description: String { "KVOSubscription" }

  init(_ publisher: NSObject.KeyValueObservingPublisher<Subject, Downstream.Input>, downstream: Downstream) {
    (self.publisher, self.downstream) = (publisher, downstream)
  }

  func start() {
    let started = publisher.object.observe(publisher.keyPath, options: publisher.options) { [weak self] object, _ in
      guard let self else { return }
      receive(object[keyPath: publisher.keyPath])
    }
    let isCancelled = lock.withLock {
      if downstream != nil { observation = started }
      return downstream == nil
    }
    if isCancelled { started.invalidate() }
  }

  private func receive(_ value: Downstream.Input) {
    delivery.run {
      lock.lock()
      guard let downstream else { return lock.unlock() }
      guard demand.isPositive else {
        waiting = value
        return lock.unlock()
      }
      demand -= 1
      lock.unlock()
      let more = downstream.receive(value)
      lock.withLock { demand += more }
    }
  }

  func request(_ more: Subscribers.Demand) {
    let value: Downstream.Input? = lock.withLock {
      demand += more
      defer { if demand.isPositive { waiting = nil } }
      return demand.isPositive ? waiting : nil
    }
    if let value { receive(value) }
  }

  func cancel() {
    lock.lock()
    let ended = (observation, downstream)
    (observation, downstream, waiting) = (nil, nil, nil)
    lock.unlock()
    ended.0?.invalidate()
  }
}
