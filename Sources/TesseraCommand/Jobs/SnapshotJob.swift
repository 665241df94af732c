// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// A job that compares a snapshot with its golden.
struct SnapshotJob: JobWork {
  /// The run's audit settings, with the known findings for the job's screen.
  private struct Audit: Codable {
    var rules: Set<AuditFinding.Rule>
    var known: Set<String>
  }

  let screen: String
  /// The snapshot's name.
  private let name: String
  private let goldens: String
  private let mode: RecordMode
  private let reportFolder: String?
  private let isStrict: Bool
  private let skipsUnchanged: Bool
  /// Whether the snapshot is painted even if it could be skipped.
  private let isVerified: Bool
  private let audit: Audit?

  /// Creates a job for the snapshot at an index in the run's plan.
  init(_ run: SnapshotRun, at index: Int) {
    let entry = run.plan.entries[index]
    (screen, name, goldens) = (entry.screen.name, entry.name, run.plan.goldens)
    (mode, reportFolder, isStrict) = (run.mode, run.reportFolder, run.isStrict)
    (skipsUnchanged, isVerified) = (run.skipsUnchanged, run.sample.contains(index: index))
    audit = run.audit.map { Audit(rules: $0.rules, known: $0.baseline.known[entry.screen.name] ?? []) }
  }

  var job: Job { .snapshot(self) }

  func perform(in context: JobContext) async throws -> SnapshotResult {
    let plan = try SnapshotPlan(ScreenCatalog([context.screen(screen)]), goldens: goldens)
    guard let index = plan.entries.firstIndex(where: { $0.name == name }) else {
      throw CommandFailure(
        description: "The screen \(screen) has no snapshot \(name). Declare the same screens in every run.")
    }
    var run = SnapshotRun(plan, mode: mode, reportFolder: reportFolder, threads: context.threads)
    (run.isStrict, run.skipsUnchanged) = (isStrict, skipsUnchanged)
    run.sample = SnapshotSample(of: plan, percent: isVerified ? 100 : 0, seed: 0)
    run.audit = audit.map { SnapshotAudit(rules: $0.rules, baseline: AuditBaseline(known: [screen: $0.known])) }
    return await run.result(at: index, didLayOut: context.didLayOut)
  }
}
