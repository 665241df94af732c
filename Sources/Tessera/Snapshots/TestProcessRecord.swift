// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What one process of tests did: a file in the report's folder, from which commands know which references are used.
///
/// The process writes it twice, when it takes its first snapshot and when it ends. A process that crashes leaves the first
/// one, which has no status.
package struct TestProcessRecord: Hashable, Sendable, Codable {
  /// A snapshot that was looked at while it was shown, because a command asked for it.
  package struct Inspection: Hashable, Sendable, Codable {
    /// The snapshot's name in reports.
    package var name: String
    /// The test file.
    package var group: String
    package var findings: [AuditFinding]
    /// What was asked about a view, and the answer or why there is none. Nil where nothing was asked.
    package var explanation: Explanation?

    package init(name: String, group: String, findings: [AuditFinding], explanation: Explanation? = nil) {
      self.name = name
      self.group = group
      self.findings = findings
      self.explanation = explanation
    }
  }

  /// Why a view is where it is, in lines of text.
  package struct Explanation: Hashable, Sendable, Codable {
    package var lines: [String]
    /// Whether the lines say why there is no answer.
    package var isProblem: Bool

    package init(lines: [String], isProblem: Bool) {
      self.lines = lines
      self.isProblem = isProblem
    }
  }

  package static let currentVersion = 1

  package var version = currentVersion
  /// When the process took its first snapshot, in seconds since 1970.
  package var began: Double
  /// The command line that started the process; empty where it is not known.
  package var starter: [String]
  /// The process's exit code; nil until it has ended.
  package var status: Int32?
  /// The paths of the references that snapshots were compared with, sorted.
  package var references: [String] = []
  /// Those of them that were written.
  package var recorded: [String] = []
  /// References of snapshots whose results stand in other reports, by the folders of these.
  package var elsewhere: [String: [String]] = [:]
  /// In the order of the names; empty unless a command asked.
  package var inspections: [Inspection] = []

  package init(began: Double, starter: [String], status: Int32? = nil) {
    self.began = began
    self.starter = starter
    self.status = status
  }
}
