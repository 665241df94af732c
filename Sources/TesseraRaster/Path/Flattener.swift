// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Cuts curves into chords that stray at most `tolerance` from them.
///
/// The number of chords follows Wang's bound on the second differences of the control points (G.-J. Wang, 1984), an
/// integer chosen before the first point is computed; points are evaluated directly, not by adding up steps, so that no
/// error accumulates. An adaptive subdivision needs a stack and gives no fewer chords for the short curves of a screen.
package struct Flattener {
  /// Squared inverse factors are precomputed from the tolerance, in the unit of the transformed points.
  private let quadraticFactor: Double
  private let cubicFactor: Double
  private static let maximum = 1024.0
  /// Chords for each radian a curve turns, when the curve is to be stroked; else zero.
  private let chordsPerRadian: Double

  /// `halfWidth` is the greatest distance from the curve at which the tolerance must hold too, for strokes.
  package init(tolerance: Double, halfWidth: Double = 0) {
    quadraticFactor = 0.25 / tolerance
    cubicFactor = 0.75 / tolerance
    // A chord that turns by a radians strays by halfWidth * a * a / 8 there.
    chordsPerRadian = (halfWidth / (8 * tolerance)).squareRoot()
  }

  /// A bound on the chords needed for the turns between legs of a control polygon.
  private func turns(_ a: Point, _ b: Point, _ c: Point) -> Double {
    if chordsPerRadian == 0 { return 0 }
    let (ux, uy, vx, vy) = (b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y)
    let (u, v) = ((ux * ux + uy * uy).squareRoot(), (vx * vx + vy * vy).squareRoot())
    guard u > 0, v > 0 else { return 0 }
    let (dx, dy) = (ux / u - vx / v, uy / u - vy / v)
    // An angle is at most pi / 2 times the distance of its unit vectors.
    return (dx * dx + dy * dy).squareRoot() * 1.5708 * chordsPerRadian
  }

  /// Chords of a curve whose largest second difference is `bend`.
  private func count(_ bend: Double, _ factor: Double, turns: Double) -> Int {
    let exact = max((bend * factor).squareRoot(), turns)
    guard exact < Flattener.maximum else { return Int(Flattener.maximum) }
    return exact > 1 ? Int(exact) + 1 : 1
  }

  /// Sends the path's contours, transformed, to the sink.
  package func flatten(_ path: Path, _ transform: Affine, into sink: inout some LineSink) {
    var next = 0
    var current = Point.zero
    var start = Point.zero
    var isClosed = false
    path.points.withUnsafeBufferPointer { points in
      for element in path.elements {
        if isClosed && element != .move && element != .close {
          sink.move(start.x, start.y)
          isClosed = false
        }
        switch element {
        case .move:
          current = transform.apply(points[next])
          start = current
          isClosed = false
          sink.move(current.x, current.y)
          next += 1
        case .line:
          current = transform.apply(points[next])
          sink.line(current.x, current.y)
          next += 1
        case .quadratic:
          let control = transform.apply(points[next])
          let end = transform.apply(points[next + 1])
          quadratic(current, control, end, into: &sink)
          current = end
          next += 2
        case .cubic:
          let control1 = transform.apply(points[next])
          let control2 = transform.apply(points[next + 1])
          let end = transform.apply(points[next + 2])
          cubic(current, control1, control2, end, into: &sink)
          current = end
          next += 3
        case .close:
          sink.close()
          current = start
          isClosed = true
        }
      }
    }
  }

  private func quadratic<Sink: LineSink>(_ a: Point, _ b: Point, _ c: Point, into sink: inout Sink) {
    let qx = a.x - 2 * b.x + c.x
    let qy = a.y - 2 * b.y + c.y
    let chords = count((qx * qx + qy * qy).squareRoot(), quadraticFactor, turns: turns(a, b, c))
    let bx = 2 * (b.x - a.x)
    let by = 2 * (b.y - a.y)
    func point(_ t: Double) -> Point { Point(x: (qx * t + bx) * t + a.x, y: (qy * t + by) * t + a.y) }
    if Sink.wantsTangents {
      let first = b == a ? Flattener.vector(a, c) : Flattener.vector(a, b)
      let last = b == c ? Flattener.vector(a, c) : Flattener.vector(b, c)
      send(chords, c, first, last, point, { Point(x: 2 * qx * $0 + bx, y: 2 * qy * $0 + by) }, into: &sink)
      return
    }
    for i in 1..<max(chords, 1) {
      let next = point(Double(i) / Double(chords))
      sink.line(next.x, next.y)
    }
    sink.line(c.x, c.y)
  }

  private func cubic<Sink: LineSink>(_ a: Point, _ b: Point, _ c: Point, _ d: Point, into sink: inout Sink) {
    let ux = a.x - 2 * b.x + c.x
    let uy = a.y - 2 * b.y + c.y
    let vx = b.x - 2 * c.x + d.x
    let vy = b.y - 2 * c.y + d.y
    let bend = max(ux * ux + uy * uy, vx * vx + vy * vy).squareRoot()
    let chords = count(bend, cubicFactor, turns: turns(a, b, c) + turns(b, c, d))
    let kx = d.x - 3 * (c.x - b.x) - a.x
    let ky = d.y - 3 * (c.y - b.y) - a.y
    let lx = 3 * (b.x - a.x)
    let ly = 3 * (b.y - a.y)
    func point(_ t: Double) -> Point {
      Point(x: ((kx * t + 3 * ux) * t + lx) * t + a.x, y: ((ky * t + 3 * uy) * t + ly) * t + a.y)
    }
    if Sink.wantsTangents {
      let first = a != b ? Flattener.vector(a, b) : a != c ? Flattener.vector(a, c) : Flattener.vector(a, d)
      let last = c != d ? Flattener.vector(c, d) : b != d ? Flattener.vector(b, d) : Flattener.vector(a, d)
      send(
        chords, d, first, last, point,
        { Point(x: (3 * kx * $0 + 6 * ux) * $0 + lx, y: (3 * ky * $0 + 6 * uy) * $0 + ly) }, into: &sink)
      return
    }
    for i in 1..<max(chords, 1) {
      let next = point(Double(i) / Double(chords))
      sink.line(next.x, next.y)
    }
    sink.line(d.x, d.y)
  }

  private static func vector(_ a: Point, _ b: Point) -> Point { Point(x: b.x - a.x, y: b.y - a.y) }

  @inline(__always)
  private func send<Sink: LineSink>(
    _ chords: Int, _ end: Point, _ first: Point, _ last: Point, _ point: (Double) -> Point,
    _ derivative: (Double) -> Point, into sink: inout Sink
  ) {
    var leaving = first
    for i in 1..<max(chords, 1) {
      let t = Double(i) / Double(chords)
      let next = point(t)
      let tangent = derivative(t)
      sink.chord(next.x, next.y, leaving: leaving, arriving: tangent, isLast: false)
      leaving = tangent
    }
    sink.chord(end.x, end.y, leaving: leaving, arriving: last, isLast: true)
  }
}
