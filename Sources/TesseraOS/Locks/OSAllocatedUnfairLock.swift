// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Synchronization

/// A lock with a value that it guards. Copies share both.
///
///     let count = OSAllocatedUnfairLock(initialState: 0)
///     count.withLock { $0 += 1 }
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The value beside its lock, at fixed addresses.
  private final class Storage {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var state: State
    /// The thread that holds the lock, 0 for none. A thread finds itself here only where it holds the lock.
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

  /// A lock that guards a value.
  public init(initialState: State) {
    storage = Storage(initialState)
  }

  /// A lock that guards a value which may not be sendable.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Runs the body with the value while no other thread can.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.take()
    defer { storage.giveBack() }
    return try body(&storage.state)
  }

  /// Runs the body with the value while no other thread can.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs the body with the value if the lock is free; nil where it is not.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.takeIfFree() else { return nil }
    defer { storage.giveBack() }
    return try body(&storage.state)
  }

  /// Runs the body with the value if the lock is free; nil where it is not.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock {
  /// Who is expected to hold a lock.
  public struct Ownership: Hashable, Sendable {
    fileprivate let isOwner: Bool
    /// The thread that asks.
    public static var owner: Ownership { Ownership(isOwner: true) }
    /// Another thread, or none.
    public static var notOwner: Ownership { Ownership(isOwner: false) }
  }

  /// Ends the program where another thread holds the lock than is expected: with `owner` any but this one, with `notOwner`
  /// this one.
  public func precondition(_ condition: Ownership) {
    Swift.precondition(
      storage.isHeldByThisThread == condition.isOwner,
      condition.isOwner
        ? "This thread does not hold the lock; take it first." : "This thread holds the lock; give it back first.")
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock that guards nothing by itself.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits until the lock is free and takes it.
  public func lock() { storage.take() }
  /// Gives the lock back. Only the thread that took it may.
  public func unlock() { storage.giveBack() }
  /// Takes the lock if it is free, and says whether it was.
  public func lockIfAvailable() -> Bool { storage.takeIfFree() }

  /// Runs the body while no other thread can.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Runs the body while no other thread can.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked(body) }
}
