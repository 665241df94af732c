// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The way from declarations that Apple does not isolate, so that any code may name them, to what belongs to the main actor.
package enum MainThread {
  /// Runs the body; ends the process with the caller's name where the main actor does not run.
  package static func run<R: Sendable>(_ caller: StaticString = #function, _ body: @MainActor () -> R) -> R {
    guard MainQueue.isCurrent else {
      raise(
        "NSInternalInconsistencyException",
        "\(caller) may be used on the main thread only. Move the call to the main actor.")
    }
    return MainActor.assumeIsolated(body)
  }
}
