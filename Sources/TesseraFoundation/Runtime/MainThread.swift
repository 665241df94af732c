// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Main-actor access for declarations that Apple does not isolate, and that any code may therefore call.
package enum MainThread {
  /// Runs the body on the main actor. Terminates the process with a message that names the caller if called elsewhere.
  package static func run<R: Sendable>(_ caller: StaticString = #function, _ body: @MainActor () -> R) -> R {
    guard MainQueue.isCurrent else {
      raise(
        "NSInternalInconsistencyException",
        "\(caller) may be used on the main thread only. Move the call to the main actor.")
    }
    return MainActor.assumeIsolated(body)
  }
}
