// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension SnapshotPlan {
  /// The report of a run of the plan: its results, then the goldens that nobody asks for, if the run has all
  /// snapshots of the catalogue; of a part of the run those that are its own.
  ///
  /// - Parameter results: By the entries' places; nil for snapshots that were not taken.
  func report(of results: [SnapshotResult?], title: String, isComplete: Bool) -> SnapshotReport {
    let taken = zip(entries, results).compactMap { entry, result in
      var result = result
      if shard != nil { result?.position = entry.position }
      return result
    }
    let obsolete = isComplete ? GoldenFolder(goldens).obsolete(self) : []
    var report = SnapshotReport(title: title, results: taken + obsolete, shard: shard, isComplete: isComplete)
    report.division = division
    return report
  }
}
