// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The sampling of enlarged or reduced contents.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the filter.
  public let rawValue: String

  /// Creates a filter from a string. An unknown string is painted as `linear`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Uses the nearest pixel of the contents: hard edges.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolates neighboring pixels; averages reduced contents.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Painted as `linear`, which averages reduced contents.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
