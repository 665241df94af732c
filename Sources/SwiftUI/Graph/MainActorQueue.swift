// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraFoundation

/// Schedules work on the main actor. Can be used from any thread.
enum MainActorQueue {
  /// Whether the current code runs on the main actor: on the main thread, or on a thread that serves the main queue.
  static var isCurrent: Bool { MainQueue.isCurrent }

  /// Performs the work immediately if called on the main actor, or schedules it on the main actor otherwise.
  static func perform(_ work: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated { work() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }
  }
}
