// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The position of a layer's contents in its bounds, and whether they fill it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the gravity.
  public let rawValue: String

  /// Creates a gravity from a string. An unknown string counts as `resize`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Centered, at their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the center of the top edge, at their own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the center of the bottom edge, at their own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the center of the left edge, at their own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the center of the right edge, at their own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner, at their own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner, at their own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner, at their own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner, at their own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit the bounds, preserving their aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, preserving their aspect ratio. They extend beyond the bounds unless `masksToBounds` is on.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The equivalent content mode.
  var contentMode: UIViewContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}
