// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A queue of work for the next run-loop turn of the main queue.
///
/// An app draws between two turns, so deferred work is done before its effects become visible. Renderers call
/// `runPendingWork()` before they draw.
@MainActor
package enum DeferredWork {
  private static var pending: [@MainActor () -> Void] = []

  /// Adds work for the next turn of the main queue, or for an earlier call of `runPendingWork()`.
  package static func add(_ work: @escaping @MainActor () -> Void) {
    pending.append(work)
    if pending.count == 1 { DispatchQueue.main.async { MainActor.assumeIsolated { runPendingWork() } } }
  }

  /// Runs the pending work in the order in which it was added. Work added during the call stays pending.
  package static func runPendingWork() {
    let work = pending
    pending = []
    for item in work { item() }
  }
}
