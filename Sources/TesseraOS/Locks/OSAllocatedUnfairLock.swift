// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Synchronization

/// A lock that protects a value. Copies share both the lock and the value.
///
///     let count = OSAllocatedUnfairLock(initialState: 0)
///     count.withLock { $0 += 1 }
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The lock and the value, stored at fixed addresses.
  private final class Storage {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var state: State
    /// The identifier of the thread that holds the lock, or 0. A thread sees its own identifier here only while it
    /// holds the lock, so relaxed ordering is sufficient.
    private let owner = Atomic<UInt>(0)

    var isHeldByThisThread: Bool { owner.load(ordering: .relaxed) == UInt(pthread_self()) }

    func take() {
      os_unfair_lock_lock(lock)
      owner.store(UInt(pthread_self()), ordering: .relaxed)
    }

    func takeIfFree() -> Bool {
      guard os_unfair_lock_trylock(lock) else { return false }
      owner.store(UInt(pthread_self()), ordering: .relaxed)
      return true
    }

    func giveBack() {
      owner.store(0, ordering: .relaxed)
      os_unfair_lock_unlock(lock)
    }

    init(_ state: State) {
      self.state = state
      lock.initialize(to: os_unfair_lock())
    }

    deinit {
      lock.deinitialize(count: 1)
      lock.deallocate()
    }
  }

  private let storage: Storage

  /// Creates a lock that protects a value.
  public init(initialState: State) {
    storage = Storage(initialState)
  }

  /// Creates a lock that protects a value that need not be sendable.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Runs a closure with exclusive access to the value.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.take()
    defer { storage.giveBack() }
    return try body(&storage.state)
  }

  /// Runs a closure with exclusive access to the value.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure with exclusive access to the value if the lock is available. Returns `nil` otherwise.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.takeIfFree() else { return nil }
    defer { storage.giveBack() }
    return try body(&storage.state)
  }

  /// Runs a closure with exclusive access to the value if the lock is available. Returns `nil` otherwise.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock {
  /// The expected owner of a lock.
  public struct Ownership: Hashable, Sendable {
    fileprivate let isOwner: Bool
    /// The calling thread.
    public static var owner: Ownership { Ownership(isOwner: true) }
    /// Any state except ownership by the calling thread.
    public static var notOwner: Ownership { Ownership(isOwner: false) }
  }

  /// Terminates the process if the lock's ownership differs from the expected ownership. For `owner`, the calling
  /// thread must hold the lock; for `notOwner`, it must not.
  public func precondition(_ condition: Ownership) {
    Swift.precondition(
      storage.isHeldByThisThread == condition.isOwner,
      condition.isOwner
        ? "This thread does not hold the lock; acquire it first." : "This thread holds the lock; release it first.")
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Acquires the lock, waiting until it is available.
  public func lock() { storage.take() }
  /// Releases the lock. Must be called by the thread that acquired it.
  public func unlock() { storage.giveBack() }
  /// Acquires the lock if it is available. Returns whether it was acquired.
  public func lockIfAvailable() -> Bool { storage.takeIfFree() }

  /// Runs a closure while holding the lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Runs a closure while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked(body) }
}
