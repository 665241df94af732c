// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A point within a rectangle, in fractions of the rectangle's size.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal fraction: 0 at the leading edge, 1 at the trailing edge.
  public var x: CGFloat
  /// The vertical fraction: 0 at the top edge, 1 at the bottom edge.
  public var y: CGFloat

  /// Creates a point at the top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point from fractions.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The center of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  /// The point as a vector.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
