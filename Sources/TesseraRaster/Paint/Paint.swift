// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The fill of a shape. Coordinates are local: the command's transform applies to the paint as well as to the shape.
public enum Paint: Hashable, Sendable {
  /// A uniform color.
  case color(Color)
  /// A gradient. Nothing is painted if it has no stops or its geometry is not finite.
  case gradient(Gradient)
}

/// Colors along a line or outward from a center, interpolated as premultiplied sRGB values and extended beyond the ends.
public struct Gradient: Hashable, Sendable {
  /// A color and its location along the gradient.
  public struct Stop: Hashable, Sendable {
    /// The location in 0...1. A stop out of order counts as located at the greatest location before it.
    public var location: Double
    /// The color at the location. Colors between two stops are interpolated.
    public var color: Color

    /// Creates a stop. When painted, a location outside 0...1 is clamped, and NaN counts as 0.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The geometry of locations 0 and 1, in the command's local coordinates.
  public enum Geometry: Hashable, Sendable {
    /// Location 0 is at `from`, 1 at `to`; locations are constant across the line. The last color fills everything if both are
    /// equal.
    case linear(from: Point, to: Point)
    /// Location 0 is at the center, 1 on the circle.
    case radial(center: Point, radius: Double)
    /// Location 0 is at the center, 1 on the ellipse with these semi-axes.
    case elliptical(center: Point, radiusX: Double, radiusY: Double)
  }

  /// The line, circle or ellipse that the colors follow.
  public var geometry: Geometry
  /// The colors in order of location. The first extends to everything before it, the last to everything after it.
  public var stops: [Stop]

  /// Creates a gradient. Does not validate or sort the stops.
  public init(geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops
  }
}
