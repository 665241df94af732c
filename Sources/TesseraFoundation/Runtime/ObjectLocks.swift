// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Objective-C's lock of an object, for code written around `objc_sync_enter`.

import Foundation

/// Waits until no other thread holds the object's lock, and takes it. A thread may take it several times, and gives
/// it back as often. Always returns 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  Monitors.shared.monitor(of: object as AnyObject).lock()
  return 0
}

/// Gives the object's lock back once. Returns 0, or -1 where this thread does not hold it.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  Monitors.shared.exit(object as AnyObject)
}

/// A lock that knows who holds it and how many want it.
private final class Monitor {
  // Recursive, as the lock of an object is: the only lock here that a thread may take twice.
  private let recursive = NSRecursiveLock()
  private(set) var holder: Thread?
  private var depth = 0
  /// Threads that hold or wait, counted under the table's lock.
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

  /// Returns the object's monitor, with one more user.
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
