// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The results of a run: `report.json`, and what the HTML report, JUnit's XML and annotations are made from.
public struct SnapshotReport: Hashable, Sendable, Codable {
  /// Of the format; readers refuse a later one.
  public var version: Int
  public var title: String
  public var results: [SnapshotResult]

  public static let currentVersion = 1

  public init(title: String = "", results: [SnapshotResult] = []) {
    version = Self.currentVersion
    self.title = title
    self.results = results
  }

  /// Whether nothing failed: every result passed or was recorded.
  public var isSuccess: Bool { results.allSatisfy { $0.state == .passed || $0.state == .recorded } }
}
