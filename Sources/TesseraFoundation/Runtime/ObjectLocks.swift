// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Objective-C's object locks, for code that calls `objc_sync_enter`.

import Foundation

/// Acquires the object's lock, waiting until no other thread holds it. A thread may acquire the lock several times
/// and must release it the same number of times. Always returns 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  Monitors.shared.monitor(of: object as AnyObject).lock()
  return 0
}

/// Releases the object's lock once. Returns 0, or -1 if the current thread does not hold the lock.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  Monitors.shared.exit(object as AnyObject)
}

/// A lock with its owner and the number of threads using it.
private final class Monitor {
  // The lock is recursive, because a thread may acquire an object's lock several times.
  private let recursive = NSRecursiveLock()
  private(set) var holder: Thread?
  private var depth = 0
  /// The number of threads that hold the lock or wait for it. Protected by the table's lock.
  var users = 0

  func lock() {
    recursive.lock()
    holder = Thread.current
    depth += 1
  }

  func unlock() {
    depth -= 1
    if depth == 0 { holder = nil }
    recursive.unlock()
  }
}

private final class Monitors: @unchecked Sendable {
  static let shared = Monitors()

  private let lock = NSLock()
  private var monitors: [ObjectIdentifier: Monitor] = [:]

  /// Returns the object's monitor after incrementing its user count.
  func monitor(of object: AnyObject) -> Monitor {
    lock.withLock {
      let monitor = monitors[ObjectIdentifier(object)] ?? Monitor()
      monitors[ObjectIdentifier(object)] = monitor
      monitor.users += 1
      return monitor
    }
  }

  func exit(_ object: AnyObject) -> Int32 {
    let monitor = lock.withLock { monitors[ObjectIdentifier(object)] }
    guard let monitor, monitor.holder === Thread.current else { return -1 }
    monitor.unlock()
    lock.withLock {
      monitor.users -= 1
      if monitor.users == 0 { monitors[ObjectIdentifier(object)] = nil }
    }
    return 0
  }
}
