// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The position and scaling of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the gravity.
  public let rawValue: String

  /// Creates a gravity from a string. An unknown string has the effect of `resize`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Centered, without scaling.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the center of the top edge, without scaling.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the center of the bottom edge, without scaling.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the center of the left edge, without scaling.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the center of the right edge, without scaling.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner, without scaling.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner, without scaling.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner, without scaling.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner, without scaling.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit the bounds, preserving the aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, preserving the aspect ratio. The contents extend beyond the bounds unless
  /// `masksToBounds` is `true`.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The content mode with the same effect.
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
