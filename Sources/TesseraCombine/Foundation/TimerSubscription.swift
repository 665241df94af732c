// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import OpenCombine

final class TimerSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == Date, Downstream.Failure == Never {
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none
  /// Both properties are nil after cancellation.
  private var downstream: Downstream?
  private var publisher: Timer.TimerPublisher?

  var description: String { "Timer" }

  init(downstream: Downstream, publisher: Timer.TimerPublisher) {
    self.downstream = downstream
    self.publisher = publisher
  }

  func send(_ date: Date) {
    lock.lock()
    guard let downstream, demand.isPositive else { return lock.unlock() }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(date)
    lock.withLock { demand += more }
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
  }

  func cancel() {
    lock.lock()
    let ended = (downstream, publisher)
    (downstream, publisher) = (nil, nil)
    lock.unlock()
    ended.1?.remove(combineIdentifier)
  }
}
