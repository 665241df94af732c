// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Converts lines to the outlines of their strokes.
///
/// An open contour results in one outline: along its left side, around its end, back along its right side, and around
/// its start. A closed contour results in two outlines. Points of curves are offset along the curve's normal, so the
/// sides of a curve are also curves. All line segments and joins have the same winding direction, or no winding, so
/// there are no holes with the nonzero rule. Where the inner side of a tight bend would run backward, it is replaced
/// by a straight line that starts and ends on the center line.
///
/// Strokes are computed before they are transformed, so the line of a stretched circle is also stretched. Directions
/// are unit vectors, and arcs are halved by adding these vectors, so only square roots are required.
struct Stroker<Sink: LineSink> {
  private let half: Double
  private let style: StrokeStyle
  private let transform: Affine
  /// The cosine of the maximum angle spanned by a chord of an arc.
  private let chordCosine: Double
  private var isFirst = true

  /// Creates a stroker. `tolerance` is the maximum deviation of arcs, in the line's units.
  init(style: StrokeStyle, transform: Affine, tolerance: Double) {
    half = style.width / 2
    self.style = style
    self.transform = transform
    // The deviation of a chord with the angle a is half * (1 - cos(a / 2)), which must equal the tolerance.
    let halfCosine = max(1 - tolerance / half, 0)
    chordCosine = 2 * halfCosine * halfCosine - 1
  }

  mutating func stroke(_ contour: Polyline, into sink: inout Sink) {
    let segments = contour.segments
    guard let first = segments.first, let last = segments.last else {
      dot(contour.start, into: &sink)
      return
    }
    forward(segments, joiningFirst: contour.isClosed, into: &sink)
    if contour.isClosed {
      finish(into: &sink)
    } else {
      cap(last.to, last.arriving, into: &sink)
    }
    backward(segments, joiningLast: contour.isClosed, into: &sink)
    if !contour.isClosed { cap(first.from, -first.leaving, into: &sink) }
    finish(into: &sink)
  }

  private mutating func forward(_ segments: [Polyline.Segment], joiningFirst: Bool, into sink: inout Sink) {
    var isRepeated = false
    for (index, segment) in segments.enumerated() {
      side(
        from: segment.from, to: segment.to, leaving: segment.leaving, arriving: segment.arriving,
        isRepeated: isRepeated, into: &sink)
      guard index + 1 < segments.count || joiningFirst else { return }
      let next = segments[index + 1 < segments.count ? index + 1 : 0]
      isRepeated = segment.arriving == next.leaving && segment.to == next.from
      emitJoin(segment.to, before: segment.arriving, after: next.leaving, isSmooth: segment.isContinued, into: &sink)
    }
  }

  private mutating func backward(_ segments: [Polyline.Segment], joiningLast: Bool, into sink: inout Sink) {
    var isRepeated = false
    for index in stride(from: segments.count - 1, through: 0, by: -1) {
      let segment = segments[index]
      side(
        from: segment.to, to: segment.from, leaving: -segment.arriving, arriving: -segment.leaving,
        isRepeated: isRepeated, into: &sink)
      guard index > 0 || joiningLast else { return }
      let next = segments[index > 0 ? index - 1 : segments.count - 1]
      isRepeated = segment.leaving == next.arriving && segment.from == next.to
      emitJoin(segment.from, before: -segment.leaving, after: -next.arriving, isSmooth: next.isContinued, into: &sink)
    }
  }

  private mutating func emit(x: Double, y: Double, into sink: inout Sink) {
    let point = transform.apply(Point(x: x, y: y))
    if isFirst { sink.move(x: point.x, y: point.y) } else { sink.line(nextX: point.x, nextY: point.y) }
    isFirst = false
  }

  private mutating func emit(_ center: Point, _ offset: Point, into sink: inout Sink) {
    emit(x: center.x + offset.x * half, y: center.y + offset.y * half, into: &sink)
  }

  private mutating func finish(into sink: inout Sink) {
    sink.close()
    isFirst = true
  }

  /// Returns the normal that points to the left side: the direction rotated by a quarter turn.
  private static func normal(_ direction: Point) -> Point { Point(x: direction.y, y: -direction.x) }

