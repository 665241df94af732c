// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The results of a run, stored as `report.json`. The HTML report, JUnit XML and annotations are generated from this
/// report.
public struct SnapshotReport: Hashable, Sendable, Codable {
  /// The format version. `read(_:)` rejects versions later than `currentVersion`.
  public var version: Int
  /// The title of the report page. Empty by default.
  public var title: String
  /// The results in the order of the plan, followed by the obsolete goldens.
  public var results: [SnapshotResult]
  /// The shard of a run, or nil for a complete run.
  public var shard: SnapshotShard?
  /// Whether the run was completed. False if the run was stopped, in which case its last results are missing.
  public var isComplete: Bool
  /// The fingerprint of the assignment of snapshots to shards, which is the same on all machines, or nil for a
  /// complete run.
  package var division: String?

  /// The format version that this code writes, and the latest version that it can read.
  public static let currentVersion = 1

  /// Creates a report with the current format version.
  public init(
    title: String = "", results: [SnapshotResult] = [], shard: SnapshotShard? = nil, isComplete: Bool = true
  ) {
    version = Self.currentVersion
    self.title = title
    self.results = results
    self.shard = shard
    self.isComplete = isComplete
  }

  /// Decodes a report. The version and the results are required. The version is not compared with `currentVersion`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    version = try values.decode(Int.self, forKey: .version)
    title = try values.decodeIfPresent(String.self, forKey: .title) ?? ""
    results = try values.decode([SnapshotResult].self, forKey: .results)
    shard = try values.decodeIfPresent(SnapshotShard.self, forKey: .shard)
    isComplete = try values.decodeIfPresent(Bool.self, forKey: .isComplete) ?? true
    division = try values.decodeIfPresent(String.self, forKey: .division)
  }

  /// Whether the run is complete, every result passed or was recorded, and the audit, if there was one, has no new
  /// findings.
  public var isSuccess: Bool {
    isComplete && results.allSatisfy { ($0.state == .passed || $0.state == .recorded) && !$0.hasNewFindings }
  }

  /// The audit's new findings in the order of the results, without duplicates for a screen.
  public var newFindings: [(screen: String, finding: AuditFinding)] {
    var seen: [String: Set<String>] = [:]
    return results.filter(\.hasNewFindings).flatMap { result in
      result.findings.filter { seen[result.group, default: []].insert($0.key).inserted }.map {
        (screen: result.group, finding: $0)
      }
    }
  }

  /// Returns the number of results in a state.
  public func count(_ state: SnapshotResult.State) -> Int {
    results.reduce(0) { $0 + ($1.state == state ? 1 : 0) }
  }
}
