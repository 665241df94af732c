// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraFoundation

/// Work for the main actor from anywhere.
enum MainActorQueue {
  /// Whether the code runs on the main actor: on the main thread or on any thread that serves the main queue.
  static var isCurrent: Bool { MainQueue.isCurrent }

  /// Performs the work immediately on the main thread, and soon from another one.
  static func perform(_ work: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated { work() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }
  }
}
