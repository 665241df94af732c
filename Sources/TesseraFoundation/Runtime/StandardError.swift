// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Synchronization

/// The output stream for messages to developers.
package enum StandardError {
  /// The messages written while the recorder is active, in order and without duplicates.
  package final class Recorder: Sendable {
    private let recorded = Mutex<[String]>([])

    package init() {}

    package var messages: [String] { recorded.withLock { $0 } }

    fileprivate func record(_ message: String) {
      recorded.withLock { if !$0.contains(message) { $0.append(message) } }
    }
  }

  @TaskLocal private static var recorder: Recorder?

  /// Whether a recorder receives messages instead of standard error.
  static var isRecording: Bool { recorder != nil }

  /// Calls the body and passes its messages to the recorder instead of standard error.
  package static func recording<R>(into recorder: Recorder, _ body: () throws -> R) rethrows -> R {
    try $recorder.withValue(recorder, operation: body)
  }

  /// Writes a message. If standard error is closed, the message is discarded.
  package static func write(_ text: String) {
    if let recorder { return recorder.record(text) }
    // `write(_:)` would terminate the process if writing fails.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
