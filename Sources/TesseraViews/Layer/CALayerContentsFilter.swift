// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// How contents are sampled that are painted larger or smaller than they are.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for it.
  public let rawValue: String

  /// A string that is none of the constants is painted as `linear`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Every pixel shows the nearest one of the contents: hard edges.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Pixels are mixed from those around; where contents shrink, averaged.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Painted as `linear`, which averages where pictures shrink.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
