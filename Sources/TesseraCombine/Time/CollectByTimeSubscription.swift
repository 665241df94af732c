// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Collects values on any thread and publishes arrays on the scheduler. Values remain in the buffer until they are
// published, so none are lost while there is no demand.

import Foundation
import OpenCombine

final class CollectByTimeSubscription<Input, Downstream: Subscriber, Context: Scheduler>:
  Subscriber, Subscription, CustomStringConvertible
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let delivery = SerialDelivery()
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let limit: Int?
  private let options: Context.SchedulerOptions?
  private var buffer = Fifo<Input>()
  private var demand = Subscribers.Demand.none
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var completion: Subscribers.Completion<Failure>?
  /// The downstream subscriber, or nil after the stream has ended.
  private var downstream: Downstream?

  var description: String { "CollectByTime" }

  init(downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
    self.downstream = downstream
    self.options = options
    switch strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, limit) = (scheduler, interval, nil)
    case .byTimeOrCount(let scheduler, let interval, let count):
      // An array must contain at least one value.
      (self.scheduler, self.interval, limit) = (scheduler, interval, max(count, 1))
    }
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
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.publish(all: true) }
    // Cancel the timer immediately if the stream has ended in the meantime.
    let isOver = lock.withLock {
      if self.downstream != nil { self.timer = timer }
      return self.downstream == nil
    }
    if isOver { timer.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard downstream != nil, completion == nil else {
      lock.unlock()
      return .none
    }
    buffer.append(input)
    let isFull = limit.map { buffer.count % $0 == 0 } ?? false
    lock.unlock()
    if isFull { scheduler.schedule(options: options) { [self] in publish(all: false) } }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard downstream != nil, self.completion == nil else { return lock.unlock() }
    self.completion = completion
    let dropped = buffer
    if case .failure = completion { buffer = Fifo() }
    let timer = self.timer
    self.timer = nil
    lock.unlock()
    withExtendedLifetime(dropped) { timer?.cancel() }
    scheduler.schedule(options: options) { [self] in publish(all: true) }
  }

  // MARK: Downstream demand

  func request(_ more: Subscribers.Demand) {
    let isWaiting = lock.withLock {
      demand += more
      return completion != nil
    }
    if isWaiting { scheduler.schedule(options: options) { [self] in publish(all: true) } }
  }

  func cancel() {
    lock.lock()
    let ended = endLocked()
    lock.unlock()
    ended.timer?.cancel()
    ended.upstream?.cancel()
  }

  // MARK: On the scheduler

  /// Publishes full arrays and, if `all` is true, the remaining values. Then publishes the completion if no values
  /// remain.
  private func publish(all: Bool) {
    delivery.run {
      while let (downstream, values) = next(all: all) {
        let more = downstream.receive(values)
        lock.withLock { demand += more }
      }
      lock.lock()
      guard buffer.isEmpty, let completion else { return lock.unlock() }
      let ended = endLocked()
      lock.unlock()
      ended.downstream?.receive(completion: completion)
    }
  }

  /// Removes and returns the next array of the buffer.
  private func next(all: Bool) -> (Downstream, [Input])? {
    lock.lock()
    defer { lock.unlock() }
    let count = min(buffer.count, limit ?? buffer.count)
    guard let downstream, demand.isPositive, count > 0, all || count == limit else { return nil }
    demand -= 1
    return (downstream, buffer.pop(count: count))
  }

  /// Ends the stream. Returns objects that the caller must release after unlocking.
  private func endLocked() -> (
    downstream: Downstream?, upstream: (any Subscription)?, timer: (any Cancellable)?, buffer: Fifo<Input>
  ) {
    let ended = (downstream, upstream, timer, buffer)
    (downstream, timer, buffer) = (nil, nil, Fifo())
    upstream = Subscriptions.empty
    return ended
  }
}
