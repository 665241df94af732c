// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A lock with a value that it guards. Copies share both.
///
///     let count = OSAllocatedUnfairLock(initialState: 0)
///     count.withLock { $0 += 1 }
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The value beside its lock, at fixed addresses.
  private final class Storage {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var state: State

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
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Runs the body with the value while no other thread can.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs the body with the value if the lock is free; nil where it is not.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Runs the body with the value if the lock is free; nil where it is not.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock that guards nothing by itself.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits until the lock is free and takes it.
  public func lock() { os_unfair_lock_lock(storage.lock) }
  /// Gives the lock back. Only the thread that took it may.
  public func unlock() { os_unfair_lock_unlock(storage.lock) }
  /// Takes the lock if it is free, and says whether it was.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

  /// Runs the body while no other thread can.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Runs the body while no other thread can.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked(body) }
}
