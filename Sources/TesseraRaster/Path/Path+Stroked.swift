// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Strokes and dashes as paths, computed by the same code that draws them.

extension Path {
  /// Returns the outline of the path's stroke, which must be filled with the nonzero rule. Arcs deviate by at most
  /// `tolerance`. Empty unless the line width is positive and finite.
  package func stroked(_ style: StrokeStyle, tolerance: Double = 0.01) -> Path {
    guard style.width > 0, style.width.isFinite else { return Path() }
    return outline(of: polylines(halfWidth: style.width / 2, tolerance: tolerance), style: style, tolerance: tolerance)
  }

  /// Returns the outline of the stroke between `style.start` and `style.end`.
  package func strokedPart(_ style: StrokeStyle, tolerance: Double = 0.01) -> Path {
    guard style.width > 0, style.width.isFinite else { return Path() }
    let all = polylines(halfWidth: style.width / 2, tolerance: tolerance)
    return outline(of: Trimmer.trim(all, from: style.start, to: style.end), style: style, tolerance: tolerance)
  }

  /// Returns the part of the path between two fractions of its length, flattened to lines.
  package func trimmed(from start: Double, to end: Double, tolerance: Double = 0.01) -> Path {
    var result = Path()
    for contour in Trimmer.trim(polylines(halfWidth: 0, tolerance: tolerance), from: start, to: end) {
      result.move(to: contour.start)
      for segment in contour.segments { result.addLine(to: segment.to) }
      if contour.isClosed { result.close() }
    }
    return result
  }

  private func outline(of lines: [Polyline], style: StrokeStyle, tolerance: Double) -> Path {
    var contours = lines
    if !style.dashes.isEmpty { contours = Dasher.dash(contours, style.dashes, phase: style.dashPhase) }
    var sink = PathSink()
    var stroker = Stroker<PathSink>(style: style, transform: .identity, tolerance: tolerance)
    for contour in contours { stroker.stroke(contour, into: &sink) }
    sink.finish()
    return sink.path
  }

  /// Returns the path's dashes. Curves become lines that deviate by at most `tolerance`.
  package func dashed(_ lengths: [Double], phase: Double, tolerance: Double = 0.01) -> Path {
    var result = Path()
    for contour in Dasher.dash(polylines(halfWidth: 0, tolerance: tolerance), lengths, phase: phase) {
      result.move(to: contour.start)
      for segment in contour.segments { result.addLine(to: segment.to) }
      if contour.isClosed { result.close() }
    }
    return result
  }

  private func polylines(halfWidth: Double, tolerance: Double) -> [Polyline] {
    var lines = PolylineSink()
    Flattener(tolerance: tolerance, halfWidth: halfWidth).flatten(self, .identity, into: &lines)
    lines.finish()
    return lines.contours
  }
}

/// A sink that collects a path of closed contours.
private struct PathSink: LineSink {
  static var wantsTangents: Bool { false }

  private(set) var path = Path()
  private var isOpen = false

  mutating func move(x: Double, y: Double) {
    finish()
    path.move(to: Point(x: x, y: y))
    isOpen = true
  }

  mutating func line(nextX x: Double, nextY y: Double) { path.addLine(to: Point(x: x, y: y)) }

  mutating func close() { finish() }

  mutating func chord(x: Double, y: Double, leaving: Point, arriving: Point, isLast: Bool) { line(nextX: x, nextY: y) }

  mutating func finish() {
    if isOpen { path.close() }
    isOpen = false
  }
}
