// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An audit that comes along with a run of snapshots, from the screens that are laid out for it anyway.
public struct SnapshotAudit: Hashable, Sendable {
  /// What is looked for.
  public var rules: Set<AuditFinding.Rule>
  /// What is known, and does not fail the run.
  public var baseline: AuditBaseline

  /// By default all rules, and nothing is known.
  public init(
    rules: Set<AuditFinding.Rule> = Set(AuditFinding.Rule.allCases), baseline: AuditBaseline = AuditBaseline()
  ) {
    self.rules = rules
    self.baseline = baseline
  }
}
