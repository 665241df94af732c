// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The subscription of all merging publishers.
//
// While the demand is limited, one value at a time is requested from each upstream. A value without demand is
// buffered, and the next value is requested after it is delivered. Buffered values are delivered first, in the order
// of their arrival. After the first unlimited request, all upstreams are unlimited, and no values are buffered.
//
// `lock` guards the state and is never held while external code is called.

import Foundation
import OpenCombine

final class MergeSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct Upstream {
    var subscription: (any Subscription)?
    var isFinished = false
  }

  private let lock = NSLock()
  private let delivery = SerialDelivery()
  private var upstreams: [Upstream]
  /// The number of upstreams that have not finished.
  private var unfinished: Int
  /// The buffered values with the indexes of their upstreams, oldest first.
  private var queue = Fifo<(index: Int, value: Input)>()
  private var demand = Subscribers.Demand.none
  private var hasBeenAsked = false
  private var isUnlimited = false
  private var isDraining = false
  /// The downstream subscriber, or nil after the stream has ended.
  private var downstream: Downstream?

  var description: String { "Merge" }

  init(downstream: Downstream, count: Int) {
    self.downstream = downstream
    upstreams = Array(repeating: Upstream(), count: count)
    unfinished = count
  }

  /// Finishes immediately if there are no upstreams.
  func finishIfEmpty() {
    if upstreams.isEmpty { delivery.run { finishIfDone() } }
  }

  // MARK: Upstream events

  func receive(_ subscription: any Subscription, from index: Int) {
    lock.lock()
    guard downstream != nil, upstreams[index].subscription == nil, !upstreams[index].isFinished else {
      lock.unlock()
      return subscription.cancel()
    }
    upstreams[index].subscription = subscription
    let first: Subscribers.Demand = isUnlimited ? .unlimited : hasBeenAsked ? .max(1) : .none
    lock.unlock()
    if first.isPositive { subscription.request(first) }
  }

  func receive(_ input: Input, from index: Int) -> Subscribers.Demand {
    delivery.run {
      lock.lock()
      guard let downstream else {
        lock.unlock()
        return .none
      }
      guard demand.isPositive, queue.isEmpty else {
        queue.append((index: index, value: input))
        lock.unlock()
        return .none
      }
      demand -= 1
      let wasUnlimited = isUnlimited
      lock.unlock()
      addDemand(downstream.receive(input))
      return wasUnlimited ? .none : .max(1)
    }
  }

  func receive(_ completion: Subscribers.Completion<Failure>, from index: Int) {
    delivery.run {
      lock.withLock {
        if !upstreams[index].isFinished { unfinished -= 1 }
        upstreams[index] = Upstream(isFinished: true)
      }
      switch completion {
      case .finished: finishIfDone()
      case .failure: fail(completion)
      }
    }
  }

  private func fail(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let ended = endLocked()
    lock.unlock()
    withExtendedLifetime(ended) { ended.downstream?.receive(completion: completion) }
    delivery.afterwards { for subscription in ended.active { subscription.cancel() } }
  }

  /// Finishes if all upstreams have finished and no values are buffered.
  private func finishIfDone() {
    lock.lock()
    guard queue.isEmpty, unfinished == 0 else { return lock.unlock() }
    let ended = endLocked()
    lock.unlock()
    ended.downstream?.receive(completion: .finished)
  }

  // MARK: Downstream demand

  func request(_ more: Subscribers.Demand) {
    delivery.run { addDemand(more) }
  }

  func cancel() {
    lock.lock()
    let ended = endLocked()
    lock.unlock()
    withExtendedLifetime(ended) { for subscription in ended.active { subscription.cancel() } }
  }

  /// Adds demand, delivers buffered values, and requests values from the other upstreams.
  private func addDemand(_ more: Subscribers.Demand) {
    guard more.isPositive else { return }
    lock.lock()
    guard downstream != nil else { return lock.unlock() }
    demand += more
    let becomesUnlimited = demand == .unlimited && !isUnlimited
    if becomesUnlimited { isUnlimited = true }
    let toAsk = becomesUnlimited || !hasBeenAsked ? upstreams.compactMap(\.subscription) : []
    hasBeenAsked = true
    lock.unlock()
    drain()
    let amount: Subscribers.Demand = becomesUnlimited ? .unlimited : .max(1)
    if !toAsk.isEmpty { delivery.afterwards { for subscription in toAsk { subscription.request(amount) } } }
  }

  /// Delivers buffered values while there is demand.
  private func drain() {
    lock.lock()
    // Demand that is added during `receive` is handled by the loop in progress.
    guard !isDraining else { return lock.unlock() }
    isDraining = true
    while let downstream, demand.isPositive, let (index, value) = queue.first {
      _ = queue.popFirst()
      demand -= 1
      let next = isUnlimited ? nil : upstreams[index].subscription
      lock.unlock()
      addDemand(downstream.receive(value))
      if let next { delivery.afterwards { next.request(.max(1)) } }
      lock.lock()
    }
    isDraining = false
    lock.unlock()
    finishIfDone()
  }

  /// Ends the stream. Returns objects that the caller must release after unlocking.
  private func endLocked() -> (
    downstream: Downstream?, queue: Fifo<(index: Int, value: Input)>, active: [any Subscription]
  ) {
    let ended = (downstream, queue, upstreams.compactMap(\.subscription))
    downstream = nil
    queue = Fifo()
    upstreams = upstreams.map { _ in Upstream(isFinished: true) }
    unfinished = 0
    return ended
  }
}
