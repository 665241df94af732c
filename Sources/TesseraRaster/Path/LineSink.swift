// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A receiver of the line segments of flattened outlines.
protocol LineSink {
  /// Ends the current contour and starts a new one.
  mutating func move(x: Double, y: Double)
  mutating func line(nextX x: Double, nextY y: Double)
  /// Draws a line back to the start of the contour.
  mutating func close()
  /// Draws a chord of a curve.
  ///
  /// `leaving` is the curve's tangent at the start of the chord, and `arriving` is the tangent at its end. The
  /// tangents may have any length. `isLast` is true for the last chord of the curve.
  mutating func chord(x: Double, y: Double, leaving: Point, arriving: Point, isLast: Bool)
  /// Whether the sink requires `chord` instead of `line` for curves.
  static var wantsTangents: Bool { get }
  /// Whether repeated points have no effect, so that they need not be sent.
  static var ignoresRepeatedPoints: Bool { get }
}

extension LineSink {
  mutating func chord(x: Double, y: Double, leaving: Point, arriving: Point, isLast: Bool) { line(nextX: x, nextY: y) }
  static var wantsTangents: Bool { false }
  static var ignoresRepeatedPoints: Bool { false }
}
