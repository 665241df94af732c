// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What fills a shape. Coordinates are local: the command's transform applies to the paint as to the shape.
public enum Paint: Hashable, Sendable {
  /// One color all over.
  case color(Color)
  /// Nothing is painted when the gradient has no stops or its geometry is not finite.
  case gradient(Gradient)
}

/// Colors along a line or from a center outwards, interpolated on premultiplied sRGB values and held beyond the ends.
public struct Gradient: Hashable, Sendable {
  /// A color and where along the gradient it stands.
  public struct Stop: Hashable, Sendable {
    /// Position in 0...1. Stops out of order count as standing at the greatest location before them.
    public var location: Double
    /// Color at the location; between two stops it is mixed with the neighbor's.
    public var color: Color

    /// A stop. A location outside 0...1 is held at that range's end, NaN counts as 0, when painted.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// Where locations 0 and 1 lie, in the command's local unit.
  public enum Geometry: Hashable, Sendable {
    /// Location 0 at `from`, 1 at `to`, equal across the line. Where both are one point the last color fills all.
    case linear(from: Point, to: Point)
    /// Location 0 at the center, 1 on the circle.
    case radial(center: Point, radius: Double)
    /// Location 0 at the center, 1 on the ellipse with these half axes.
    case elliptical(center: Point, radiusX: Double, radiusY: Double)
  }

  /// The line, circle or ellipse that the colors follow.
  public var geometry: Geometry
  /// Colors in order of location. The first is held before its location, the last beyond its own.
  public var stops: [Stop]

  /// A gradient. Nothing is checked or sorted here.
  public init(geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops
  }
}
