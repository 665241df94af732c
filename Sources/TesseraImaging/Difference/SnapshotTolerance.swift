// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How much a picture may differ from its golden. Nothing, unless told otherwise: pictures do not depend on the machine, so
/// tolerance only hides changes.
public struct SnapshotTolerance: Hashable, Sendable {
  public var comparison: PixelComparison
  /// How many pixels may differ in all.
  public var maximumDifferingPixels: Int
  /// How many pixels may differ in one place; nil for no limit of its own.
  public var largestCluster: Int?

  public init(
    comparison: PixelComparison = .exact, maximumDifferingPixels: Int = 0, largestCluster: Int? = nil
  ) {
    self.comparison = comparison
    self.maximumDifferingPixels = maximumDifferingPixels
    self.largestCluster = largestCluster
  }

  public static let exact = SnapshotTolerance()

  /// Whether a difference is small enough. Pictures of different sizes never are.
  public func allows(_ diff: ImageDiff) -> Bool {
    if diff.isEmpty { return true }
    guard diff.expectedSize == diff.actualSize, diff.mismatched <= maximumDifferingPixels else { return false }
    guard let largestCluster else { return true }
    return diff.clusters.allSatisfy { $0.mismatched <= largestCluster }
  }
}
