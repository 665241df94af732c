// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Access to the main actor from declarations that Apple does not isolate to it. Any code may call these
/// declarations, so the thread is checked at run time.
package enum MainThread {
  /// Calls the body on the main actor. This function must be called on the main actor; otherwise, it terminates the
  /// process with a message that names the caller.
  package static func run<R: Sendable>(_ caller: StaticString = #function, _ body: @MainActor () -> R) -> R {
    guard MainQueue.isCurrent else {
      raise(
        "NSInternalInconsistencyException",
        "\(caller) may be used on the main thread only. Move the call to the main actor.")
    }
    return MainActor.assumeIsolated(body)
  }
}
