// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The bounding box of the points added so far.
struct PointBox {
  private var low = Point(x: .infinity, y: .infinity)
  private var high = Point(x: -.infinity, y: -.infinity)

  mutating func include(_ point: Point) {
    low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
    high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  /// The bounding box, or nil if no point was added.
  var rect: Rect? {
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension Path {
  /// The bounding box of all points, including control points.
  package var controlBounds: Rect? {
    var box = PointBox()
    for point in points { box.include(point) }
    return box.rect
  }

  /// The bounding box of the curves, excluding control points. A `move` without a following segment is ignored,
  /// unless the path contains nothing else.
  package var tightBounds: Rect? {
    var box = PointBox()
    forEachSegment { segment in
      switch segment {
      case .move, .close: break
      case .line(let a, let b):
        box.include(a)
        box.include(b)
      case .quadratic(let a, let c, let b):
        box.include(a)
        box.include(b)
        for t in extrema(a: a.x, c: c.x, b: b.x) + extrema(a: a.y, c: c.y, b: b.y) {
          box.include(quadratic(a, c: c, b: b, t: t))
        }
      case .cubic(let a, let c, let d, let b):
        box.include(a)
        box.include(b)
        for t in extrema(a: a.x, c: c.x, d: d.x, b: b.x) + extrema(a: a.y, c: c.y, d: d.y, b: b.y) {
          box.include(cubic(a, c: c, d: d, b: b, t: t))
        }
      }
    }
    return box.rect ?? controlBounds
  }
}

private func mix(_ a: Point, b: Point, t: Double) -> Point {
  Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

private func quadratic(_ a: Point, c: Point, b: Point, t: Double) -> Point {
  mix(mix(a, b: c, t: t), b: mix(c, b: b, t: t), t: t)
}

private func cubic(_ a: Point, c: Point, d: Point, b: Point, t: Double) -> Point {
  mix(quadratic(a, c: c, b: d, t: t), b: quadratic(c, c: d, b: b, t: t), t: t)
}

/// Returns the parameters of the extrema of one coordinate of a quadratic curve.
private func extrema(a: Double, c: Double, b: Double) -> [Double] {
  let t = (a - c) / (a - 2 * c + b)
  return t > 0 && t < 1 ? [t] : []
}

/// Returns the parameters of the extrema of one coordinate of a cubic curve, which are the roots of its derivative.
private func extrema(a: Double, c: Double, d: Double, b: Double) -> [Double] {
  let square = b - 3 * d + 3 * c - a
  let half = d - 2 * c + a
  let constant = c - a
  let discriminant = half * half - square * constant
  guard discriminant >= 0 else { return [] }
  // Use the numerically stable formula, which avoids differences of nearly equal numbers and also supports linear
  // equations.
  let q = -(half + (half < 0 ? -1 : 1) * discriminant.squareRoot())
  return [q / square, constant / q].filter { $0 > 0 && $0 < 1 }
}
