// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Screens are laid out one after the other on the main actor, while concurrent tasks paint and compare the previous
// screens. Only a few snapshots are in progress at the same time, so memory usage does not depend on their number. A
// screen is retained until its image has been compared, because only a failed snapshot requires its view tree.
// Capturing every view tree would take as much time as comparing.
//
//     main actor   lay out ──► display list ┐      ┌──► view tree, of failures
//     any core                              └► paint ──► compare ──► verdict ──► conclude

internal import Foundation
internal import TesseraImaging
internal import TesseraRaster

/// Renders the snapshots of a plan and compares them with their goldens.
///
///     let report = await SnapshotRun(try SnapshotPlan(catalog), mode: .never).run()
///     report.isSuccess
public struct SnapshotRun: Sendable {
  /// The snapshots to take.
  public var plan: SnapshotPlan
  /// The condition under which goldens are written.
  public var mode: RecordMode
  /// The folder for images of failed snapshots, or nil.
  public var reportFolder: String?
  /// The number of images that are compared concurrently, at least 1. Meanwhile, the main actor prepares up to two
  /// more screens.
  public var threads: Int
  /// The report's title.
  public var title: String
  /// Whether a screen's missing resource is an error. False by default.
  public var isStrict = false
  /// Whether a snapshot passes without being painted if the fingerprints of its display list and its golden's display
  /// list are equal. False by default.
  ///
  /// Screens are always laid out. If all goldens are recorded, no snapshots are skipped.
  public var skipsUnchanged = false
  /// The snapshots that are painted even if they could be skipped, by default 5 percent. If the pixels of such a
  /// snapshot differ from its golden, the run reports a `SnapshotSkipError`.
  public var sample: SnapshotSample
  /// The audit settings for all screens in the run. If nil, which is the default, only failed snapshots are audited.
  public var audit: SnapshotAudit?

  /// Creates a run of a plan.
  ///
  /// - Parameters:
  ///   - plan: The snapshots to take.
  ///   - mode: The condition under which goldens are written.
  ///   - reportFolder: The report's folder, or nil for no report.
  ///   - threads: The number of threads, or nil to use the number of cores.
  ///   - title: The report's title.
  public init(
    _ plan: SnapshotPlan, mode: RecordMode = .missing, reportFolder: String? = nil,
    threads: Int? = nil, title: String = ""
  ) {
    self.plan = plan
    self.mode = mode
    self.reportFolder = reportFolder
    self.threads = max(1, threads ?? ProcessInfo.processInfo.activeProcessorCount)
    self.title = title
    sample = SnapshotSample(of: plan, percent: 5, seed: 0)
  }

  /// Runs the plan. If a screen has an error, the error is reported in its result and the run continues.
  ///
  /// - Parameters:
  ///   - isStopped: A closure that is called before each snapshot. If it returns true, the run ends and the report is
  ///     marked as incomplete.
  ///   - didFinish: A closure that is called with the number of snapshots taken so far.
  /// - Returns: A report with the results in the order of the plan. If the plan is complete, or a shard of a complete
  ///   plan, the results are followed by the unused goldens.
  public func run(
    isStopped: @Sendable () -> Bool = { false }, didFinish: @Sendable (Int) -> Void = { _ in }
  ) async -> SnapshotReport {
    let renderer = Renderer(threads: plan.entries.count == 1 ? threads : 1)
    let studio = await SnapshotPreparation(renderer, isStrict: isStrict)
    var results = [SnapshotResult?](repeating: nil, count: plan.entries.count)
    var isComplete = true
    // Two more than the number of threads, so that the threads are busy while the main actor prepares a slow screen.
    let ahead = threads > 1 ? threads + 2 : 1
    await withTaskGroup(of: (index: Int, result: SnapshotResult).self) { group in
      var done = 0
      var compared: [Int] = []
      func take(_ index: Int, _ result: SnapshotResult) {
        results[index] = result
        compared.append(index)
        done += 1
        didFinish(done)
      }
      for (index, entry) in plan.entries.enumerated() {
        if index - done >= ahead, let next = await group.next() { take(next.index, next.result) }
        guard !isStopped(), !Task.isCancelled else {
          isComplete = false
          break
        }
        let prepared = await studio.prepare(entry, at: index, discarding: compared)
        compared = []
        group.addTask { (index, await examine(entry, at: index, prepared: prepared, preparation: studio)) }
      }
      // Snapshots in progress are completed even if the run was stopped.
      while let next = await group.next() { take(next.index, next.result) }
    }
    await studio.discardAll()
    return report(results, isComplete: isComplete)
  }

