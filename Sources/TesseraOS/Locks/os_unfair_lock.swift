// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A lock in place, for code that keeps it at a fixed address. It is a mutex of the system.
public struct os_unfair_lock {
  var mutex = pthread_mutex_t()

  /// A lock that nobody holds.
  public init() {}
}

/// The lock under its name in C.
public typealias os_unfair_lock_s = os_unfair_lock
/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until the lock is free and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }
/// Gives the lock back. Only the thread that took it may.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }
/// Takes the lock if it is free, and says whether it was.
@discardableResult
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(&lock.pointee.mutex) == 0 }
/// Does nothing: who holds a lock is not known here.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}
/// Does nothing: who holds a lock is not known here.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}
