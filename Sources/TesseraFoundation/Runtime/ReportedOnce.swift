// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Synchronization

/// Messages to developers that are written only once, even if they are reported again.
enum ReportedOnce {
  private static let reported = Mutex<Set<String>>([])

  /// Writes a message to standard error unless it has already been written.
  static func report(_ message: String) {
    guard StandardError.isRecording || reported.withLock({ $0.insert(message).inserted }) else { return }
    StandardError.write(message + "\n")
  }
}
