// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The corners of a layer that its corner radius applies to.
public struct CACornerMask: OptionSet, Sendable {
  /// One bit per corner, 1 to 8. Other bits are preserved and have no effect.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner with the smaller x and the smaller y: top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner with the greater x and the smaller y: top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner with the smaller x and the greater y: bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner with the greater x and the greater y: bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates a curve from a name. Unknown curves are painted as `circular`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")

  /// A curve whose curvature increases gradually along the sides, over 1.53 radii if they are long enough.
  ///
  /// - Note: Differs from UIKit: Apple does not publish the curve, so measurements published by others are used. If a side is too
  ///   short, the curve approaches a quarter circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
