// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What fills a shape. Coordinates are local: the command's transform applies to the paint as to the shape.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)
}

/// Colours along a line or from a centre outwards, interpolated on premultiplied sRGB values and held beyond the ends.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    /// Position in 0...1. Stops out of order count as standing at the greatest location before them.
    public var location: Double
    public var color: Color

    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  public enum Geometry: Hashable, Sendable {
    case linear(from: Point, to: Point)
    /// Location 0 at the centre, 1 on the circle.
    case radial(center: Point, radius: Double)
  }

  public var geometry: Geometry
  public var stops: [Stop]

  public init(geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops
  }
}
