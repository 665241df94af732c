// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Synchronization

/// The output for messages to developers.
package enum StandardError {
  /// The messages that were written while a recorder was active, in order and without duplicates.
  package final class Recorder: Sendable {
    private let recorded = Mutex<[String]>([])

    package init() {}

    package var messages: [String] { recorded.withLock { $0 } }

    fileprivate func record(_ message: String) {
      recorded.withLock { if !$0.contains(message) { $0.append(message) } }
    }
  }

  @TaskLocal private static var recorder: Recorder?

  /// Whether messages go to a recorder rather than to the standard error.
  static var isRecording: Bool { recorder != nil }

  /// Runs the body and passes its messages to the recorder instead of the standard error.
  package static func recording<R>(into recorder: Recorder, _ body: () throws -> R) rethrows -> R {
    try $recorder.withValue(recorder, operation: body)
  }

  /// Writes a message. If the standard error is closed, the message is lost and the program continues.
  package static func write(_ text: String) {
    if let recorder { return recorder.record(text) }
    // `write(_:)` would end the program if nothing can be written.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
