// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Dispatch
import TesseraFoundation

/// Takes work with views to the main actor. Strategies may be called from any thread, since on iOS nothing isolates them.
enum OnMain {
  /// Runs the body on the main actor: in place if the caller is there, else while the caller waits.
  static func run<R>(_ body: @MainActor () -> R) -> R? {
    nonisolated(unsafe) var result: R?
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { result = body() }
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated { result = body() } }
    }
    return result
  }
}
