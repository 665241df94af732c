// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The fill of a shape. Coordinates are local, so the command's transform applies to both the shape and its paint.
public enum Paint: Hashable, Sendable {
  /// A uniform color.
  case color(Color)
  /// A gradient. Nothing is drawn if it has no stops or its geometry is not finite.
  case gradient(Gradient)
}

/// A gradient along a line or outward from a center. Colors are interpolated as premultiplied sRGB values, and the
/// end colors extend beyond the ends.
public struct Gradient: Hashable, Sendable {
  /// A color and its location along the gradient.
  public struct Stop: Hashable, Sendable {
    /// The location in 0...1. A stop that is out of order is treated as if its location were the greatest location of
    /// the stops before it.
    public var location: Double
    /// The color at the location. Colors between two stops are interpolated.
    public var color: Color

    /// Creates a stop. When it is drawn, a location outside of 0...1 is clamped, and NaN is treated as 0.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The positions of the locations 0 and 1, in the command's local coordinates.
  public enum Geometry: Hashable, Sendable {
    /// Location 0 is at `from`, and location 1 is at `to`. Locations are constant perpendicular to the line. If both
    /// points are equal, the last color fills everything.
    case linear(from: Point, to: Point)
    /// Location 0 is at the center, and location 1 is on the circle.
    case radial(center: Point, radius: Double)
    /// Location 0 is at the center, and location 1 is on the ellipse with these semi-axes.
    case elliptical(center: Point, radiusX: Double, radiusY: Double)
  }

  /// The line, circle or ellipse that determines the locations.
  public var geometry: Geometry
  /// The stops, ordered by location. The first color extends before the first stop, and the last color extends after
  /// the last stop.
  public var stops: [Stop]

  /// Creates a gradient. The stops are neither validated nor sorted.
  public init(geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops
  }
}
