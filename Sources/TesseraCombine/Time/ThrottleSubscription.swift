// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Buffers at most one value. The value is published immediately or, if a value was already published in the current
// interval, at the end of the interval.

import Foundation
import OpenCombine

final class ThrottleSubscription<Downstream: Subscriber, Context: Scheduler>:
  Subscriber, Subscription, CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let delivery = SerialDelivery()
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private var demand = Subscribers.Demand.none
  private var upstream: (any Subscription)?
  private var waiting: Input?
  private var completion: Subscribers.Completion<Failure>?
  private var lastTime: Context.SchedulerTimeType?
  /// The downstream subscriber, or nil after the stream has ended.
  private var downstream: Downstream?

  var description: String { "Throttle" }

  init(downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
    self.downstream = downstream
    self.interval = interval
    self.scheduler = scheduler
    self.latest = latest
  }

  // MARK: Upstream events

  func receive(subscription: any Subscription) {
    lock.lock()
    guard let downstream, upstream == nil else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let now = scheduler.now
    lock.lock()
    guard downstream != nil, completion == nil, demand.isPositive || waiting != nil else {
      lock.unlock()
      return .none
    }
    guard waiting == nil else {
      let replaced = waiting
      if latest { waiting = input }
      lock.unlock()
      return withExtendedLifetime(replaced) { .none }
    }
    demand -= 1
    waiting = input
    let due = lastTime.map { max(now, $0.advanced(by: interval)) } ?? now
    lock.unlock()
    if due == now {
      scheduler.schedule { [self] in publish() }
    } else {
      scheduler.schedule(after: due) { [self] in publish() }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard downstream != nil, self.completion == nil else { return lock.unlock() }
    self.completion = completion
    // Retain the subscription until its completion has been delivered.
    let isDueWithValue = waiting != nil
    lock.unlock()
    if !isDueWithValue { scheduler.schedule { [self] in publish() } }
  }

  // MARK: Downstream demand

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
  }

  func cancel() {
    lock.lock()
    let ended = (downstream, upstream, waiting)
    (downstream, waiting) = (nil, nil)
    upstream = Subscriptions.empty
    lock.unlock()
    ended.1?.cancel()
  }

  // MARK: On the scheduler

  /// Publishes the buffered value, followed by the completion.
  private func publish() {
    delivery.run {
      lock.lock()
      let (downstream, value, completion) = (downstream, waiting, completion)
      waiting = nil
      if value != nil { lastTime = scheduler.now }
      if completion != nil { self.downstream = nil }
      lock.unlock()
      if let value, let more = downstream?.receive(value) { lock.withLock { demand += more } }
      if let completion { downstream?.receive(completion: completion) }
    }
  }
}
