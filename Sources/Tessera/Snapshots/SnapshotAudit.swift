// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An audit of the screens that a snapshot run lays out.
public struct SnapshotAudit: Hashable, Sendable {
  /// The rules.
  public var rules: Set<AuditFinding.Rule>
  /// The known findings, which do not fail the run.
  public var baseline: AuditBaseline

  /// Creates an audit, by default with all rules and no known findings.
  public init(
    rules: Set<AuditFinding.Rule> = Set(AuditFinding.Rule.allCases), baseline: AuditBaseline = AuditBaseline()
  ) {
    self.rules = rules
    self.baseline = baseline
  }
}
