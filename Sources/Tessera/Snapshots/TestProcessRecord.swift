// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The record of one test process: a file in the report's folder, from which commands determine the used references.
///
/// The process writes it twice, at its first snapshot and when it ends. A process that crashes leaves the first version, which
/// has no status.
package struct TestProcessRecord: Hashable, Sendable, Codable {
  /// The inspection of a snapshot's views, which a command requested.
  package struct Inspection: Hashable, Sendable, Codable {
    /// The snapshot's name in reports.
    package var name: String
    /// The test file.
    package var group: String
    package var findings: [AuditFinding]
    /// The explanation of the requested view, or nil if none was requested.
    package var explanation: Explanation?

    package init(name: String, group: String, findings: [AuditFinding], explanation: Explanation? = nil) {
      self.name = name
      self.group = group
      self.findings = findings
      self.explanation = explanation
    }
  }

  /// The explanation of a view's frame, as lines of text.
  package struct Explanation: Hashable, Sendable, Codable {
    package var lines: [String]
    /// Whether the lines explain why there is no answer.
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
  /// The command line that started the process, or empty if it is not known.
  package var starter: [String]
  /// The process's exit code, or nil until it has ended.
  package var status: Int32?
  /// The paths of the references that snapshots were compared with, sorted.
  package var references: [String] = []
  /// The references that were written.
  package var recorded: [String] = []
  /// The references of snapshots whose results are in other reports, by the folders of these reports.
  package var elsewhere: [String: [String]] = [:]
  /// The inspections by name; empty unless a command requested them.
  package var inspections: [Inspection] = []

  package init(began: Double, starter: [String], status: Int32? = nil) {
    self.began = began
    self.starter = starter
    self.status = status
  }
}
