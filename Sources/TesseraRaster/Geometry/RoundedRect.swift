// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A rectangle with rounded corners. A radius that does not fit is scaled down with its neighbours when painted,
/// as CSS and Core Animation do.
public struct RoundedRect: Hashable, Sendable {
  /// One radius per corner, in the rectangle's unit. Negative and NaN radii count as zero.
  public struct Radii: Hashable, Sendable {
    public var topLeft: Double
    public var topRight: Double
    public var bottomRight: Double
    public var bottomLeft: Double

    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }

    public init(_ radius: Double) {
      self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
  }

  public var rect: Rect
  public var radii: Radii

  public init(_ rect: Rect, radii: Radii) {
    self.rect = rect
    self.radii = radii
  }

  public init(_ rect: Rect, radius: Double) {
    self.init(rect, radii: Radii(radius))
  }
}
