// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// One subscription for all Zip publishers. `Queues` is a row of queues, one for each upstream, with the values that are not yet
// part of a tuple.
//
// OpenCombine's Zip ends the program when a subscriber sends to an upstream from within its `receive`, in debug builds. Here
// the tuple that is made by it arrives when `receive` has returned.
//
// `lock` guards the state and is never held while other people's code runs.

import Foundation
import OpenCombine

final class ZipSubscription<Downstream: Subscriber, Queues>: Subscription, CustomStringConvertible {
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let delivery = SerialDelivery()
  /// Takes the first value out of each queue, none of which is empty.
  private let dequeue: (inout Queues) -> Downstream.Input
  private var queues: Queues?
  private var counts: [Int]
  private var upstreams: [UpstreamState]
  private var demand = Subscribers.Demand.none
  private var isDraining = false
  private var downstreamHasSubscription = false
  /// Gone when the stream has ended.
  private var downstream: Downstream?

  var description: String { "Zip" }

  init(downstream: Downstream, count: Int, queues: Queues, dequeue: @escaping (inout Queues) -> Downstream.Input) {
    self.downstream = downstream
    self.queues = queues
    self.dequeue = dequeue
    counts = Array(repeating: 0, count: count)
    upstreams = Array(repeating: .awaiting, count: count)
  }

  // MARK: From upstream

  /// Passes the own subscription on as soon as every upstream has sent one.
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
    // One upstream may fail while others have not even been subscribed to.
    if !hasSubscription { downstream.receive(subscription: Subscriptions.empty) }
    withExtendedLifetime(ended) { downstream.receive(completion: completion) }
    delivery.afterwards { for other in ended.active { other.cancel() } }
  }

  /// Finishes when an upstream has finished of which no value waits: no tuple is possible any more.
  private func finishIfDone() {
    lock.lock()
    let isDone = upstreams.indices.contains { upstreams[$0].isFinished && counts[$0] == 0 }
    guard isDone, downstreamHasSubscription, !isDraining else { return lock.unlock() }
    let ended = endLocked()
    lock.unlock()
    withExtendedLifetime(ended) { ended.downstream?.receive(completion: .finished) }
    delivery.afterwards { for other in ended.active { other.cancel() } }
  }

  // MARK: From downstream

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

  /// Delivers the tuples that are complete, as far as they are asked for.
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

  /// Ends the stream and hands out what must not be released while the lock is held.
  private func endLocked() -> (downstream: Downstream?, queues: Queues?, active: [any Subscription]) {
    let ended = (downstream, queues, upstreams.compactMap(\.subscription))
    downstream = nil
    queues = nil
    upstreams = upstreams.map { _ in .finished }
    return ended
  }
}
