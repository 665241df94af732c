// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Dispatch
import TesseraFoundation

/// Runs work with views on the main actor. Strategies can be called on any thread because, as on iOS, they are not
/// isolated to the main actor.
enum OnMain {
  /// Runs a closure on the main actor: directly if the caller is on the main actor, otherwise synchronously.
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
