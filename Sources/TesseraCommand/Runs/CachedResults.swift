// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraImaging

/// Uses a result cache in a run. Results are looked up before the run and stored after it.
struct CachedResults {
  /// The cached results to use, by index in the plan.
  let known: [Int: SnapshotResult]
  private let cache: ResultCache
  private let plan: SnapshotPlan
  private let keys: [PixelHash?]
  /// The cached results to verify, by index in the plan.
  private let verified: [Int: SnapshotResult]

  /// Looks up the cached results for a run.
  init(_ folder: String, _ run: SnapshotRun) throws {
    let program = try ProgramFingerprint(
      arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
    let maker = ResultCacheKeys(program.hash, run)
    cache = ResultCache(folder)
    plan = run.plan
    keys = plan.entries.map(maker.key)
    var (known, verified, dropped) = ([Int: SnapshotResult](), [Int: SnapshotResult](), [String]())
    for (index, key) in keys.enumerated() {
      guard let key, var result = cache.result(key, dropped: &dropped) else { continue }
      // The goldens may be in a different folder than on the machine that stored the result.
      result.golden = plan.entries[index].goldenPath
      if run.sample.contains(index: index) {
        verified[index] = result
      } else {
        result.skipped = .cached
        result.milliseconds = 0
        known[index] = result
      }
    }
    (self.known, self.verified) = (known, verified)
    for line in dropped.prefix(10) { Console.error(line) }
    if dropped.count > 10 { Console.error("\(dropped.count - 10) more were dropped.") }
  }

  /// Reports incorrect cached results as errors, and stores new results.
  func verifyAndStore(_ report: inout SnapshotReport) {
    let places = Dictionary(plan.entries.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var learned: [(key: PixelHash, result: SnapshotResult)] = []
    for position in report.results.indices {
      guard let index = places[report.results[position].name], known[index] == nil else { continue }
      if let before = verified[index] { check(&report.results[position], before) }
      if report.results[position].state == .passed, let key = keys[index] {
        learned.append((key, report.results[position]))
      }
    }
    if let error = cache.store(learned) {
      Console.error("Can't write results to the cache: \(error)")
    }
  }

  private func check(_ result: inout SnapshotResult, _ before: SnapshotResult) {
    guard result.state == .passed else {
      result.message = "\(SnapshotSkipError.cachedPassFails(name: result.name)) \(result.message)"
      result.state = .error
      return
    }
    if (result.findings, result.knownFindings) != (before.findings, before.knownFindings) {
      result.message = "\(SnapshotSkipError.cachedFindingsDiffer(name: result.name))"
      result.state = .error
      return
    }
    if result.verified == nil { result.verified = .cached }
  }
}