  /// Adds the left side of a segment. `isRepeated` is true if it starts at the end of the previous segment's side.
  private mutating func side(
    from: Point, to: Point, leaving: Point, arriving: Point, isRepeated: Bool, into sink: inout Sink
  ) {
    let (start, end) = (Stroker.normal(leaving), Stroker.normal(arriving))
    if !(isRepeated && Sink.ignoresRepeatedPoints) { emit(from, start, into: &sink) }
    let chord = Point(x: to.x - from.x, y: to.y - from.y)
    let advance = Point(x: chord.x + (end.x - start.x) * half, y: chord.y + (end.y - start.y) * half)
    if advance.dot(chord) < 0, let direction = chord.normalized {
      let across = Stroker.normal(direction)
      emit(x: from.x, y: from.y, into: &sink)
      emit(from, across, into: &sink)
      emit(to, across, into: &sink)
      emit(x: to.x, y: to.y, into: &sink)
    }
    emit(to, end, into: &sink)
  }

  /// Adds a contour of zero length, which is a dot if the caps have an extent.
  private mutating func dot(_ point: Point, into sink: inout Sink) {
    let right = Point(x: 1, y: 0)
    guard style.cap != .butt else { return }
    emit(point, Stroker.normal(right), into: &sink)
    cap(point, right, into: &sink)
    emit(point, Stroker.normal(-right), into: &sink)
    cap(point, -right, into: &sink)
    finish(into: &sink)
  }

  /// Adds the cap at a line's end, from the line's left side to its right side, excluding both endpoints.
  private mutating func cap(_ point: Point, _ direction: Point, into sink: inout Sink) {
    let normal = Stroker.normal(direction)
    switch style.cap {
    case .butt: break
    case .square:
      emit(point, Point(x: normal.x + direction.x, y: normal.y + direction.y), into: &sink)
      emit(point, Point(x: direction.x - normal.x, y: direction.y - normal.y), into: &sink)
    case .round:
      emitArc(point, from: normal, to: direction, depth: 8, into: &sink)
      emitArc(point, from: direction, to: -normal, depth: 8, into: &sink)
    }
  }

  /// Adds the left side of a join, between the sides of the segments before and after it.
  private mutating func emitJoin(
    _ point: Point, before: Point, after: Point, isSmooth: Bool, into sink: inout Sink
  ) {
    if before == after { return }
    let cosine = before.dot(after)
    let turn = before.x * after.y - before.y * after.x
    if turn < 0 {
      // For a left turn, the left side is the inner side.
      emit(x: point.x, y: point.y, into: &sink)
      return
    }
    let from = Stroker.normal(before)
    let to = Stroker.normal(after)
    switch isSmooth ? .round : style.join {
    case .bevel: break
    case .round:
      // The directions of a half turn have no bisector.
      if cosine < -0.999_999 { emitArc(point, from: from, to: before, depth: 8, into: &sink) }
      emitArc(point, from: cosine < -0.999_999 ? before : from, to: to, depth: 8, into: &sink)
    case .miter:
      // The ratio of the miter's length to the line width is 1 / sin(half the angle between the lines) = sqrt(2 / (1
      // + cosine)).
      guard 2 <= style.miterLimit * style.miterLimit * (1 + cosine) else { return }
      let scale = 1 / (1 + cosine)
      emit(point, Point(x: (from.x + to.x) * scale, y: (from.y + to.y) * scale), into: &sink)
    }
  }

  /// Adds the points of an arc between two unit vectors, which are less than half a turn apart, excluding the first
  /// point. Each halving adds the vectors and normalizes the sum.
  private mutating func emitArc(_ center: Point, from: Point, to: Point, depth: Int, into sink: inout Sink) {
    if from.dot(to) >= chordCosine || depth == 0 {
      emit(center, to, into: &sink)
      return
    }
    guard let middle = Point(x: from.x + to.x, y: from.y + to.y).normalized else { return }
    emitArc(center, from: from, to: middle, depth: depth - 1, into: &sink)
    emitArc(center, from: middle, to: to, depth: depth - 1, into: &sink)
  }
}