  /// Takes a snapshot of the plan.
  ///
  /// - Parameters:
  ///   - index: The snapshot's index in the plan.
  ///   - didLayOut: A closure that is called when the screen is laid out and the main actor is available for the next
  ///     screen.
  package func result(at index: Int, didLayOut: @Sendable () -> Void = {}) async -> SnapshotResult {
    let studio = await SnapshotPreparation(Renderer(threads: threads), isStrict: isStrict)
    let entry = plan.entries[index]
    let prepared = await studio.prepare(entry, at: index, discarding: [])
    didLayOut()
    let result = await examine(entry, at: index, prepared: prepared, preparation: studio)
    await studio.discardAll()
    return result
  }

  /// Returns the result for a snapshot that could not be taken.
  package func result(at index: Int, error message: String) -> SnapshotResult {
    let entry = plan.entries[index]
    return SnapshotResult(
      name: entry.name, group: entry.screen.name, state: .error, message: message, golden: entry.goldenPath,
      scale: entry.scale)
  }

  /// Returns the report for results in the order of the plan, and adds the obsolete goldens. A result is nil if its
  /// snapshot was not taken.
  package func report(_ results: [SnapshotResult?], isComplete: Bool) -> SnapshotReport {
    plan.report(of: results, title: title, isComplete: isComplete)
  }

  private func examine(
    _ entry: SnapshotPlan.Entry, at index: Int, prepared: SnapshotPreparation.Prepared,
    preparation studio: SnapshotPreparation
  ) async -> SnapshotResult {
    let start = Self.milliseconds
    // The time spent waiting for the main actor, which is not part of the duration.
    var waited = 0.0
    var result = await compare(entry, at: index, prepared: prepared, preparation: studio, waited: &waited)
    let compared = Self.milliseconds
    if let audit, !entry.isStrip, case .still = prepared.content {
      let findings = await studio.findings(of: entry, at: index, rules: audit.rules)
      result.findings = findings.filter { !audit.baseline.contains($0, screen: entry.screen.name) }
      result.knownFindings = findings.count - result.findings.count
    } else if result.state != .passed, prepared.problem == nil {
      // This result must be reviewed, so the audit findings are added to it.
      result.findings = await studio.findings(of: entry, at: index)
    }
    result.milliseconds = prepared.milliseconds + max(0, compared - start - waited)
    return result
  }

  /// - Parameter waited: Incremented by the time spent inspecting views, in milliseconds.
  private func compare(
    _ entry: SnapshotPlan.Entry, at index: Int, prepared: SnapshotPreparation.Prepared,
    preparation studio: SnapshotPreparation,
    waited: inout Double
  ) async -> SnapshotResult {
    var check = entry.check(mode: mode, reportFolder: reportFolder)
    var result = SnapshotResult(
      name: entry.name, group: entry.screen.name, state: .passed, golden: entry.goldenPath, scale: entry.scale)
    let isUnchanged = matchesListOfGolden(entry, prepared: prepared)
    if isUnchanged, !sample.contains(index: index) {
      result.skipped = .unchanged
      return result
    }
    var picture: SnapshotPicture
    do throws(RenderError) {
      picture = try prepared.picture(studio.renderer, scale: Double(entry.variant.device.scale))
    } catch {
      result.state = .error
      result.message = "\(error)"
      return result
    }
    let comparison = prepared.problem.map(SnapshotComparison<Golden>.error) ?? check.compare(picture)
    if comparison.isEqual, mode != .all {
      if isUnchanged { result.verified = .unchanged }
      return result
    }
    // A screen with broken constraints is not recorded, because its image would become the golden.
    if prepared.problem != nil || isUnchanged { check.mode = .never }
    if !entry.isStrip {
      let before = Self.milliseconds
      picture.tree = await studio.tree(of: entry, at: index)
      waited += Self.milliseconds - before
    }
    picture.list = prepared.listHash()
    result = check.makeResult(verdict: check.verdict(on: picture, comparison), content: picture)
    if isUnchanged {
      result.verified = .unchanged
      result.state = .error
      result.message = "\(SnapshotSkipError.unchangedListDiffers(name: entry.name)) \(result.message)"
    }
    return result
  }

  /// Returns whether the display list equals the golden's display list. Returns false if the golden has no
  /// fingerprint.
  private func matchesListOfGolden(_ entry: SnapshotPlan.Entry, prepared: SnapshotPreparation.Prepared) -> Bool {
    guard skipsUnchanged, mode != .all, prepared.problem == nil,
      let list = (try? Golden.read(entry.goldenPath))?.stamp?.list
    else { return false }
    return list == prepared.listHash()
  }

  static var milliseconds: Double { ProcessInfo.processInfo.systemUptime * 1000 }
}
