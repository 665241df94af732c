// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Delivers the values of several upstreams to one subscriber, one after another.
//
// A sender first enters the delivery and then reads its state, so that of two threads, the one that stored its value last also
// delivers last. The lock is recursive: a subscriber may send to an upstream during its `receive`, and that value arrives
// immediately, as with a subject.
//
// Requests to upstreams wait until no delivery is running. An upstream may hold a lock while it sends, and acquire the same
// lock for a request: a sending thread and a requesting thread would deadlock.

import Foundation

final class SerialDelivery: @unchecked Sendable {
  private let order = NSRecursiveLock()
  private let lock = NSLock()
  private var depth = 0
  private var waiting: [() -> Void] = []

  /// Runs the body when no other thread delivers, then the work that `afterwards` has deferred.
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

  /// Runs the work now, or after the running delivery.
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
