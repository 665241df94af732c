// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The subscription of all Zip publishers. `Queues` is a tuple with a queue for each upstream, which contains the
// values that are not part of a tuple yet.
//
// If a subscriber sends to an upstream within its `receive` method, OpenCombine's Zip traps in debug builds. Here,
// the resulting tuple is delivered after `receive` has returned.
//
// `lock` guards the state and is never held while external code is called.

import Foundation
import OpenCombine

final class ZipSubscription<Downstream: Subscriber, Queues>: Subscription, CustomStringConvertible {
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let delivery = SerialDelivery()
  /// A closure that removes the first value of each queue and combines the values. No queue can be empty.
  private let dequeue: (inout Queues) -> Downstream.Input
  private var queues: Queues?
  private var counts: [Int]
  private var upstreams: [UpstreamState]
  private var demand = Subscribers.Demand.none
  private var isDraining = false
  private var downstreamHasSubscription = false
  /// The downstream subscriber, or nil after the stream has ended.
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

  /// Passes this subscription downstream once every upstream has sent its subscription.
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
    // An upstream can fail before the subscriptions to other upstreams are complete.
    if !hasSubscription { downstream.receive(subscription: Subscriptions.empty) }
    withExtendedLifetime(ended) { downstream.receive(completion: completion) }
    delivery.afterwards { for other in ended.active { other.cancel() } }
  }

  /// Finishes if an upstream without buffered values has finished, because no further tuple is possible.
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

  /// Ends the stream. Returns objects that the caller must release after unlocking.
  private func endLocked() -> (downstream: Downstream?, queues: Queues?, active: [any Subscription]) {
    let ended = (downstream, queues, upstreams.compactMap(\.subscription))
    downstream = nil
    queues = nil
    upstreams = upstreams.map { _ in .finished }
    return ended
  }
}
