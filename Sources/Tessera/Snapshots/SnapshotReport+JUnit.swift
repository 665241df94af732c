// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The format that CI servers read. There is no standard; the names are those of Ant's JUnit task, which all servers
// know.

internal import Foundation

extension SnapshotReport {
  /// The report as JUnit's XML: a suite for each screen or test file, a case for each snapshot.
  ///
  /// - Parameter failsWhenRecorded: Whether a golden that was recorded is a failure.
  public func junit(failsWhenRecorded: Bool = false) -> String {
    var groups: [String] = []
    var members: [String: [SnapshotResult]] = [:]
    for result in results {
      if members[result.group] == nil { groups.append(result.group) }
      members[result.group, default: []].append(result)
    }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"\(XMLText.escaped(title))\"\(Self.counts(results, failsWhenRecorded))>")
    for group in groups {
      let cases = members[group] ?? []
      lines.append("  <testsuite name=\"\(XMLText.escaped(group))\"\(Self.counts(cases, failsWhenRecorded))>")
      lines += cases.flatMap { Self.lines($0, failsWhenRecorded) }
      lines.append("  </testsuite>")
    }
    if !isComplete {
      lines.append("  <testsuite name=\"run\" tests=\"1\" failures=\"0\" errors=\"1\">")
      lines.append("    <testcase classname=\"run\" name=\"complete\">")
      lines.append("      <error message=\"The run was stopped before its end.\"/>")
      lines += ["    </testcase>", "  </testsuite>"]
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private static func counts(_ results: [SnapshotResult], _ failsWhenRecorded: Bool) -> String {
    let failures = results.filter { element($0, failsWhenRecorded) == "failure" }.count
    let errors = results.filter { $0.state == .error }.count
    let time = results.reduce(0) { $0 + $1.milliseconds }
    return " tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(seconds(time))\""
  }

  private static func element(_ result: SnapshotResult, _ failsWhenRecorded: Bool) -> String? {
    switch result.state {
    case .passed: nil
    case .recorded: failsWhenRecorded ? "failure" : nil
    case .failed, .missing, .obsolete: "failure"
    case .error: "error"
    }
  }

  private static func lines(_ result: SnapshotResult, _ failsWhenRecorded: Bool) -> [String] {
    let start =
      "    <testcase classname=\"\(XMLText.escaped(result.group))\" name=\"\(XMLText.escaped(result.name))\" "
      + "time=\"\(seconds(result.milliseconds))\""
    guard let element = element(result, failsWhenRecorded) else { return [start + "/>"] }
    let words = [result.message] + result.changes.map(\.words) + [result.golden].filter { !$0.isEmpty }
    return [
      start + ">",
      "      <\(element) type=\"\(result.state.rawValue)\" message=\"\(XMLText.escaped(result.message))\">"
        + XMLText.escaped(words.joined(separator: "\n")) + "</\(element)>",
      "    </testcase>",
    ]
  }

  /// Seconds with three decimals, the same in every locale.
  private static func seconds(_ milliseconds: Double) -> String {
    guard milliseconds.isFinite, milliseconds > 0 else { return "0.000" }
    let whole = Int(min(milliseconds, 1e12).rounded())
    let rest = String(whole % 1000)
    return "\(whole / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}

enum XMLText {
  /// A text for an element or an attribute. Control characters that XML 1.0 forbids become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
