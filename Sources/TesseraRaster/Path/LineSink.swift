// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A receiver of the line segments of flattened outlines.
protocol LineSink {
  /// Starts a contour and ends the previous one.
  mutating func move(x: Double, y: Double)
  mutating func line(nextX x: Double, nextY y: Double)
  /// Draws a line back to the start of the contour.
  mutating func close()
  /// Draws a chord of a curve.
  ///
  /// The curve's tangent is `leaving` at the start of the chord and `arriving` at its end; the vectors have any length.
  /// `isLast` is true at the end of the curve.
  mutating func chord(x: Double, y: Double, leaving: Point, arriving: Point, isLast: Bool)
  /// Whether the sink needs `chord` for curves rather than `line`.
  static var wantsTangents: Bool { get }
}

extension LineSink {
  mutating func chord(x: Double, y: Double, leaving: Point, arriving: Point, isLast: Bool) { line(nextX: x, nextY: y) }
  static var wantsTangents: Bool { false }
}
