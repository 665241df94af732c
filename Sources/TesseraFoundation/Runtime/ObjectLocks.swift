// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Objective-C's object locks, for code that uses `objc_sync_enter`.

import Foundation

/// Acquires the object's lock, waiting until no other thread holds it. A thread may acquire it several times, and must release
/// it as often. Always returns 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  Monitors.shared.monitor(of: object as AnyObject).lock()
  return 0
}

/// Releases the object's lock once. Returns 0, or -1 if this thread does not hold it.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  Monitors.shared.exit(object as AnyObject)
}

/// A lock with its owner and the number of its users.
private final class Monitor {
  // Recursive, because a thread may acquire an object's lock several times.
  private let recursive = NSRecursiveLock()
  private(set) var holder: Thread?
  private var depth = 0
  /// The number of threads that hold it or wait for it. Guarded by the table's lock.
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

  /// Returns the object's monitor, with its number of users increased.
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
