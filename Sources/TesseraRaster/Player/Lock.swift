// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// A mutex. (The one in Synchronization needs newer systems than we support.)
package final class Lock: @unchecked Sendable {
  private let mutex = tk_mutex_create()

  package init() {}

  deinit { tk_mutex_destroy(mutex) }

  package func withLock<Result>(_ body: () -> Result) -> Result {
    tk_mutex_lock(mutex)
    defer { tk_mutex_unlock(mutex) }
    return body()
  }
}
