// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How much a picture may differ from its golden. By default not at all: pictures do not depend on the machine, so
/// tolerance only hides changes.
public struct SnapshotTolerance: Hashable, Sendable {
  /// When two pixels count as equal.
  public var comparison: PixelComparison
  /// How many pixels may differ in all; 0 by default.
  public var maximumDifferingPixels: Int
  /// How many pixels may differ in one place; nil, the default, for no limit of its own.
  public var largestCluster: Int?

  /// What may differ; nothing by default.
  public init(
    comparison: PixelComparison = .exact, maximumDifferingPixels: Int = 0, largestCluster: Int? = nil
  ) {
    self.comparison = comparison
    self.maximumDifferingPixels = maximumDifferingPixels
    self.largestCluster = largestCluster
  }

  /// Nothing may differ.
  public static let exact = SnapshotTolerance()

  /// Whether a difference is small enough. Pictures of different sizes never are.
  public func allows(_ diff: ImageDiff) -> Bool {
    if diff.isEmpty { return true }
    guard diff.expectedSize == diff.actualSize, diff.mismatched <= maximumDifferingPixels else { return false }
    guard let largestCluster else { return true }
    return diff.clusters.allSatisfy { $0.mismatched <= largestCluster }
  }
}
