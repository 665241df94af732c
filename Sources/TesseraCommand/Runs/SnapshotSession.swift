// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The terminal output of a snapshot run: its progress, one line for each result that did not pass, and suggested
// commands.

internal import ArgumentParser
internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster

struct SnapshotSession: Sendable {
  let plan: SnapshotPlan
  let mode: RecordMode
  let reportFolder: String
  let threads: Int?
  let workers: WorkerOptions
  /// Whether a recorded golden fails the run because it has not been reviewed.
  let failsWhenRecorded: Bool
  var json = false
  var junit: String?
  var annotates = false
  /// Whether a missing resource is an error.
  var isStrict = false
  /// The path of the snapshot timings file, or nil.
  var timings: String?
  /// The options for skipping snapshots, or nil to skip none.
  var skips: SkipOptions?
  /// The audit settings, or nil for no audit.
  var audit: SnapshotAudit?

  /// Runs the plan, writes the report and prints the results.
  ///
  /// - Throws: `ExitCode(1)` unless all snapshots passed.
  func run() async throws {
    let stop = StopState()
    let start = ProcessInfo.processInfo.systemUptime
    var run = SnapshotRun(
      plan, mode: mode, reportFolder: reportFolder, threads: threads,
      title: CommandContext.program)
    run.isStrict = isStrict
    run.audit = audit
    if let skips {
      run.skipsUnchanged = skips.changed
      run.sample = SnapshotSample(of: plan, percent: skips.percent, seed: skips.seed)
    }
    let report = try await report(of: run, stop)
    let seconds = ProcessInfo.processInfo.systemUptime - start
    // Print the results even if the report can't be written.
    let written = Result { try write(report) }
    printResults(of: report, seconds: seconds, isWritten: (try? written.get()) != nil)
    try written.get()
    if let signal = stop.signal, !report.isComplete {
      throw Interrupted(
        signal: signal,
        summary:
          "\(report.results.count) of \(plan.entries.count) snapshots were compared. Goldens are complete; the report so "
          + "far is in \(reportFolder).")
    }
    guard report.isSuccess, !failsWhenRecorded || report.count(.recorded) == 0 else { throw ExitCode(1) }
  }

  private func report(of run: SnapshotRun, _ stop: StopState) async throws -> SnapshotReport {
    let cache = try skips?.sinceCache.map { try CachedResults($0, run) }
    let known = cache?.known ?? [:]
    let progress = SharedProgress(ProgressReport(total: plan.entries.count, noun: "snapshots"))
    if !known.isEmpty { progress.advance(to: known.count) }
    let control = JobControl(
      isStopped: { stop.checkSignal() }, didFinish: { if stop.signal == nil { progress.advance(to: known.count + $0) } }
    )
    let open = plan.entries.indices.filter { known[$0] == nil }
    let found = try await workers.executor(threads: run.threads)
      .run(open.map { SnapshotJob(run, at: $0) }, control)
    var results = plan.entries.indices.map { known[$0] }
    for (index, result) in zip(open, found) {
      switch result {
      case .success(let result): results[index] = result
      case .failure(let failure): results[index] = run.result(at: index, error: failure.message)
      case nil: break
      }
    }
    var report = run.report(results, isComplete: !results.contains { $0 == nil })
    cache?.verifyAndStore(&report)
    return report
  }

  private func write(_ report: SnapshotReport) throws {
    do { try ReportFiles.write(report, to: reportFolder) } catch let failure as CommandFailure {
      throw CommandFailure(description: "\(failure) Use --report for another folder.")
    }
    if let timings, report.isComplete { try ReportFiles.writeTimings(report, to: timings) }
    guard let junit else { return }
    try ReportFiles.writeJUnit(report, to: junit, failsWhenRecorded: failsWhenRecorded)
  }

  /// Prints the results to standard output or, with `--json`, only the report.
  private func printResults(of report: SnapshotReport, seconds: Double, isWritten: Bool) {
    let annotations = annotates ? report.annotations(failsWhenRecorded: failsWhenRecorded) : []
    if json {
      JSONOutput.print(report)
      annotations.forEach(Console.error)
      return
    }
    for line in lines(for: report, seconds: seconds, isWritten: isWritten) + annotations { print(line) }
  }

  private func lines(for report: SnapshotReport, seconds: Double, isWritten: Bool) -> [String] {
    var lines = ReportText.lines(report)
    let counts = ReportText.counts(report)
    let part = plan.shard.map { " in shard \($0)" } ?? ""
    let total = plan.entries.count
    let count = (report.isComplete ? "\(total)" : "\(report.results.count) of \(total)") + " snapshot"
    lines.append(
      "\(count)\(total == 1 ? "" : "s")\(part): "
        + (counts.isEmpty ? "nothing to do" : counts.joined(separator: ", "))
        + " (\(ProgressReport.durationText(seconds: seconds)))")
    if let skips, skips.isOn { lines.append(verificationNote(for: report, skips: skips)) }
    if audit != nil { lines.append(findings(report)) }
    return lines + advice(report, isWritten: isWritten)
  }

  /// Returns a note that describes the verification of skipped snapshots.
  private func verificationNote(for report: SnapshotReport, skips: SkipOptions) -> String {
    guard skips.percent > 0 else { return "No skipped snapshots were verified: --verify-cache is 0." }
    let verified = report.results.count { $0.verified != nil }
    return
      "\(verified) skippable snapshot\(verified == 1 ? "" : "s") \(verified == 1 ? "was" : "were") painted for "
      + "verification. To select the same ones again, use --verify-seed \(skips.seed)."
  }

  private func findings(_ report: SnapshotReport) -> String {
    let new = report.newFindings
    // A finding can occur in both the light and the dark image of a screen. Known findings are counted once per
    // image.
    let known = report.results.reduce(0) { $0 + ($1.knownFindings ?? 0) }
    let also = known == 0 ? "" : "; \(known) are in the baseline"
    guard !new.isEmpty else { return "The audit has no new findings\(also)." }
    return
      "The audit has \(new.count) new findings on \(Set(new.map(\.screen)).count) screens\(also). Fix them, or add them "
      + "to the baseline with audit --baseline FILE --update-baseline."
  }

  /// Returns the suggested commands. If the report could not be written, no images can be approved.
  private func advice(_ report: SnapshotReport, isWritten: Bool) -> [String] {
    let program = CommandContext.program
    let option = reportFolder == ReportFiles.defaultFolder ? "" : " --report \(reportFolder)"
    var lines: [String] = []
    let waiting = report.results.filter { $0.state == .failed || $0.state == .missing }
    if isWritten, !waiting.isEmpty {
      lines.append("The pictures are in \(reportFolder). Review them. To approve correct ones as goldens, run")
      let name = waiting.count == 1 ? waiting[0].name : "NAME... or --all"
      lines.append("  \(program) approve \(name)\(option)")
    }
    if failsWhenRecorded, report.count(.recorded) > 0 {
      lines.append(
        "Goldens were recorded. Review them in \(plan.goldens), then test again and commit them.")
    }
    if report.count(.obsolete) > 0 {
      lines.append("To delete unused goldens, run")
      lines.append("  \(program) prune")
    }
    return lines
  }
}

/// Stores the signal that ended a run.
private final class StopState: @unchecked Sendable {
  private let lock = Lock()
  private var number: Int32?

  var signal: Int32? { lock.withLock { number } }

  func checkSignal() -> Bool {
    guard let received = Interruption.signal() else { return false }
    lock.withLock { number = received }
    return true
  }
}
