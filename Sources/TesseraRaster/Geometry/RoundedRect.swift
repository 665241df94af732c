// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A rectangle with rounded corners. A radius that does not fit is scaled down with its neighbors when painted,
/// as CSS and Core Animation do.
public struct RoundedRect: Hashable, Sendable {
  /// One radius per corner, in the rectangle's unit. Negative and NaN radii count as zero.
  public struct Radii: Hashable, Sendable {
    /// Radius of the corner at the least x and least y.
    public var topLeft: Double
    /// Radius of the corner at the greatest x and least y.
    public var topRight: Double
    /// Radius of the corner at the greatest x and greatest y.
    public var bottomRight: Double
    /// Radius of the corner at the least x and greatest y.
    public var bottomLeft: Double

    /// Radii by corner, kept as given; they are fitted to the rectangle when painted.
    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }

    /// The same radius at all four corners.
    public init(_ radius: Double) {
      self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
  }

  /// The rectangle before its corners are cut. Nothing is filled when it is empty.
  public var rect: Rect
  /// The radii as given, not fitted to `rect`.
  public var radii: Radii
  /// Whether corners set in gradually along the sides, as far as there is room, instead of being quarters of a circle. False by
  /// default. The curve is described in `Path+Continuous.swift`.
  public var isContinuous = false

  /// A rectangle with a radius of its own at each corner.
  public init(_ rect: Rect, radii: Radii) {
    self.rect = rect
    self.radii = radii
  }

  /// A rectangle with the same radius at all four corners.
  public init(_ rect: Rect, radius: Double) {
    self.init(rect, radii: Radii(radius))
  }
}
