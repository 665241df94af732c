// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The filter that samples a layer's contents when they are enlarged or reduced.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the filter.
  public let rawValue: String

  /// Creates a filter from a string. An unknown string has the effect of `linear`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Uses the color of the nearest pixel, which preserves hard edges.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolates between neighboring pixels of enlarged contents, and averages the pixels of reduced contents.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Has the same effect as `linear`.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
