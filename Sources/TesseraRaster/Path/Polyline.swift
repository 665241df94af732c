// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A contour flattened into straight segments, which store the directions of the original curves. The input for
/// strokes and dashes.
struct Polyline {
  struct Segment {
    var from: Point
    var to: Point
    /// The unit vectors of the outline's direction at the start and the end of the segment.
    var leaving: Point
    var arriving: Point
    /// Whether the next segment belongs to the same curve.
    var isContinued: Bool
  }

  var segments: [Segment] = []
  var isClosed = false
  /// The start of the contour, which is the only point of a contour of zero length.
  var start: Point
}

extension Polyline {
  var length: Double { segments.reduce(0) { $0 + $1.length } }
}

extension Polyline.Segment {
  var length: Double {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Returns the point at a fraction of the segment's length.
  func point(at t: Double) -> Point {
    Point(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
  }

  /// The segment with the direction of its chord at both ends, as for a segment that was cut.
  var straightened: Polyline.Segment {
    var segment = self
    let direction = Point(x: to.x - from.x, y: to.y - from.y).normalized ?? leaving
    segment.leaving = direction
    segment.arriving = direction
    return segment
  }
}

extension Point {
  /// The vector scaled to length one, or nil if it is too short to have a direction.
  var normalized: Point? {
    let length = (x * x + y * y).squareRoot()
    guard length > 1e-9, length.isFinite else { return nil }
    return Point(x: x / length, y: y / length)
  }

  static prefix func - (point: Point) -> Point { Point(x: -point.x, y: -point.y) }

  func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}

/// A sink that collects contours.
struct PolylineSink: LineSink {
  static var wantsTangents: Bool { true }

  private(set) var contours: [Polyline] = []
  private var contour: Polyline?
  private var current = Point.zero
  /// The tangent at the end of the last chord, with its normalized value. Usually also the next chord's first tangent.
  private var lastTangent: (vector: Point, unit: Point?) = (.zero, nil)

  init() {}

  mutating func move(x: Double, y: Double) {
    finish()
    current = Point(x: x, y: y)
    var contour = Polyline(start: current)
    contour.segments.reserveCapacity(32)
    self.contour = contour
  }

  mutating func line(nextX x: Double, nextY y: Double) {
    let end = Point(x: x, y: y)
    guard let direction = Point(x: x - current.x, y: y - current.y).normalized else { return }
    append(to: end, leaving: direction, arriving: direction, isContinued: false)
  }

  mutating func chord(x: Double, y: Double, leaving: Point, arriving: Point, isLast: Bool) {
    let end = Point(x: x, y: y)
    guard let direction = Point(x: x - current.x, y: y - current.y).normalized else {
      // The end of a chord is a corner only if it is also the end of the curve.
      if isLast, let count = contour?.segments.count, count > 0 { contour?.segments[count - 1].isContinued = false }
      return
    }
    // A tangent whose direction differs much from the chord's indicates a cusp. Use the chord's direction there.
    let first = (leaving == lastTangent.vector ? lastTangent.unit : leaving.normalized) ?? direction
    lastTangent = (arriving, arriving.normalized)
    let last = lastTangent.unit ?? direction
    if first.dot(direction) < 0.8 || last.dot(direction) < 0.8 {
      append(to: end, leaving: direction, arriving: direction, isContinued: !isLast)
    } else {
      append(to: end, leaving: first, arriving: last, isContinued: !isLast)
    }
  }

  private mutating func append(to end: Point, leaving: Point, arriving: Point, isContinued: Bool) {
    contour?.segments.append(
      Polyline.Segment(from: current, to: end, leaving: leaving, arriving: arriving, isContinued: isContinued))
    current = end
  }

  mutating func close() {
    guard let start = contour?.start else { return }
    line(nextX: start.x, nextY: start.y)
    contour?.isClosed = true
    finish()
  }

  /// Ends the open contour, if there is one. A single point that was not closed draws nothing.
  mutating func finish() {
    if let contour, !contour.segments.isEmpty || contour.isClosed { contours.append(contour) }
    contour = nil
  }
}
