// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Work for the main actor from anywhere.
enum MainQueue {
  /// Performs the work immediately on the main thread, and soon from another one.
  static func perform(_ work: @escaping @MainActor () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { work() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }
  }
}
