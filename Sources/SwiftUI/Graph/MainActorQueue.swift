// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraFoundation

/// A queue of work for the main actor, callable from any thread.
enum MainActorQueue {
  /// Whether the code runs on the main actor: on the main thread or on any thread that serves the main queue.
  static var isCurrent: Bool { MainQueue.isCurrent }

  /// Performs the work immediately on the main actor, or asynchronously from elsewhere.
  static func perform(_ work: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated { work() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }
  }
}
