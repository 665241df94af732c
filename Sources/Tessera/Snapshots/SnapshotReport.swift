// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The results of a run: `report.json`, and what the HTML report, JUnit's XML and annotations are made from.
public struct SnapshotReport: Hashable, Sendable, Codable {
  /// Of the format; readers refuse a later one.
  public var version: Int
  public var title: String
  public var results: [SnapshotResult]
  /// Which part of a run it is; nil for a run by one machine.
  public var shard: SnapshotShard?
  /// false for a run that was stopped, of which some results are missing.
  public var isComplete: Bool

  public static let currentVersion = 1

  public init(
    title: String = "", results: [SnapshotResult] = [], shard: SnapshotShard? = nil, isComplete: Bool = true
  ) {
    version = Self.currentVersion
    self.title = title
    self.results = results
    self.shard = shard
    self.isComplete = isComplete
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    version = try values.decode(Int.self, forKey: .version)
    title = try values.decodeIfPresent(String.self, forKey: .title) ?? ""
    results = try values.decode([SnapshotResult].self, forKey: .results)
    shard = try values.decodeIfPresent(SnapshotShard.self, forKey: .shard)
    isComplete = try values.decodeIfPresent(Bool.self, forKey: .isComplete) ?? true
  }

  /// Whether nothing failed: the run came to its end, and every result passed or was recorded.
  public var isSuccess: Bool {
    isComplete && results.allSatisfy { $0.state == .passed || $0.state == .recorded }
  }

  /// How many results are in a state.
  public func count(_ state: SnapshotResult.State) -> Int {
    results.reduce(0) { $0 + ($1.state == state ? 1 : 0) }
  }
}
