// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The subscription of all CombineLatest publishers. `Latest` is a tuple of optionals, one for each upstream.
//
// `lock` guards the state and is never held while external code is called. A value is stored and its combination is
// delivered within one call of `delivery.run`. If two threads send concurrently, the last combination therefore
// contains both of their latest values.

import Foundation
import OpenCombine

final class CombineLatestSubscription<Downstream: Subscriber, Latest>: Subscription, CustomStringConvertible {
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let delivery = SerialDelivery()
  private let combined: (Latest) -> Downstream.Input?
  private var latest: Latest?
  private var upstreams: [UpstreamState]
  private var demand = Subscribers.Demand.none
  private var downstreamHasSubscription = false
  /// The downstream subscriber, or nil after the stream has ended.
  private var downstream: Downstream?

  var description: String { "CombineLatest" }

  init(downstream: Downstream, count: Int, latest: Latest, combined: @escaping (Latest) -> Downstream.Input?) {
    self.downstream = downstream
    self.latest = latest
    self.combined = combined
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
    if isComplete { downstream.receive(subscription: self) }
  }

  func receive(from index: Int, store: (inout Latest) -> Void) -> Subscribers.Demand {
    delivery.run {
      let more = deliver(store)
      // The upstream that sent this value receives its demand as the return value.
      if more.isPositive { requestDemand(for: more, except: index) }
      return more
    }
  }

  private func deliver(_ store: (inout Latest) -> Void) -> Subscribers.Demand {
    lock.lock()
    // Release the replaced value after unlocking, because its deinitializer can call any code.
    let replaced = latest
    defer { withExtendedLifetime(replaced) {} }
    guard let downstream, var latest else {
      lock.unlock()
      return .none
    }
    store(&latest)
    self.latest = latest
    guard demand.isPositive, let value = combined(latest) else {
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    return downstream.receive(value)
  }

  func receive(_ completion: Subscribers.Completion<Failure>, from index: Int) {
    delivery.run {
      switch completion {
      case .finished: finish(sideAt: index)
      case .failure: fail(with: completion, sideAt: index)
      }
    }
  }

  private func finish(sideAt index: Int) {
    lock.lock()
    upstreams[index] = .finished
    guard upstreams.allSatisfy(\.isFinished) else { return lock.unlock() }
    let ended = endLocked()
    lock.unlock()
    withExtendedLifetime(ended) { ended.downstream?.receive(completion: .finished) }
  }

  private func fail(with completion: Subscribers.Completion<Failure>, sideAt index: Int) {
    lock.lock()
    upstreams[index] = .finished
    let hasSubscription = downstreamHasSubscription
    let ended = endLocked()
    lock.unlock()
    guard let downstream = ended.downstream else { return }
    // An upstream can fail before the subscriptions to other upstreams are complete.
    if !hasSubscription { downstream.receive(subscription: Subscriptions.empty) }
    withExtendedLifetime(ended) { downstream.receive(completion: completion) }
    delivery.afterwards { for other in ended.active { other.cancel() } }
  }

  // MARK: Downstream demand

  func request(_ more: Subscribers.Demand) {
    if more.isPositive { requestDemand(for: more, except: nil) }
  }

  private func requestDemand(for more: Subscribers.Demand, except index: Int?) {
    let active = lock.withLock {
      demand += more
      return upstreams.indices.filter { $0 != index }.compactMap { upstreams[$0].subscription }
    }
    delivery.afterwards { for subscription in active { subscription.request(more) } }
  }

  func cancel() {
    lock.lock()
    let ended = endLocked()
    lock.unlock()
    withExtendedLifetime(ended) { for subscription in ended.active { subscription.cancel() } }
  }

  /// Ends the stream. Returns objects that the caller must release after unlocking.
  private func endLocked() -> (downstream: Downstream?, latest: Latest?, active: [any Subscription]) {
    let ended = (downstream, latest, upstreams.compactMap(\.subscription))
    downstream = nil
    latest = nil
    upstreams = upstreams.map { _ in .finished }
    return ended
  }
}
