// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A point-in-path test that counts signed crossings of a ray to the right. Curves are halved until they are flat. A
// precision of 0.01 points is sufficient for hit testing.

import TesseraRaster

extension Path {
  /// Returns the winding number of a point. Open contours are treated as closed.
  func winding(around point: Point) -> Int {
    var counter = CrossingCounter(point: point)
    var start = Point.zero
    var end = Point.zero
    forEachSegment { segment in
      switch segment {
      case .move(let p):
        counter.line(end, start)
        start = p
        end = p
      case .line(let a, let b):
        counter.line(a, b)
        end = b
      case .close(let a, let b):
        counter.line(a, b)
        end = b
      case .quadratic(let a, let c, let b):
        counter.cubic(from: a, c: mix(a, with: c, share: 2.0 / 3), d: mix(b, with: c, share: 2.0 / 3), to: b, depth: 16)
        end = b
      case .cubic(let a, let c, let d, let b):
        counter.cubic(from: a, c: c, d: d, to: b, depth: 16)
        end = b
      }
    }
    counter.line(end, start)
    return counter.winding
  }
}

private struct CrossingCounter {
  let point: Point
  var winding = 0

  mutating func line(_ a: Point, _ b: Point) {
    guard (a.y <= point.y) != (b.y <= point.y) else { return }
    let x = a.x + (b.x - a.x) * ((point.y - a.y) / (b.y - a.y))
    if x > point.x { winding += b.y > a.y ? 1 : -1 }
  }

  mutating func cubic(from a: Point, c: Point, d: Point, to b: Point, depth: Int) {
    // A curve that is flat, or entirely above or below the ray, has the same crossings as its chord.
    let low = min(min(a.y, b.y), min(c.y, d.y))
    let high = max(max(a.y, b.y), max(c.y, d.y))
    if depth == 0 || !(low <= point.y && point.y < high) || isFlat(from: a, c: c, d: d, to: b) {
      line(a, b)
      return
    }
    let ac = mix(a, with: c, share: 0.5)
    let cd = mix(c, with: d, share: 0.5)
    let db = mix(d, with: b, share: 0.5)
    let left = mix(ac, with: cd, share: 0.5)
    let right = mix(cd, with: db, share: 0.5)
    let middle = mix(left, with: right, share: 0.5)
    cubic(from: a, c: ac, d: left, to: middle, depth: depth - 1)
    cubic(from: middle, c: right, d: db, to: b, depth: depth - 1)
  }

  /// Returns whether both control points are near the points that divide the chord into thirds.
  private func isFlat(from a: Point, c: Point, d: Point, to b: Point) -> Bool {
    let first = mix(a, with: b, share: 1.0 / 3)
    let second = mix(a, with: b, share: 2.0 / 3)
    let distance = max(
      max((c.x - first.x).magnitude, (c.y - first.y).magnitude),
      max((d.x - second.x).magnitude, (d.y - second.y).magnitude))
    return distance < 0.01
  }
}

private func mix(_ a: Point, with b: Point, share t: Double) -> Point {
  Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}
