// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The subscription of all Zip publishers. `Queues` is a tuple of queues, one for each upstream, of the values that are not yet
// part of a tuple.
//
// OpenCombine's Zip traps in debug builds if a subscriber sends to an upstream during its `receive`. Here the resulting tuple
// arrives after `receive` has returned.
//
// `lock` guards the state and is never held while outside code runs.

import Foundation
import OpenCombine

final class ZipSubscription<Downstream: Subscriber, Queues>: Subscription, CustomStringConvertible {
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let delivery = SerialDelivery()
  /// A closure that removes the first value of each queue, none of which is empty.
  private let dequeue: (inout Queues) -> Downstream.Input
  private var queues: Queues?
  private var counts: [Int]
  private var upstreams: [UpstreamState]
  private var demand = Subscribers.Demand.none
  private var isDraining = false
  private var downstreamHasSubscription = false
  /// The subscriber; nil after the stream has ended.
  private var downstream: Downstream?

  var description: String { "Zip" }

  init(downstream: Downstream, count: Int, queues: Queues, dequeue: @escaping (inout Queues) -> Downstream.Input) {
    self.downstream = downstream
    self.queues = queues
    self.dequeue = dequeue
    counts = Array(repeating: 0, count: count)
    upstreams = Array(repeating: .awaiting, count: count)
  }

  // MARK: Upstream events

  /// Passes this subscription downstream once every upstream has sent its own.
  func receive(_ subscription: any Subscription, from index: Int) {
    lock.lock()
    guard let downstream, upstreams[index].isAwaiting else {
      lock.unlock()
      return subscription.cancel()
    }
    upstreams[index] = .active(subscription)
    let isComplete = !upstreams.contains(where: \.isAwaiting)
    if isComplete { downstreamHasSubscription = true }
    lock.unlock()
    guard isComplete else { return }
    downstream.receive(subscription: self)
    delivery.run { finishIfDone() }
  }

  func receive(from index: Int, store: (inout Queues) -> Void) {
    delivery.run {
      lock.lock()
      guard downstream != nil, var queues else { return lock.unlock() }
      self.queues = nil
      store(&queues)
      self.queues = queues
      counts[index] += 1
      lock.unlock()
      drain()
    }
  }

  func receive(_ completion: Subscribers.Completion<Failure>, from index: Int) {
    delivery.run {
      lock.withLock { upstreams[index] = .finished }
      switch completion {
      case .finished: finishIfDone()
      case .failure: fail(completion)
      }
    }
  }

  private func fail(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let hasSubscription = downstreamHasSubscription
    let ended = endLocked()
    lock.unlock()
    guard let downstream = ended.downstream else { return }
    // An upstream may fail before others have been subscribed to.
    if !hasSubscription { downstream.receive(subscription: Subscriptions.empty) }
    withExtendedLifetime(ended) { downstream.receive(completion: completion) }
    delivery.afterwards { for other in ended.active { other.cancel() } }
  }

  /// Finishes when an upstream without buffered values has finished: no further tuple is possible.
  private func finishIfDone() {
    lock.lock()
    let isDone = upstreams.indices.contains { upstreams[$0].isFinished && counts[$0] == 0 }
    guard isDone, downstreamHasSubscription, !isDraining else { return lock.unlock() }
    let ended = endLocked()
    lock.unlock()
    withExtendedLifetime(ended) { ended.downstream?.receive(completion: .finished) }
    delivery.afterwards { for other in ended.active { other.cancel() } }
  }

  // MARK: Downstream demand

  func request(_ more: Subscribers.Demand) {
    guard more.isPositive else { return }
    let active = lock.withLock {
      demand += more
      return upstreams.compactMap(\.subscription)
    }
    delivery.afterwards { for subscription in active { subscription.request(more) } }
    delivery.run { drain() }
  }

  func cancel() {
    lock.lock()
    let ended = endLocked()
    lock.unlock()
    withExtendedLifetime(ended) { for subscription in ended.active { subscription.cancel() } }
  }

  /// Delivers complete tuples while there is demand.
  private func drain() {
    lock.lock()
    guard !isDraining else { return lock.unlock() }
    isDraining = true
    while let downstream, demand.isPositive, !counts.contains(0), var queues {
      self.queues = nil
      let tuple = dequeue(&queues)
      self.queues = queues
      for index in counts.indices { counts[index] -= 1 }
      demand -= 1
      lock.unlock()
      request(downstream.receive(tuple))
      lock.lock()
    }
    isDraining = false
    lock.unlock()
    finishIfDone()
  }

  /// Ends the stream and returns the objects that must not be released while the lock is held.
  private func endLocked() -> (downstream: Downstream?, queues: Queues?, active: [any Subscription]) {
    let ended = (downstream, queues, upstreams.compactMap(\.subscription))
    downstream = nil
    queues = nil
    upstreams = upstreams.map { _ in .finished }
    return ended
  }
}
