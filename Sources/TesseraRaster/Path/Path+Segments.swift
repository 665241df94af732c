// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Path operations that are used by views but not by the rasterizer: traversal and mapping. Paths are traversed
// segment by segment, and every segment includes its start point.

/// An element of a path with its start point.
package enum PathSegment {
  case move(Point)
  case line(Point, Point)
  case quadratic(Point, Point, Point)
  case cubic(Point, Point, Point, Point)
  /// A line that closes a contour.
  case close(Point, Point)
}

extension Path {
  /// Calls the closure for every element in order.
  package func forEachSegment(_ body: (PathSegment) -> Void) {
    var start = Point.zero
    var current = Point.zero
    var index = 0
    for element in elements {
      switch element {
      case .move:
        start = points[index]
        current = start
        body(.move(current))
        index += 1
      case .line:
        body(.line(current, points[index]))
        current = points[index]
        index += 1
      case .quadratic:
        body(.quadratic(current, points[index], points[index + 1]))
        current = points[index + 1]
        index += 2
      case .cubic:
        body(.cubic(current, points[index], points[index + 1], points[index + 2]))
        current = points[index + 2]
        index += 3
      case .close:
        body(.close(current, start))
        current = start
      }
    }
  }

  /// The start of the next segment, or nil for an empty path.
  package var endPoint: Point? {
    guard elements.last == .close else { return points.last }
    var start: Point?
    forEachSegment { if case .move(let point) = $0 { start = point } }
    return start
  }

  /// Appends the elements of another path, with all points mapped.
  package mutating func append(contentsOf other: Path, mappedBy map: (Point) -> Point = { $0 }) {
    other.forEachSegment { segment in
      switch segment {
      case .move(let p): move(to: map(p))
      case .line(_, let p): addLine(to: map(p))
      case .quadratic(_, let c, let p): addQuadratic(to: map(p), control: map(c))
      case .cubic(_, let c, let d, let p): addCubic(to: map(p), control1: map(c), control2: map(d))
      case .close: close()
      }
    }
  }

  /// Returns the path with all points mapped.
  package func mapped(by affine: Affine) -> Path {
    var result = Path()
    result.append(contentsOf: self) { affine.apply($0) }
    return result
  }
}
