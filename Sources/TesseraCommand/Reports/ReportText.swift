// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// A report in lines for a terminal.
enum ReportText {
  /// A line for each result that did not pass.
  static func lines(_ report: SnapshotReport) -> [String] {
    report.results.filter { $0.state != .passed }.flatMap { result in
      let state = result.state.rawValue
      let message = result.message.split(separator: "\n").map { line(String($0)) }
      let head = "\(state)\(String(repeating: " ", count: max(1, 9 - state.count)))\(line(result.name)): "
      return [head + (message.first ?? "")] + message.dropFirst().map { "    " + $0 }
    }
  }

  /// How many results are in each state, as `3 passed`.
  static func counts(_ report: SnapshotReport) -> [String] {
    SnapshotResult.State.allCases.compactMap { state in
      let count = report.count(state)
      return count == 0 ? nil : "\(count) \(state.rawValue)"
    }
  }

  /// The text on one line, without characters that move a terminal's cursor. Those that would turn the text around are
  /// written as their numbers.
  static func line(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: line += "\\u{\(String(scalar.value, radix: 16))}"
      default: line.unicodeScalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
      }
    }
    return line
  }
}
