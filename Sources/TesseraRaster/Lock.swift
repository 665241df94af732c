// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// A mutex for this package's modules. The mutex in the Synchronization module requires newer systems than the
/// package supports.
package final class Lock: @unchecked Sendable {
  private let mutex = tk_mutex_create()

  package init() {}

  deinit { tk_mutex_destroy(mutex) }

  /// Locks the mutex. Intended for wrappers with a specialized `withLock`, because a generic call across modules
  /// costs more than the lock.
  package func lock() { tk_mutex_lock(mutex) }

  /// Acquires the lock if it is available. If the result is `false`, the lock must not be unlocked.
  package func lockIfFree() -> Bool { tk_mutex_try_lock(mutex) }

  package func unlock() { tk_mutex_unlock(mutex) }

  package func withLock<Result>(_ body: () -> Result) -> Result {
    tk_mutex_lock(mutex)
    defer { tk_mutex_unlock(mutex) }
    return body()
  }
}
