// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A lock for code that stores it at a fixed address. Implemented with a pthread mutex.
public struct os_unfair_lock {
  var mutex = pthread_mutex_t()

  /// Creates an unlocked lock.
  public init() {}
}

/// The C name of the lock.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Acquires the lock, waiting until it is available.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }
/// Releases the lock. Must be called by the thread that acquired it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }
/// Acquires the lock if it is available. Returns whether it was acquired.
@discardableResult
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(&lock.pointee.mutex) == 0 }
/// Does nothing, because the lock's owner is not recorded.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}
/// Does nothing, because the lock's owner is not recorded.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}
