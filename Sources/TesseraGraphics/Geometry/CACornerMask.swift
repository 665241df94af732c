// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The corners of a layer that have the corner radius.
public struct CACornerMask: OptionSet, Sendable {
  /// The bit mask, with one bit per corner: 1, 2, 4 and 8. Other bits are preserved but have no effect.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper-left corner, with the minimum x and the minimum y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper-right corner, with the maximum x and the minimum y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower-left corner, with the minimum x and the maximum y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower-right corner, with the maximum x and the maximum y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String

  /// Creates a curve with the given name. Unknown curves are drawn as `circular`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")

  /// A curve whose curvature increases gradually along the sides. It covers 1.53 radii of each side if the sides are
  /// long enough.
  ///
  /// - Note: Differs from UIKit: Apple does not publish the curve, so it is based on measurements that others have
  ///   published. If a side is too short, the curve is closer to a quarter circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
