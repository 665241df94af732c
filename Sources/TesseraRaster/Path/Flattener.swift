// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Flattens curves into chords that deviate from the curve by at most `tolerance`.
///
/// The number of chords is given by Wang's bound on the second differences of the control points (G.-J. Wang, 1984),
/// and is determined before the first point is computed. Points are evaluated directly rather than by forward
/// differencing, so errors do not accumulate. Adaptive subdivision would require a stack and would not save chords
/// for the short curves on a screen.
struct Flattener {
  /// Squared inverse factors, precomputed from the tolerance in the units of the transformed points.
  private let quadraticFactor: Double
  private let cubicFactor: Double
  private static let maximum = 1024.0
  /// The cosine of the maximum angle by which a curve may turn along one chord. Used for sinks that require tangents.
  private let turnCosine: Double

  /// Creates a flattener. `halfWidth` is half the line width for strokes. The tolerance must also be met at this
  /// distance from the curve.
  init(tolerance: Double, halfWidth: Double = 0) {
    quadraticFactor = 0.25 / tolerance
    cubicFactor = 0.75 / tolerance
    // A chord along which the curve turns by an angle a, in radians, deviates by halfWidth * a * a / 8 at the
    // stroke's edge. For every angle, cos a > 1 - a * a / 2.
    turnCosine = halfWidth > 0 ? max(1 - 4 * tolerance / halfWidth, 0.5) : 0.5
  }

  /// Returns the number of chords for a curve whose maximum second difference is `bend`.
  private func count(bend: Double, factor: Double) -> Int {
    let exact = (bend * factor).squareRoot()
    guard exact < Flattener.maximum else { return Int(Flattener.maximum) }
    return exact > 1 ? Int(exact) + 1 : 1
  }

  /// Sends the path's transformed contours to the sink.
  func flatten(_ path: Path, _ transform: Affine, into sink: inout some LineSink) {
    var next = 0
    var current = Point.zero
    var start = Point.zero
    var isClosed = false
    path.points.withUnsafeBufferPointer { points in
      for element in path.elements {
        if isClosed && element != .move && element != .close {
          sink.move(x: start.x, y: start.y)
          isClosed = false
        }
        switch element {
        case .move:
          current = transform.apply(points[next])
          start = current
          isClosed = false
          sink.move(x: current.x, y: current.y)
          next += 1
        case .line:
          current = transform.apply(points[next])
          sink.line(nextX: current.x, nextY: current.y)
          next += 1
        case .quadratic:
          let control = transform.apply(points[next])
          let end = transform.apply(points[next + 1])
          quadratic(current, b: control, c: end, into: &sink)
          current = end
          next += 2
        case .cubic:
          let control1 = transform.apply(points[next])
          let control2 = transform.apply(points[next + 1])
          let end = transform.apply(points[next + 2])
          cubic(from: current, by: control1, control2, to: end, into: &sink)
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

  private func quadratic<Sink: LineSink>(_ a: Point, b: Point, c: Point, into sink: inout Sink) {
    let qx = a.x - 2 * b.x + c.x
    let qy = a.y - 2 * b.y + c.y
    let chords = count(bend: (qx * qx + qy * qy).squareRoot(), factor: quadraticFactor)
    let bx = 2 * (b.x - a.x)
    let by = 2 * (b.y - a.y)
    func point(_ t: Double) -> Point { Point(x: (qx * t + bx) * t + a.x, y: (qy * t + by) * t + a.y) }
    if Sink.wantsTangents {
      let first = b == a ? Flattener.vector(a, c) : Flattener.vector(a, b)
      let last = b == c ? Flattener.vector(a, c) : Flattener.vector(b, c)
      send(
        chords: chords, to: c, leaving: first, arriving: last, point: point,
        derivative: { Point(x: 2 * qx * $0 + bx, y: 2 * qy * $0 + by) }, into: &sink)
      return
    }
    for i in 1..<max(chords, 1) {
      let next = point(Double(i) / Double(chords))
      sink.line(nextX: next.x, nextY: next.y)
    }
    sink.line(nextX: c.x, nextY: c.y)
  }

  private func cubic<Sink: LineSink>(
    from a: Point, by b: Point, _ c: Point, to d: Point, into sink: inout Sink
  ) {
    let ux = a.x - 2 * b.x + c.x
    let uy = a.y - 2 * b.y + c.y
    let vx = b.x - 2 * c.x + d.x
    let vy = b.y - 2 * c.y + d.y
    let bend = max(ux * ux + uy * uy, vx * vx + vy * vy).squareRoot()
    let chords = count(bend: bend, factor: cubicFactor)
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
        chords: chords, to: d, leaving: first, arriving: last, point: point,
        derivative: { Point(x: (3 * kx * $0 + 6 * ux) * $0 + lx, y: (3 * ky * $0 + 6 * uy) * $0 + ly) }, into: &sink)
      return
    }
    for i in 1..<max(chords, 1) {
      let next = point(Double(i) / Double(chords))
      sink.line(nextX: next.x, nextY: next.y)
    }
    sink.line(nextX: d.x, nextY: d.y)
  }

  private static func vector(_ a: Point, _ b: Point) -> Point { Point(x: b.x - a.x, y: b.y - a.y) }

  /// Sends the chords of a curve with their tangents.
  @inline(__always)
  private func send<Sink: LineSink>(
    chords: Int, to end: Point, leaving first: Point, arriving last: Point, point: (Double) -> Point,
    derivative: (Double) -> Point, into sink: inout Sink
  ) {
    var leaving = first
    // Splitting must stop before the curve exceeds the maximum number of chords.
    let depth = min(6, 10 - (Int.bitWidth - 1 - max(chords, 1).leadingZeroBitCount))
    for i in 1...max(chords, 1) {
      let isLast = i >= chords
      let t = Double(i) / Double(chords)
      let arriving = isLast ? last : derivative(t)
      let piece = Piece(
        from: Double(i - 1) / Double(chords), to: t, end: isLast ? end : point(t), leaving: leaving, arriving: arriving,
        isLast: isLast)
      split(piece, depth: depth, point: point, derivative: derivative, into: &sink)
      leaving = arriving
    }
  }

  /// The segment of a curve between two parameters.
  private struct Piece {
    var from: Double
    var to: Double
    var end: Point
    var leaving: Point
    var arriving: Point
    var isLast: Bool
  }

  /// Halves a curve segment repeatedly until it turns little enough for the sides of its stroke.
  private func split<Sink: LineSink>(
    _ piece: Piece, depth: Int, point: (Double) -> Point, derivative: (Double) -> Point, into sink: inout Sink
  ) {
    let (a, b) = (piece.leaving, piece.arriving)
    let lengths = (a.dot(a) * b.dot(b)).squareRoot()
    if depth == 0 || a.dot(b) >= turnCosine * lengths {
      sink.chord(x: piece.end.x, y: piece.end.y, leaving: a, arriving: b, isLast: piece.isLast)
      return
    }
    let middle = (piece.from + piece.to) / 2
    var (first, second) = (piece, piece)
    first.to = middle
    first.end = point(middle)
    first.arriving = derivative(middle)
    first.isLast = false
    second.from = middle
    second.leaving = first.arriving
    split(first, depth: depth - 1, point: point, derivative: derivative, into: &sink)
    split(second, depth: depth - 1, point: point, derivative: derivative, into: &sink)
  }
}
