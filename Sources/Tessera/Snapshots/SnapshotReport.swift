// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The results of a run, stored as `report.json`. The HTML report, JUnit XML and annotations are derived from it.
public struct SnapshotReport: Hashable, Sendable, Codable {
  /// The version of the format. `read(_:)` rejects versions later than `currentVersion`.
  public var version: Int
  /// The title of the page. Empty by default.
  public var title: String
  /// The results. A run lists them in the plan's order, then the obsolete goldens.
  public var results: [SnapshotResult]
  /// The shard of a run, or nil for a complete run.
  public var shard: SnapshotShard?
  /// Whether the run was completed. False for a run that was stopped, whose last results are missing.
  public var isComplete: Bool
  /// The fingerprint of the division of a sharded run, the same on all machines, or nil for a complete run.
  package var division: String?

  /// The version of the format that this code writes, and the latest it reads.
  public static let currentVersion = 1

  /// Creates a report of the current version.
  public init(
    title: String = "", results: [SnapshotResult] = [], shard: SnapshotShard? = nil, isComplete: Bool = true
  ) {
    version = Self.currentVersion
    self.title = title
    self.results = results
    self.shard = shard
    self.isComplete = isComplete
  }

  /// Decodes a report. The version and the results are required; the version is not compared with `currentVersion`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    version = try values.decode(Int.self, forKey: .version)
    title = try values.decodeIfPresent(String.self, forKey: .title) ?? ""
    results = try values.decode([SnapshotResult].self, forKey: .results)
    shard = try values.decodeIfPresent(SnapshotShard.self, forKey: .shard)
    isComplete = try values.decodeIfPresent(Bool.self, forKey: .isComplete) ?? true
    division = try values.decodeIfPresent(String.self, forKey: .division)
  }

  /// Whether the run is complete, every result passed or was recorded, and the audit, if any, found nothing new.
  public var isSuccess: Bool {
    isComplete && results.allSatisfy { ($0.state == .passed || $0.state == .recorded) && !$0.hasNewFindings }
  }

  /// The audit's new findings, without duplicates per screen, in the order of the results.
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
