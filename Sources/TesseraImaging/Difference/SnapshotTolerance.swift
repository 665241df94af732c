// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The permitted difference between a rendered image and its golden, the stored reference image. The default permits
/// no difference: rendering does not depend on the machine, so a tolerance would only hide changes.
public struct SnapshotTolerance: Hashable, Sendable {
  /// The rule that decides whether two pixels match.
  public var comparison: PixelComparison
  /// The maximum number of differing pixels; 0 by default.
  public var maximumDifferingPixels: Int
  /// The maximum number of differing pixels in one cluster, or `nil`, the default, for no limit.
  public var largestCluster: Int?

  /// Creates a tolerance. By default, nothing may differ.
  public init(
    comparison: PixelComparison = .exact, maximumDifferingPixels: Int = 0, largestCluster: Int? = nil
  ) {
    self.comparison = comparison
    self.maximumDifferingPixels = maximumDifferingPixels
    self.largestCluster = largestCluster
  }

  /// No tolerance.
  public static let exact = SnapshotTolerance()

  /// Returns whether a difference is within the tolerance. Images of different sizes never match.
  public func allows(_ diff: ImageDiff) -> Bool {
    if diff.isEmpty { return true }
    guard diff.expectedSize == diff.actualSize, diff.mismatched <= maximumDifferingPixels else { return false }
    guard let largestCluster else { return true }
    return diff.clusters.allSatisfy { $0.mismatched <= largestCluster }
  }
}
