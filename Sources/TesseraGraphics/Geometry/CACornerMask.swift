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
  /// The curve of a layer's corners.
  public let rawValue: String

  /// Creates a curve of any name. One that is none of the constants is painted as `circular`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")

  /// A curve that sets in gradually along the sides, over 1.53 radii where they have the room.
  ///
  /// - Note: Differs from UIKit: the curve is the one that others have measured, as Apple publishes none. Where a side is too
  ///   short for it, it nears the quarter of a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
