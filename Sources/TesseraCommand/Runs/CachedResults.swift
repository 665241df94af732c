// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraImaging

/// The use of a cache of results in a run: lookups before it, and stores after it.
struct CachedResults {
  /// The cached results that are used, by their indexes in the plan.
  let known: [Int: SnapshotResult]
  private let cache: ResultCache
  private let plan: SnapshotPlan
  private let keys: [PixelHash?]
  /// The cached results that are verified, by their indexes in the plan.
  private let verified: [Int: SnapshotResult]

  /// Looks up the results of a run.
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
      // The goldens may be elsewhere on another machine.
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

  /// Turns wrong cached results into errors, and stores new results.
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
