// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraImaging

/// One text against one golden: what `SnapshotCheck` is for pictures.
///
/// A golden holds the text and a line break behind it, so that Git and editors leave it alone. An empty file is damaged.
struct TextCheck {
  let name: String
  let group: String
  let goldenPath: String
  let mode: RecordMode

  enum Comparison {
    case passed
    case missing
    case differs(expected: String)
    case error(String)
  }

  func compare(_ text: String) -> Comparison {
    let bytes: [UInt8]
    do { bytes = try AtomicFile.read(goldenPath) } catch {
      return error.reason == .notFound ? .missing : .error("\(error)")
    }
    if bytes == Self.bytes(text) { return .passed }
    guard var expected = String(validating: bytes, as: UTF8.self) else {
      return .error("\(goldenPath) is not a text in UTF-8. Fetch it again, or record it.")
    }
    guard !expected.isEmpty else { return .error("\(goldenPath) is empty. Fetch it again, or record it.") }
    // Scalars, because a break behind a carriage return is one character with it.
    if expected.unicodeScalars.last == "\n" { expected.unicodeScalars.removeLast() }
    // An editor may have taken the last break away.
    return Array(expected.utf8) == Array(text.utf8) ? .passed : .differs(expected: expected)
  }

  func conclude(_ comparison: Comparison, _ text: String) -> SnapshotResult {
    var result = SnapshotResult(name: name, group: group, state: .passed, golden: goldenPath)
    switch comparison {
    case .passed: break
    case .missing where mode == .never:
      result.state = .missing
      result.message = "There is no golden \(goldenPath). Record it, look at it, and commit it."
    case .missing: record(text, "", &result)
    case .error where mode == .all: record(text, "The golden could not be read.", &result)
    case .error(let message):
      result.state = .error
      result.message = message
    case .differs(let expected):
      let changes = LineDiff.text(expected: expected, actual: text)
      if mode == .all || mode == .failed { return recorded(text, changes, result) }
      result.state = .failed
      result.message = changes
    }
    return result
  }

  private func recorded(_ text: String, _ changes: String, _ result: SnapshotResult) -> SnapshotResult {
    var result = result
    record(text, changes, &result)
    return result
  }

  private func record(_ text: String, _ message: String, _ result: inout SnapshotResult) {
    do throws(FileError) {
      try AtomicFile.createDirectory((goldenPath as NSString).deletingLastPathComponent)
      try AtomicFile.write(Self.bytes(text), to: goldenPath)
      result.state = .recorded
      result.message = message
    } catch {
      result.state = .error
      result.message = "\(error)"
    }
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) + [0x0A] }
}
