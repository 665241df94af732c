// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Work for the next turn of the main queue.
///
/// An app draws between two turns, so deferred work is done before anything is visible. Renderers call `runPendingWork()`
/// before drawing.
@MainActor
package enum DeferredWork {
  private static var pending: [@MainActor () -> Void] = []

  /// Adds work for the next turn of the main queue, or for `runPendingWork()` if that comes first.
  package static func add(_ work: @escaping @MainActor () -> Void) {
    pending.append(work)
    if pending.count == 1 { DispatchQueue.main.async { MainActor.assumeIsolated { runPendingWork() } } }
  }

  /// Performs the pending work in the order it was added. Work added during the call waits for the next one.
  package static func runPendingWork() {
    let work = pending
    pending = []
    for item in work { item() }
  }
}
