// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What several upstreams send reaches one subscriber one after the other.
//
// Whoever sends takes part in the delivery first and then looks at its state, so that of two threads the one that stored its
// value last also arrives last. The lock is recursive: a subscriber may send to an upstream from within its `receive`, and that
// value arrives at once, as with a subject.
//
// Requests to upstreams wait until nothing is being delivered. An upstream may hold a lock of its own while it sends, and take
// the same lock when it is asked for more: a thread that sends and a thread that asks would wait for each other.

import Foundation

final class SerialDelivery: @unchecked Sendable {
  private let order = NSRecursiveLock()
  private let lock = NSLock()
  private var depth = 0
  private var waiting: [() -> Void] = []

  /// Runs the body when no other thread delivers, then what `afterwards` put off.
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

  /// Runs the work now, or if something is being delivered, when that has arrived.
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
