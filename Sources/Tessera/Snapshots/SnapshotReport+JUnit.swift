// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Converts reports to the format that CI servers read. There is no standard. The element names are those of Ant's
// JUnit task, which all servers support.

internal import Foundation

extension SnapshotReport {
  /// Returns the report as JUnit XML, with a test suite for each screen or test file and a test case for each
  /// snapshot.
  ///
  /// - Parameter failsWhenRecorded: Whether a recorded golden is a failure.
  public func junit(failsWhenRecorded: Bool = false) -> String {
    var groups: [String] = []
    var members: [String: [SnapshotResult]] = [:]
    for result in results {
      if members[result.group] == nil { groups.append(result.group) }
      members[result.group, default: []].append(result)
    }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append(
      "<testsuites name=\"\(XMLText.escaped(title))\"\(Self.counts(of: results, failsWhenRecorded: failsWhenRecorded))>"
    )
    for group in groups {
      let cases = members[group] ?? []
      lines.append(
        "  <testsuite name=\"\(XMLText.escaped(group))\"\(Self.counts(of: cases, failsWhenRecorded: failsWhenRecorded))>"
      )
      lines += cases.flatMap { Self.lines(for: $0, failsWhenRecorded: failsWhenRecorded) }
      lines.append("  </testsuite>")
    }
    if !isComplete {
      lines.append("  <testsuite name=\"run\" tests=\"1\" failures=\"0\" errors=\"1\">")
      lines.append("    <testcase classname=\"run\" name=\"complete\">")
      lines.append("      <error message=\"The run was stopped before it was complete.\"/>")
      lines += ["    </testcase>", "  </testsuite>"]
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private static func counts(of results: [SnapshotResult], failsWhenRecorded: Bool) -> String {
    let failures = results.filter { element(for: $0, failsWhenRecorded: failsWhenRecorded) == "failure" }.count
    let errors = results.filter { $0.state == .error }.count
    let time = results.reduce(0) { $0 + $1.milliseconds }
    return
      " tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(secondsText(milliseconds: time))\""
  }

  private static func element(for result: SnapshotResult, failsWhenRecorded: Bool) -> String? {
    switch result.state {
    case .passed: result.hasNewFindings ? "failure" : nil
    case .recorded: failsWhenRecorded || result.hasNewFindings ? "failure" : nil
    case .failed, .missing, .obsolete: "failure"
    case .error: "error"
    }
  }

  private static func lines(for result: SnapshotResult, failsWhenRecorded: Bool) -> [String] {
    let start =
      "    <testcase classname=\"\(XMLText.escaped(result.group))\" name=\"\(XMLText.escaped(result.name))\" "
      + "time=\"\(secondsText(milliseconds: result.milliseconds))\""
    let properties = properties(result)
    guard let element = element(for: result, failsWhenRecorded: failsWhenRecorded) else {
      return properties.isEmpty ? [start + "/>"] : [start + ">"] + properties + ["    </testcase>"]
    }
    let found = result.hasNewFindings ? result.findings.map { "\($0.rule.rawValue): \($0.message) \($0.path)" } : []
    // Audit findings are the cause of the failure only if the image is correct.
    let isAudit = result.state == .passed || result.state == .recorded && !failsWhenRecorded
    let message = isAudit ? found.first ?? "" : result.message
    let words = [result.message].filter { !$0.isEmpty } + result.changes.map(\.words) + found
    let all = words + [result.golden].filter { !$0.isEmpty }
    return [start + ">"] + properties + [
      "      <\(element) type=\"\(isAudit ? "audit" : result.state.rawValue)\" message=\"\(XMLText.escaped(message))\">"
        + XMLText.escaped(all.joined(separator: "\n")) + "</\(element)>",
      "    </testcase>",
    ]
  }

  /// Returns the properties that servers show for a test case: the reason that the snapshot was skipped, and its
  /// audit findings.
  private static func properties(_ result: SnapshotResult) -> [String] {
    var values: [(String, String)] = []
    if let skip = result.skipped { values.append(("tessera.skipped", skip.rawValue)) }
    if let skip = result.verified { values.append(("tessera.verified", skip.rawValue)) }
    if let known = result.knownFindings {
      values.append(("tessera.findings.new", "\(result.findings.count)"))
      values.append(("tessera.findings.known", "\(known)"))
    }
    guard !values.isEmpty else { return [] }
    return ["      <properties>"] + values.map { "        <property name=\"\($0)\" value=\"\($1)\"/>" } + [
      "      </properties>"
    ]
  }

  /// Returns a duration in seconds with three decimals, independently of the locale.
  private static func secondsText(milliseconds: Double) -> String {
    guard milliseconds.isFinite, milliseconds > 0 else { return "0.000" }
    let whole = Int(min(milliseconds, 1e12).rounded())
    let rest = String(whole % 1000)
    return "\(whole / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
