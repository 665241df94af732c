// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A rectangle with rounded corners. When it is painted, radii that do not fit are scaled down together with their neighbors,
/// as in CSS and Core Animation.
public struct RoundedRect: Hashable, Sendable {
  /// One radius per corner, in the rectangle's unit. Negative and NaN radii count as zero.
  public struct Radii: Hashable, Sendable {
    /// The radius of the corner at the minimum x and minimum y.
    public var topLeft: Double
    /// The radius of the corner at the maximum x and minimum y.
    public var topRight: Double
    /// The radius of the corner at the maximum x and maximum y.
    public var bottomRight: Double
    /// The radius of the corner at the minimum x and maximum y.
    public var bottomLeft: Double

    /// Creates radii with unmodified values. They are reduced to fit when painted.
    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }

    /// Creates radii with the same value for all four corners.
    public init(_ radius: Double) {
      self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
  }

  /// The rectangle before its corners are rounded. Nothing is filled if it is empty.
  public var rect: Rect
  /// The unmodified radii, not reduced to fit `rect`.
  public var radii: Radii
  /// Whether corners are continuous, as far as the curves fit, instead of quarter circles. The default is `false`. The curve
  /// is described in `Path+Continuous.swift`.
  public var isContinuous = false

  /// Creates a rectangle with a separate radius for each corner.
  public init(_ rect: Rect, radii: Radii) {
    self.rect = rect
    self.radii = radii
  }

  /// Creates a rectangle with the same radius for all four corners.
  public init(_ rect: Rect, radius: Double) {
    self.init(rect, radii: Radii(radius))
  }
}
