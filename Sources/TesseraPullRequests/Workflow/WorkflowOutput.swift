// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Writes the results of a report where GitHub's workflows read them.
package struct WorkflowOutput: Sendable {
  let environment: WorkflowEnvironment

  package init(_ environment: WorkflowEnvironment) { self.environment = environment }

  /// Appends the review to the page of the workflow run. Does nothing outside a workflow.
  ///
  /// GitHub accepts one MiB per step.
  package func writeSummary(_ comment: ReviewComment) throws(WorkflowError) {
    guard let path = environment["GITHUB_STEP_SUMMARY"] else { return }
    try append(comment.markdown(maximumLength: 1 << 20, hasMarker: false), to: path)
  }

  /// Sets the outputs `changed`, `added`, `deleted`, `failed`, `passed` and `success` of the step. Does nothing outside
  /// a workflow.
  package func writeCounts(_ input: ReviewInput) throws(WorkflowError) {
    try write([
      ("changed", "\(input.count(.failed))"), ("added", "\(input.count(.missing))"),
      ("deleted", "\(input.count(.obsolete))"), ("recorded", "\(input.count(.recorded))"),
      ("failed", "\(input.count(.error))"), ("passed", "\(input.count(.passed))"),
      ("findings", "\(input.findings.count)"), ("success", "\(input.isSuccess)"),
    ])
  }

  /// Sets outputs of the step. Line breaks and control characters are removed from values.
  package func write(_ values: [(name: String, value: String)]) throws(WorkflowError) {
    guard let path = environment["GITHUB_OUTPUT"] else { return }
    let lines = values.map { "\($0.name)=\(PlainText.line($0.value, limit: 1000))\n" }
    try append(lines.joined(), to: path)
  }

  /// Returns lines that GitHub's runners convert to annotations, at most ten because a runner ignores the others.
  package static func annotations(_ input: ReviewInput) -> [String] {
    let severe = input.entries.filter { $0.state == .error } + ReviewRows(input).changed.map(\.main)
    let others = input.entries.filter { $0.state == .missing || $0.state == .obsolete }
    var lines = (severe + others).prefix(10).map { entry in
      let title = property("\(entry.name) \(phrase(for: entry.state))")
      let file = SafePath.isContained(entry.golden) ? "file=\(property(entry.golden))," : ""
      return "::error \(file)title=\(title)::\(data(entry.sentence.isEmpty ? entry.name : entry.sentence))"
    }
    if !input.isComplete { lines.append("::error title=Tessera::The run was stopped before it was complete.") }
    return lines
  }

  private static func phrase(for state: ReviewInput.State) -> String {
    switch state {
    case .passed: "passed"
    case .failed: "changed"
    case .missing: "is new"
    case .recorded: "was recorded"
    case .obsolete: "was deleted"
    case .error: "failed"
    }
  }

  /// Escapes the data of a workflow command. Source: github.com/actions/toolkit, `packages/core/src/command.ts`.
  package static func data(_ text: String) -> String {
    PlainText.line(text, limit: 1000).replacingOccurrences(of: "%", with: "%25")
  }

  /// Escapes a property of a workflow command.
  static func property(_ text: String) -> String {
    data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
  }

  private func append(_ text: String, to path: String) throws(WorkflowError) {
    do {
      if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(fileURLWithPath: path)) }
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(text.utf8))
    } catch { throw .notWritable(path: path, reason: error.localizedDescription) }
  }
}
