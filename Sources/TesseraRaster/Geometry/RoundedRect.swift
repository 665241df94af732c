// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A rectangle with rounded corners. When it is drawn, radii that do not fit are scaled down together with the other
/// radii, as in CSS and Core Animation.
public struct RoundedRect: Hashable, Sendable {
  /// The radii of the four corners, in the rectangle's units. Negative and NaN radii are treated as zero.
  public struct Radii: Hashable, Sendable {
    /// The radius of the corner at the minimum x and minimum y.
    public var topLeft: Double
    /// The radius of the corner at the maximum x and minimum y.
    public var topRight: Double
    /// The radius of the corner at the maximum x and maximum y.
    public var bottomRight: Double
    /// The radius of the corner at the minimum x and maximum y.
    public var bottomLeft: Double

    /// Creates radii and stores the values unmodified. They are reduced to fit when the rectangle is drawn.
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

  /// The rectangle before its corners are rounded. An empty rectangle is not filled.
  public var rect: Rect
  /// The radii as specified, before they are reduced to fit `rect`.
  public var radii: Radii
  /// Whether corners are continuous curves, as far as they fit, instead of quarter circles. The default is `false`.
  /// `Path+Continuous.swift` describes the curve.
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
