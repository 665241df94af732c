// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Delivers the values of several upstreams to a subscriber, one after the other.
//
// A sender first acquires the delivery and then reads its state. Therefore, of two threads, the thread that stores
// its value last also delivers last. The lock is recursive: a subscriber can send to an upstream within its `receive`
// method, and the value is delivered immediately, as with a subject.
//
// Requests to upstreams are deferred until no delivery is in progress. An upstream may hold a lock while it sends a
// value, and acquire the same lock for a request. Without deferral, a sending thread and a requesting thread could
// deadlock.

import Foundation

final class SerialDelivery: @unchecked Sendable {
  private let order = NSRecursiveLock()
  private let lock = NSLock()
  private var depth = 0
  private var waiting: [() -> Void] = []

  /// Performs a closure while no other thread delivers, followed by the work that was deferred by `afterwards`.
  func run<Result>(_ body: () -> Result) -> Result {
    order.lock()
    lock.withLock { depth += 1 }
    let result = body()
    lock.lock()
    depth -= 1
    var work: [() -> Void] = []
    if depth == 0 { swap(&work, &waiting) }
    lock.unlock()
    order.unlock()
    for item in work { item() }
    return result
  }

  /// Performs the work immediately, or after the delivery in progress.
  func afterwards(_ work: @escaping () -> Void) {
    lock.lock()
    guard depth == 0 else {
      waiting.append(work)
      return lock.unlock()
    }
    lock.unlock()
    work()
  }
}
