// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Takes calls of declarations that Apple does not isolate, and that any code may therefore name, to the main actor.
package enum MainThread {
  /// Runs the body on the main actor. Called from elsewhere, it ends the process with a message that names the caller.
  package static func run<R: Sendable>(_ caller: StaticString = #function, _ body: @MainActor () -> R) -> R {
    guard MainQueue.isCurrent else {
      raise(
        "NSInternalInconsistencyException",
        "\(caller) may be used on the main thread only. Move the call to the main actor.")
    }
    return MainActor.assumeIsolated(body)
  }
}
