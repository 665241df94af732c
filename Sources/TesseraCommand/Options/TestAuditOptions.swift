// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

/// The options for auditing screens during a snapshot run.
struct TestAuditOptions: ParsableArguments {
  @Flag(help: "Audit the screens as well, with the rules of `audit`. New findings fail.")
  var audit = false

  @Option(
    name: .customLong("audit-baseline"),
    help: ArgumentHelp("A file of known findings, written by `audit --update-baseline`.", valueName: "file"))
  var baseline: String?

  @Option(
    name: .customLong("audit-rule"),
    help: ArgumentHelp(
      "A rule to check. Default: all. Repeatable.", valueName: "rule"),
    transform: AuditOptions.rule)
  var rules: [AuditFinding.Rule] = []

  func check() throws {
    for (name, isGiven) in [("--audit-baseline", baseline != nil), ("--audit-rule", !rules.isEmpty)]
    where isGiven && !audit {
      throw ValidationError("\(name) requires --audit. Add --audit, or remove \(name).")
    }
  }

  /// Returns the audit settings, or nil if the option is not set.
  func readAudit() throws -> SnapshotAudit? {
    guard audit else { return nil }
    var known = AuditBaseline()
    if let baseline {
      do { known = try AuditBaseline.read(baseline) } catch {
        throw CommandFailure(description: "\(error)", isUsage: true)
      }
    }
    return SnapshotAudit(rules: Set(rules.isEmpty ? AuditFinding.Rule.allCases : rules), baseline: known)
  }
}
