// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// A report in lines for a terminal.
enum ReportText {
  /// A line for each result that did not pass.
  static func lines(_ report: SnapshotReport) -> [String] {
    report.results.filter { $0.state != .passed }.map { result in
      let state = result.state.rawValue
      return "\(state)\(String(repeating: " ", count: max(1, 9 - state.count)))\(line(result.name)): "
        + line(result.message)
    }
  }

  /// How many results are in each state, as `3 passed`.
  static func counts(_ report: SnapshotReport) -> [String] {
    SnapshotResult.State.allCases.compactMap { state in
      let count = report.count(state)
      return count == 0 ? nil : "\(count) \(state.rawValue)"
    }
  }

  /// The text on one line, without characters that move a terminal's cursor.
  static func line(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}
