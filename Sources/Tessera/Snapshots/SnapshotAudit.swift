// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The settings for auditing the screens of a snapshot run.
public struct SnapshotAudit: Hashable, Sendable {
  /// The rules to check.
  public var rules: Set<AuditFinding.Rule>
  /// The known findings, which do not cause the run to fail.
  public var baseline: AuditBaseline

  /// Creates audit settings. By default, all rules are checked and no findings are known.
  public init(
    rules: Set<AuditFinding.Rule> = Set(AuditFinding.Rule.allCases), baseline: AuditBaseline = AuditBaseline()
  ) {
    self.rules = rules
    self.baseline = baseline
  }
}
