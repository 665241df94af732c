// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The letters of variable fonts have overlapping contours. For example, the bar of a t crosses its stem. The overlap
// is invisible if the letter is filled with the nonzero rule, but visible if its contours are stroked. This type
// replaces overlapping contours with the outline of the filled area.

import TesseraRaster

struct ContourMerger {
  private struct Segment {
    var from: Point
    var to: Point

    func point(at t: Double) -> Point { Point(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t) }
  }

  /// A point rounded to a grid, so that coinciding end points are equal.
  private struct Key: Hashable {
    var x: Int
    var y: Int

    init(_ point: Point) {
      x = Int((point.x * 64).rounded())
      y = Int((point.y * 64).rounded())
    }
  }

  private struct Edge: Hashable {
    var from: Key
    var to: Key
  }

  /// The maximum number of segments. The time is quadratic in this number, because all segments are compared with
  /// each other.
  private static let mostSegments = 2000
  private static let greatest = 1e6

  private var segments: [Segment] = []
  /// The index of each contour's first segment by the index of its last segment.
  private var contourEnds: [Int: Int] = [:]

  /// Returns a path with the same interior under the nonzero rule but without contours inside the filled area. It
  /// consists of straight lines that deviate from the curves by at most `tolerance`. Returns the original path if no
  /// contours intersect or if the result would not be closed.
  static func merge(_ path: Path, tolerance: Double) -> Path {
    var merger = ContourMerger()
    guard merger.read(path.dashed([], phase: 0, tolerance: tolerance)) else { return path }
    return merger.merged(step: tolerance) ?? path
  }

  /// Reads the path's segments. Returns false if there are no segments, if there are too many, or if a coordinate is
  /// too large.
  private mutating func read(_ path: Path) -> Bool {
    var (next, first, start, current) = (0, 0, Point.zero, Point.zero)
    func isSane(_ point: Point) -> Bool { abs(point.x) < Self.greatest && abs(point.y) < Self.greatest }
    for element in path.elements {
      switch element {
      case .move:
        end(first: first)
        (start, current, first) = (path.points[next], path.points[next], segments.count)
        next += 1
      case .line:
        append(current, path.points[next])
        current = path.points[next]
        next += 1
      case .close:
        append(current, start)
        current = start
      case .quadratic, .cubic: return false
      }
      guard segments.count <= Self.mostSegments, isSane(current) else { return false }
    }
    end(first: first)
    return !segments.isEmpty
  }

  private mutating func append(_ from: Point, _ to: Point) {
    if Key(from) != Key(to) { segments.append(Segment(from: from, to: to)) }
  }

  private mutating func end(first: Int) {
    if segments.count > first { contourEnds[segments.count - 1] = first }
  }

  private func areAdjacent(a: Int, b: Int) -> Bool {
    a + 1 == b && contourEnds[a] == nil || contourEnds[b] == a || contourEnds[a] == b
  }

  /// Returns the merged path. Returns nil if no segments intersect or if the result is not closed.
  private func merged(step: Double) -> Path? {
    var cuts = [[(t: Double, point: Point)]](repeating: [], count: segments.count)
    var meets = false
    for a in segments.indices {
      for b in a + 1..<max(a + 1, segments.count) where !areAdjacent(a: a, b: b) {
        for cut in meetings(segments[a], segments[b]) {
          meets = true
          cuts[a].append((cut.a, cut.point))
          cuts[b].append((cut.b, cut.point))
        }
      }
    }
    guard meets else { return nil }
    var pieces: [Segment] = []
    var known: Set<Edge> = []
    for (segment, cuts) in zip(segments, cuts) {
      var from = segment.from
      for point in cuts.sorted(by: { $0.t < $1.t }).map(\.point) + [segment.to] where Key(point) != Key(from) {
        let piece = Segment(from: from, to: point)
        from = point
        let edge = Edge(from: Key(piece.from), to: Key(piece.to))
        if !known.contains(edge), isBoundary(piece, step: step) {
          known.insert(edge)
          pieces.append(piece)
        }
      }
    }
    return chained(pieces)
  }

