// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension SnapshotPlan {
  /// Returns the report of a run of the plan. It contains the results and, if the run includes all of the catalog's
  /// snapshots, the unused goldens. A shard reports only the unused goldens that are assigned to it.
  ///
  /// - Parameter results: The results by entry index. Nil for snapshots that were not taken.
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
