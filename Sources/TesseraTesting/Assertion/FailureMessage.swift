// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera

/// The message for a failed snapshot. It contains the result, the files and the next steps.
struct FailureMessage {
  let result: SnapshotResult
  let reportFolder: String
  let message: String

  /// Creates the message for a result. Returns nil if the snapshot passed.
  ///
  /// - Parameters:
  ///   - isFirst: Whether no golden existed before the assertion.
  ///   - writeError: The error that occurred while writing the report, or nil.
  init?(_ result: SnapshotResult, isFirst: Bool = false, reportFolder: String, writeError: String?) {
    if result.state == .passed { return nil }
    self.result = result
    self.reportFolder = reportFolder
    var lines = Self.lines(for: result, isFirst: isFirst, folder: reportFolder)
    if let writeError { lines.append("The report is incomplete: \(writeError)") }
    message = lines.joined(separator: "\n")
  }

  private static func lines(for result: SnapshotResult, isFirst: Bool, folder: String) -> [String] {
    let file = (result.golden as NSString).lastPathComponent
    switch result.state {
    case .recorded where isFirst:
      return [
        "There was no golden \(file), so it was recorded. Review it, then run the tests again.", "  \(result.golden)",
      ]
    case .recorded:
      return ["Recorded \(file). Review it, then run the tests again.", "  \(result.golden)", result.message]
    case .missing:
      return [
        "There is no golden \(file), and this run records none. Record it elsewhere, review it, and commit it.",
        "  golden      \(result.golden)",
      ] + pictureLines(for: result, folder: folder)
    case .failed:
      let isText = result.difference == nil
      return ["\(file) does not match its golden\(isText ? ":" : ". " + result.message)"]
        + (isText ? [result.message] : phrases(for: result))
        + ["  golden      \(result.golden)"] + pictureLines(for: result, folder: folder)
        + ["If the change is intended, run the tests once with TESSERA_RECORD=failed, and review the new golden."]
    case .passed, .obsolete, .error:
      return [result.message] + pictureLines(for: result, folder: folder)
    }
  }

  /// Returns the lines after the first line of the message, which describes the first change. The returned lines
  /// describe further changes and the number of differing pixels.
  private static func phrases(for result: SnapshotResult) -> [String] {
    let limit = 10
    let more = result.changes.dropFirst()
    var lines = more.prefix(limit).map { "  " + $0.words }
    if more.count > limit { lines.append("  and \(more.count - limit) more changes") }
    if let difference = result.difference, !result.changes.isEmpty {
      lines.append("  \(difference.mismatched) of \(difference.compared) pixels differ.")
    }
    return lines
  }

  private static func pictureLines(for result: SnapshotResult, folder: String) -> [String] {
    [("actual", result.pictures.actual), ("difference", result.pictures.difference)].compactMap { kind, relative in
      relative.map {
        "  \(kind.padding(toLength: 12, withPad: " ", startingAt: 0))"
          + (folder as NSString).appendingPathComponent($0)
      }
    }
  }
}