  /// Returns the intersections of two segments, with their positions as fractions of each segment's length.
  private func meetings(_ a: Segment, _ b: Segment) -> [(a: Double, b: Double, point: Point)] {
    guard max(a.from.x, a.to.x) >= min(b.from.x, b.to.x), max(b.from.x, b.to.x) >= min(a.from.x, a.to.x),
      max(a.from.y, a.to.y) >= min(b.from.y, b.to.y), max(b.from.y, b.to.y) >= min(a.from.y, a.to.y)
    else { return [] }
    let (ax, ay) = (a.to.x - a.from.x, a.to.y - a.from.y)
    let (bx, by) = (b.to.x - b.from.x, b.to.y - b.from.y)
    let cross = ax * by - ay * bx
    let (dx, dy) = (b.from.x - a.from.x, b.from.y - a.from.y)
    let lengths = ((ax * ax + ay * ay) * (bx * bx + by * by)).squareRoot()
    if abs(cross) < 1e-9 * lengths { return collinear(a, b) }
    let t = (dx * by - dy * bx) / cross
    let u = (dx * ay - dy * ax) / cross
    guard t > -1e-9, t < 1 + 1e-9, u > -1e-9, u < 1 + 1e-9 else { return [] }
    // If an end point is on the other segment, the intersection is that end point.
    let point = t < 1e-6 ? a.from : t > 1 - 1e-6 ? a.to : u < 1e-6 ? b.from : u > 1 - 1e-6 ? b.to : a.point(at: t)
    return [(t, u, point)]
  }

  /// Returns the end points of two collinear segments that are inside the other segment.
  private func collinear(_ a: Segment, _ b: Segment) -> [(a: Double, b: Double, point: Point)] {
    func place(_ point: Point, on segment: Segment) -> Double? {
      let (x, y) = (segment.to.x - segment.from.x, segment.to.y - segment.from.y)
      let (dx, dy) = (point.x - segment.from.x, point.y - segment.from.y)
      let length = x * x + y * y
      guard abs(x * dy - y * dx) < 1e-3 * length.squareRoot() else { return nil }
      let t = (x * dx + y * dy) / length
      return t > -1e-9 && t < 1 + 1e-9 ? t : nil
    }
    var found: [(a: Double, b: Double, point: Point)] = []
    for (u, point) in [(0.0, b.from), (1.0, b.to)] {
      if let t = place(point, on: a) { found.append((t, u, point)) }
    }
    for (t, point) in [(0.0, a.from), (1.0, a.to)] {
      if let u = place(point, on: b) { found.append((t, u, point)) }
    }
    return found
  }

  /// Returns whether exactly one side of a segment is inside the letter.
  private func isBoundary(_ piece: Segment, step: Double) -> Bool {
    let (x, y) = (piece.to.x - piece.from.x, piece.to.y - piece.from.y)
    let length = (x * x + y * y).squareRoot()
    let middle = piece.point(at: 0.5)
    let reach = min(step, length) / 4
    let (nx, ny) = (-y / length * reach, x / length * reach)
    let left = winding(Point(x: middle.x + nx, y: middle.y + ny)) != 0
    let right = winding(Point(x: middle.x - nx, y: middle.y - ny)) != 0
    return left != right
  }

  private func winding(_ point: Point) -> Int {
    var count = 0
    for segment in segments {
      let (from, to) = (segment.from, segment.to)
      guard (from.y <= point.y) != (to.y <= point.y) else { continue }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { count += to.y > from.y ? 1 : -1 }
    }
    return count
  }

  private func chained(_ pieces: [Segment]) -> Path? {
    var starts: [Key: [Int]] = [:]
    for (index, piece) in pieces.enumerated().reversed() { starts[Key(piece.from), default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: pieces.count)
    var path = Path()
    for first in pieces.indices where !isUsed[first] {
      path.move(to: pieces[first].from)
      let origin = Key(pieces[first].from)
      var index = first
      while true {
        isUsed[index] = true
        let end = Key(pieces[index].to)
        if end == origin { break }
        path.addLine(to: pieces[index].to)
        guard let next = starts[end]?.last(where: { !isUsed[$0] }) else { return nil }
        index = next
      }
      path.close()
    }
    return path
  }
}
