// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// Formats a report as lines of text for a terminal.
enum ReportText {
  /// Returns one line for each result that did not pass, followed by one line for each new audit finding.
  static func lines(_ report: SnapshotReport) -> [String] {
    let findings = report.newFindings.flatMap { screen, finding in
      ["audit    \(line(screen)): \(finding.rule.rawValue): \(line(finding.message))", "    " + line(finding.path)]
    }
    return results(report) + findings
  }

  private static func results(_ report: SnapshotReport) -> [String] {
    report.results.filter { $0.state != .passed }.flatMap { result in
      let state = result.state.rawValue
      let message = result.message.split(separator: "\n").map { line(String($0)) }
      let head = "\(state)\(String(repeating: " ", count: max(1, 9 - state.count)))\(line(result.name)): "
      return [head + (message.first ?? "")] + message.dropFirst().map { "    " + $0 }
    }
  }

  /// Returns the number of results in each state, such as `3 passed`.
  static func counts(_ report: SnapshotReport) -> [String] {
    SnapshotResult.State.allCases.compactMap { state in
      let count = report.count(state)
      guard count > 0 else { return nil }
      return "\(count) \(state.rawValue)" + (state == .passed ? skips(report) : "")
    }
  }

  /// Returns ` (470 skipped: 400 unchanged, 70 cached; 30 verified)`, or an empty string if skipping was off.
  private static func skips(_ report: SnapshotReport) -> String {
    let verified = report.results.count { $0.verified != nil && $0.state == .passed }
    let kinds = SnapshotResult.Skip.allCases.compactMap { kind in
      let count = report.results.count { $0.skipped == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let skipped = report.results.count { $0.skipped != nil }
    guard skipped + verified > 0 else { return "" }
    let names = kinds.isEmpty ? "" : ": " + kinds.joined(separator: ", ")
    return " (\(skipped) skipped\(names); \(verified) more painted for verification)"
  }

  /// Returns the text on a single line, without characters that move a terminal's cursor. Direction overrides are
  /// replaced by their code points.
  static func line(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        line += " "
      } else if HiddenCharacters.contains(scalar) {
        line += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
