// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Turns lines into the outlines of their strokes.
///
/// An open contour becomes one outline: along its left side, round the end, back along its right side, round the start. A
/// closed one becomes two. Outlines may cross themselves on the inner side of a bend; filled by the nonzero rule that does
/// no harm. Work is done before the transform, so that a stretched circle is stretched with its line.
/// Directions are unit vectors and arcs are halved by adding them, so nothing but square roots is needed.
package struct Stroker<Sink: LineSink> {
  private let half: Double
  private let style: StrokeStyle
  private let transform: Affine
  /// Least cosine of the angle one chord of an arc may span.
  private let chordCosine: Double
  private var isFirst = true

  /// `tolerance` is how far arcs may stray, in the unit of the line.
  package init(style: StrokeStyle, width: Double, transform: Affine, tolerance: Double) {
    half = width / 2
    self.style = style
    self.transform = transform
    // A chord of angle a strays by half * (1 - cos(a / 2)) = tolerance.
    let halfCosine = max(1 - tolerance / half, 0)
    chordCosine = 2 * halfCosine * halfCosine - 1
  }

  package mutating func stroke(_ contour: PolylineSink.Contour, into sink: inout Sink) {
    var points: [Point] = []
    var directions: [Point] = []
    points.reserveCapacity(contour.points.count)
    directions.reserveCapacity(contour.points.count)
    for point in contour.points {
      guard let last = points.last else {
        points.append(point)
        continue
      }
      guard let direction = Stroker.direction(last, point) else { continue }
      points.append(point)
      directions.append(direction)
    }
    var isClosed = contour.isClosed
    if isClosed, let first = points.first, let last = points.last, points.count > 1 {
      if let direction = Stroker.direction(last, first) {
        directions.append(direction)
      } else {
        points.removeLast()
      }
    }
    if directions.isEmpty {
      if let point = points.first { dot(point, into: &sink) }
      return
    }
    if directions.count < 2 { isClosed = false }
    if isClosed {
      closedSide(points, directions, 1, into: &sink)
      closedSide(points, directions, -1, into: &sink)
    } else {
      open(points, directions, into: &sink)
    }
  }

  /// The unit vector from a to b; nil when they are too close to have one.
  private static func direction(_ a: Point, _ b: Point) -> Point? {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 1e-9, length.isFinite else { return nil }
    return Point(x: dx / length, y: dy / length)
  }

  private mutating func emit(_ x: Double, _ y: Double, into sink: inout Sink) {
    let point = transform.apply(Point(x: x, y: y))
    if isFirst { sink.move(point.x, point.y) } else { sink.line(point.x, point.y) }
    isFirst = false
  }

  private mutating func emit(_ center: Point, _ offset: Point, into sink: inout Sink) {
    emit(center.x + offset.x * half, center.y + offset.y * half, into: &sink)
  }

  private mutating func finish(into sink: inout Sink) {
    sink.close()
    isFirst = true
  }

  /// The side a line's outline runs along: its direction turned by a quarter.
  private static func normal(_ direction: Point) -> Point { Point(x: direction.y, y: -direction.x) }

  private static func negated(_ point: Point) -> Point { Point(x: -point.x, y: -point.y) }

  private mutating func open(_ points: [Point], _ directions: [Point], into sink: inout Sink) {
    let last = directions.count - 1
    emit(points[0], Stroker.normal(directions[0]), into: &sink)
    for i in 0..<last { join(points[i + 1], directions[i], directions[i + 1], into: &sink) }
    emit(points[last + 1], Stroker.normal(directions[last]), into: &sink)
    cap(points[last + 1], directions[last], into: &sink)
    for i in stride(from: last, to: 0, by: -1) {
      join(points[i], Stroker.negated(directions[i]), Stroker.negated(directions[i - 1]), into: &sink)
    }
    emit(points[0], Stroker.negated(Stroker.normal(directions[0])), into: &sink)
    cap(points[0], Stroker.negated(directions[0]), into: &sink)
    finish(into: &sink)
  }

  private mutating func closedSide(_ points: [Point], _ directions: [Point], _ side: Int, into sink: inout Sink) {
    let count = directions.count
    if side > 0 {
      for i in 0..<count { join(points[(i + 1) % count], directions[i], directions[(i + 1) % count], into: &sink) }
    } else {
      for i in stride(from: count - 1, through: 0, by: -1) {
        let before = directions[(i + count - 1) % count]
        join(points[i], Stroker.negated(directions[i]), Stroker.negated(before), into: &sink)
      }
    }
    finish(into: &sink)
  }

  /// A contour of no length: a dot if the caps give it an extent.
  private mutating func dot(_ point: Point, into sink: inout Sink) {
    switch style.cap {
    case .butt: return
    case .square:
      for (x, y) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] { emit(point, Point(x: x, y: y), into: &sink) }
    case .round:
      let up = Point(x: 0, y: -1)
      let down = Point(x: 0, y: 1)
      emit(point, up, into: &sink)
      arc(point, up, Point(x: 1, y: 0), depth: 16, into: &sink)
      arc(point, Point(x: 1, y: 0), down, depth: 16, into: &sink)
      arc(point, down, Point(x: -1, y: 0), depth: 16, into: &sink)
      arc(point, Point(x: -1, y: 0), up, depth: 16, into: &sink)
    }
    finish(into: &sink)
  }

  /// From the left of the line's end to its right.
  private mutating func cap(_ point: Point, _ direction: Point, into sink: inout Sink) {
    let normal = Stroker.normal(direction)
    switch style.cap {
    case .butt: break
    case .square:
      emit(point, Point(x: normal.x + direction.x, y: normal.y + direction.y), into: &sink)
      emit(point, Point(x: direction.x - normal.x, y: direction.y - normal.y), into: &sink)
    case .round:
      arc(point, normal, direction, depth: 16, into: &sink)
      arc(point, direction, Stroker.negated(normal), depth: 16, into: &sink)
    }
  }

  /// The left side around a bend.
  private mutating func join(_ point: Point, _ before: Point, _ after: Point, into sink: inout Sink) {
    let from = Stroker.normal(before)
    let to = Stroker.normal(after)
    let turn = before.x * after.y - before.y * after.x
    let cosine = before.x * after.x + before.y * after.y
    if turn < 0 {
      // A left turn: this is the inner side. Passing through the bend itself keeps the outline inside the stroke.
      emit(point, from, into: &sink)
      if cosine < 0.99 { emit(point.x, point.y, into: &sink) }
      emit(point, to, into: &sink)
      return
    }
    emit(point, from, into: &sink)
    if cosine < chordCosine { outerJoin(point, before, from, to, cosine, into: &sink) }
    emit(point, to, into: &sink)
  }

  private mutating func outerJoin(
    _ point: Point, _ before: Point, _ from: Point, _ to: Point, _ cosine: Double, into sink: inout Sink
  ) {
    // Slight bends come from flattened curves: they are rounded, whatever the joins between segments are.
    switch cosine > 0.95 ? .round : style.join {
    case .bevel: break
    case .round:
      if cosine < -0.999_999 {
        arc(point, from, before, depth: 16, into: &sink)
        arc(point, before, to, depth: 16, into: &sink)
      } else {
        arc(point, from, to, depth: 16, into: &sink)
      }
    case .miter:
      // The miter's length over the width is 1 / sin(half the angle between the lines) = sqrt(2 / (1 + cosine)).
      let limit = style.miterLimit
      guard 2 <= limit * limit * (1 + cosine) else { return }
      let scale = 1 / (1 + cosine)
      emit(point, Point(x: (from.x + to.x) * scale, y: (from.y + to.y) * scale), into: &sink)
    }
  }

  /// Points of a circle between two of its unit vectors, less than half a turn apart, both ends left out; ends given out
  /// by the callers. Each halving adds the vectors and brings the sum back to length one.
  private mutating func arc(_ center: Point, _ from: Point, _ to: Point, depth: Int, into sink: inout Sink) {
    if from.x * to.x + from.y * to.y >= chordCosine || depth == 0 {
      emit(center, to, into: &sink)
      return
    }
    let (x, y) = (from.x + to.x, from.y + to.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return }
    let middle = Point(x: x / length, y: y / length)
    arc(center, from, middle, depth: depth - 1, into: &sink)
    arc(center, middle, to, depth: depth - 1, into: &sink)
  }
}
