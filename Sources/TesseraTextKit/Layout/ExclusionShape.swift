// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Computes the part of a line that an exclusion path covers. A line is a horizontal band. Within the band, a shape is
// bounded by segments of its outline and by the segments of the band's edges that are inside the shape. The covered
// part is the horizontal extent of these segments.

import Foundation
import TesseraGraphics
import TesseraRaster

struct ExclusionShape {
  private struct Edge {
    var start: Point
    var end: Point
  }

  private var edges: [Edge] = []
  private let usesEvenOdd: Bool
  let minY: CGFloat
  let maxY: CGFloat

  /// Creates a shape from a path by closing its contours. Returns nil if the path has no area or is nonfinite.
  init?(_ path: UIBezierPath) {
    let box = path.bounds
    guard !path.isEmpty, box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite, box.maxY.isFinite, box.width > 0,
      box.height > 0
    else { return nil }
    (minY, maxY, usesEvenOdd) = (box.minY, box.maxY, path.usesEvenOddFillRule)
    add(path.cgPath.path)
  }

  private mutating func add(_ path: Path) {
    var edges: [Edge] = []
    var first: Point?
    var last = Point.zero
    func line(_ from: Point, _ to: Point) { edges.append(Edge(start: from, end: to)) }
    func close() {
      if let first, first != last { line(last, first) }
      first = nil
    }
    path.forEachSegment { segment in
      switch segment {
      case .move(let point):
        close()
        (first, last) = (point, point)
      case .line(let from, let to), .close(let from, let to):
        line(from, to)
        last = to
      case .quadratic(let from, let control, let to):
        Self.chords { t in Self.mix(Self.mix(from, control, t), Self.mix(control, to, t), t) }.forEach(line)
        last = to
      case .cubic(let from, let a, let b, let to):
        Self.chords { t in
          let (u, v, w) = (Self.mix(from, a, t), Self.mix(a, b, t), Self.mix(b, to, t))
          return Self.mix(Self.mix(u, v, t), Self.mix(v, w, t), t)
        }.forEach(line)
        last = to
      }
    }
    close()
    self.edges = edges
  }

  private static let chordCount = 16

  private static func chords(_ point: (Double) -> Point) -> [(Point, Point)] {
    (0..<chordCount).map { (point(Double($0) / Double(chordCount)), point(Double($0 + 1) / Double(chordCount))) }
  }

  private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// Returns the horizontal extents of the shape's segments in the band between two y-coordinates, in no particular
  /// order.
  private func spans(from top: Double, to bottom: Double) -> [ClosedRange<CGFloat>] {
    guard Double(minY) < bottom, Double(maxY) > top else { return [] }
    var spans: [ClosedRange<CGFloat>] = []
    for edge in edges {
      let (low, high) = edge.start.y < edge.end.y ? (edge.start, edge.end) : (edge.end, edge.start)
      guard low.y < bottom, high.y > top else { continue }
      let a = Self.x(of: low, high, at: max(top, low.y))
      let b = Self.x(of: low, high, at: min(bottom, high.y))
      spans.append(CGFloat(min(a, b))...CGFloat(max(a, b)))
    }
    return spans + insides(at: top) + insides(at: bottom)
  }

  private static func x(of low: Point, _ high: Point, at y: Double) -> Double {
    guard high.y > low.y else { return low.x }
    return low.x + (high.x - low.x) * (y - low.y) / (high.y - low.y)
  }

  /// Returns the segments of a horizontal line that are inside the shape.
  private func insides(at y: Double) -> [ClosedRange<CGFloat>] {
    var crossings: [(x: Double, turn: Int)] = []
    for edge in edges where (edge.start.y <= y) != (edge.end.y <= y) {
      let isDown = edge.start.y < edge.end.y
      let (low, high) = isDown ? (edge.start, edge.end) : (edge.end, edge.start)
      crossings.append((Self.x(of: low, high, at: y), isDown ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var spans: [ClosedRange<CGFloat>] = []
    var winding = 0
    for (index, crossing) in crossings.enumerated() {
      winding += crossing.turn
      let isInside = usesEvenOdd ? index % 2 == 0 : winding != 0
      if isInside, index + 1 < crossings.count {
        spans.append(CGFloat(crossing.x)...CGFloat(crossings[index + 1].x))
      }
    }
    return spans
  }

  /// Returns the gaps between the shapes across a rectangle's width, from left to right. Gaps narrower than a point
  /// are omitted.
  static func gaps(in room: CGRect, around shapes: [ExclusionShape]) -> [ClosedRange<CGFloat>] {
    let spans = shapes.flatMap { $0.spans(from: Double(room.minY), to: Double(room.maxY)) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var gaps: [ClosedRange<CGFloat>] = []
    var left = room.minX
    for span in spans {
      if min(span.lowerBound, room.maxX) - left >= 1 { gaps.append(left...min(span.lowerBound, room.maxX)) }
      left = max(left, span.upperBound)
    }
    if room.maxX - left >= 1 { gaps.append(left...room.maxX) }
    return gaps
  }
}
