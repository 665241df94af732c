// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera

/// Formats a complete result as lines of text for a terminal.
enum ResultText {
  static func lines(_ result: SnapshotResult, in folder: String) -> [String] {
    var lines = ["\(ReportText.line(result.name)) \(phrase(for: result.state))"]
    if result.changes.isEmpty {
      lines += result.message.split(separator: "\n").map { "  " + ReportText.line(String($0)) }
    } else {
      lines += result.changes.map { "  " + ReportText.line($0.words) }
    }
    if let difference = result.difference { lines += numbers(difference) }
    lines += result.findings.map {
      "  \($0.rule.rawValue): \(ReportText.line($0.message))\n      \(ReportText.line($0.path))"
    }
    let files = [
      ("reference", result.golden.isEmpty ? nil : result.golden), ("actual", result.pictures.actual ?? result.newText),
      ("difference", result.pictures.difference),
    ]
    for case (let kind, let file?) in files {
      let path = file.hasPrefix("/") ? file : (folder as NSString).appendingPathComponent(file)
      lines.append("  \(kind.padding(toLength: 12, withPad: " ", startingAt: 0))\(ReportText.line(path))")
    }
    return lines
  }

  private static func phrase(for state: SnapshotResult.State) -> String {
    switch state {
    case .passed: "passed: it matches its reference."
    case .failed: "does not match its reference:"
    case .missing: "has no reference:"
    case .recorded: "was recorded:"
    case .obsolete: "is not used:"
    case .error: "could not be compared:"
    }
  }

  private static func numbers(_ difference: SnapshotResult.Difference) -> [String] {
    let (old, new) = (difference.expected, difference.actual)
    if (old.width, old.height) != (new.width, new.height) {
      return ["  Its size in pixels is \(new.width) x \(new.height), was \(old.width) x \(old.height)."]
    }
    let places = difference.boxes.prefix(5).map { "\($0.width) x \($0.height) at (\($0.x), \($0.y))" }
    let more = difference.boxes.count > 5 ? " and \(difference.boxes.count - 5) more" : ""
    return [
      "  \(difference.mismatched) of \(difference.compared) pixels differ: \(places.joined(separator: ", "))\(more)."
    ]
  }
}
