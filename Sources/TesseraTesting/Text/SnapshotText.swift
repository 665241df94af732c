// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraAssertions
import Foundation
import Tessera
import TesseraImaging

/// The content of a text snapshot.
///
/// A golden contains the text and a final line break, because Git or an editor may modify a file without one. An
/// empty file is an error.
struct SnapshotText: SnapshotContent {
  let text: String

  var fingerprint: String { text }

  private var bytes: [UInt8] { Array(text.utf8) + [0x0A] }

  static func stored(_ path: String) throws(GoldenProblem) -> String {
    let bytes: [UInt8]
    do { bytes = try AtomicFile.read(path) } catch {
      throw error.reason == .notFound ? .missing : .unreadable("\(error)")
    }
    guard var stored = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable("\(path) is not UTF-8 text. Fetch it again, or record it.")
    }
    guard !stored.isEmpty else { throw .unreadable("\(path) is empty. Fetch it again, or record it.") }
    // Compares Unicode scalars, because a carriage return followed by a line feed is a single `Character`. The final
    // line break is optional because an editor may have removed it.
    if stored.unicodeScalars.last == "\n" { stored.unicodeScalars.removeLast() }
    return stored
  }

  /// Compares bytes, because equal strings may have different bytes.
  func equals(_ golden: String) -> Bool { Array(golden.utf8) == Array(text.utf8) }

  func difference(from golden: String, _ check: SnapshotCheck) -> any SnapshotDifference {
    Difference(message: LineDiff.text(expected: golden, actual: text), bytes: bytes)
  }

  func addEvidence(to evidence: inout SnapshotEvidence) { evidence.write(text: bytes) }

  func record(_ path: String) throws { try AtomicFile.write(bytes, to: path, makesFolder: true) }

  /// A line-by-line difference. Its message begins with the differing lines.
  private struct Difference: SnapshotDifference {
    let message: String
    /// The bytes of the new text.
    let bytes: [UInt8]
    var recordedMessage: String { message }

    func addEvidence(to evidence: inout SnapshotEvidence) { evidence.write(text: bytes) }
  }
}
