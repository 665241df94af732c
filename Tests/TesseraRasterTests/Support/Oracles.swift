// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraRaster

/// Slow and simple reference calculations for values that the painter approximates.
enum Oracle {
  /// Returns the exact area of the intersection of a convex polygon and the unit square at (x, y), by
  /// Sutherland-Hodgman clipping and the shoelace formula.
  static func area(ofConvex polygon: [Point], inPixel x: Int, _ y: Int) -> Double {
    var points = polygon
    let (left, top) = (Double(x), Double(y))
    points = clip(points) { $0.x - left }
    points = clip(points) { left + 1 - $0.x }
    points = clip(points) { $0.y - top }
    points = clip(points) { top + 1 - $0.y }
    var sum = 0.0
    for i in points.indices {
      let (a, b) = (points[i], points[(i + 1) % points.count])
      sum += a.x * b.y - b.x * a.y
    }
    return abs(sum) / 2
  }

  private static func clip(_ points: [Point], _ distance: (Point) -> Double) -> [Point] {
    var result: [Point] = []
    for i in points.indices {
      let (a, b) = (points[i], points[(i + 1) % points.count])
      let (da, db) = (distance(a), distance(b))
      if da >= 0 { result.append(a) }
      if (da < 0) != (db < 0) {
        let t = da / (da - db)
        result.append(Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
      }
    }
    return result
  }

  /// Returns the winding number of closed polygons around a point.
  static func winding(_ polygons: [[Point]], _ x: Double, _ y: Double) -> Int {
    var winding = 0
    for polygon in polygons {
      for i in polygon.indices {
        let (a, b) = (polygon[i], polygon[(i + 1) % polygon.count])
        guard (a.y <= y) != (b.y <= y) else { continue }
        if a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x) > x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return winding
  }

  /// Returns the fraction of a pixel for which `isInside` is true, from n x n samples.
  static func share(_ x: Int, _ y: Int, samples n: Int, _ isInside: (Double, Double) -> Bool) -> Double {
    var count = 0
    for i in 0..<n {
      for j in 0..<n {
        let px = Double(x) + (Double(i) + 0.5) / Double(n)
        let py = Double(y) + (Double(j) + 0.5) / Double(n)
        if isInside(px, py) { count += 1 }
      }
    }
    return Double(count) / Double(n * n)
  }

  static func distance(_ x: Double, _ y: Double, toSegment a: Point, _ b: Point) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    let t = length > 0 ? min(max(((x - a.x) * dx + (y - a.y) * dy) / length, 0), 1) : 0
    let (ex, ey) = (a.x + t * dx - x, a.y + t * dy - y)
    return (ex * ex + ey * ey).squareRoot()
  }
}
