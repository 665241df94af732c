// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// The mutex of the package's modules. (The one in Synchronization requires newer systems than the package supports.)
package final class Lock: @unchecked Sendable {
  private let mutex = tk_mutex_create()

  package init() {}

  deinit { tk_mutex_destroy(mutex) }

  /// Locks the mutex. For wrappers that specialize their own `withLock`; a generic call across modules costs more than the
  /// lock.
  package func lock() { tk_mutex_lock(mutex) }

  /// Acquires the lock if it is free. If it returns `false`, the lock must not be unlocked.
  package func lockIfFree() -> Bool { tk_mutex_try_lock(mutex) }

  package func unlock() { tk_mutex_unlock(mutex) }

  package func withLock<Result>(_ body: () -> Result) -> Result {
    tk_mutex_lock(mutex)
    defer { tk_mutex_unlock(mutex) }
    return body()
  }
}
