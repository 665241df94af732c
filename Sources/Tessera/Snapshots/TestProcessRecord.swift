// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The record of a test process, stored as a file in the report's folder. Commands read the records to determine
/// which references, the goldens of tests, are used.
///
/// The process writes its record twice, at its first snapshot and when it ends. If the process crashes, only the
/// first version exists, which contains no exit status.
package struct TestProcessRecord: Hashable, Sendable, Codable {
  /// The inspection of a snapshot's views that was requested by a command.
  package struct Inspection: Hashable, Sendable, Codable {
    /// The snapshot's name in reports.
    package var name: String
    /// The snapshot's test file.
    package var group: String
    package var findings: [AuditFinding]
    /// The explanation of the requested view, or nil if no explanation was requested.
    package var explanation: Explanation?

    package init(name: String, group: String, findings: [AuditFinding], explanation: Explanation? = nil) {
      self.name = name
      self.group = group
      self.findings = findings
      self.explanation = explanation
    }
  }

  /// An explanation of a view's frame, as lines of text.
  package struct Explanation: Hashable, Sendable, Codable {
    package var lines: [String]
    /// Whether the lines state why an explanation is not possible.
    package var isProblem: Bool

    package init(lines: [String], isProblem: Bool) {
      self.lines = lines
      self.isProblem = isProblem
    }
  }

  package static let currentVersion = 1

  package var version = currentVersion
  /// The time of the process's first snapshot, in seconds since 1970.
  package var began: Double
  /// The command line of the process that started the tests. Empty if it is unknown.
  package var starter: [String]
  /// The process's exit code, or nil if it has not ended.
  package var status: Int32?
  /// The sorted paths of the references that snapshots were compared with.
  package var references: [String] = []
  /// The paths of the references that were written.
  package var recorded: [String] = []
  /// The references of snapshots whose results are in other reports, by report folder.
  package var elsewhere: [String: [String]] = [:]
  /// The inspections, sorted by name. Empty unless a command requested them.
  package var inspections: [Inspection] = []

  package init(began: Double, starter: [String], status: Int32? = nil) {
    self.began = began
    self.starter = starter
    self.status = status
  }
}
