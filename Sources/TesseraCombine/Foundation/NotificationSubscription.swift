// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import OpenCombine

/// An observer of a notification center that forwards notifications while there is demand.
final class NotificationSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == Notification, Downstream.Failure == Never {
  private let lock = NSLock()
  private let delivery = SerialDelivery()
  private let center: NotificationCenter
  private var observer: (any NSObjectProtocol)?
  private var demand = Subscribers.Demand.none
  /// The downstream subscriber, or nil after cancellation.
  private var downstream: Downstream?
  /// The sender. As in Combine, it is retained, so that no other object can have the same address.
  private var object: AnyObject?

  var description: String { "NotificationCenter Observer" }

  init(downstream: Downstream, publisher: NotificationCenter.Publisher) {
    self.downstream = downstream
    center = publisher.center
    object = publisher.object
    let receiver = UncheckedSendable({ [self] (notification: Notification) -> Void in receive(notification) })
    observer = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { receiver.value($0) }
  }

  private func receive(_ notification: Notification) {
    delivery.run {
      lock.lock()
      guard let downstream, demand.isPositive else { return lock.unlock() }
      demand -= 1
      lock.unlock()
      let more = downstream.receive(notification)
      lock.withLock { demand += more }
    }
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
  }

  func cancel() {
    lock.lock()
    let ended = (observer, downstream, object)
    (observer, downstream, object) = (nil, nil, nil)
    lock.unlock()
    if let observer = ended.0 { center.removeObserver(observer) }
  }
}
