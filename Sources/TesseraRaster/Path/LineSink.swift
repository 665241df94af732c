// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Receives the straight pieces of flattened outlines.
protocol LineSink {
  /// Starts a contour, closing the one before.
  mutating func move(x: Double, y: Double)
  mutating func line(nextX x: Double, nextY y: Double)
  /// Draws the line back to the contour's start.
  mutating func close()
  /// Draws a chord of a curve. The curve runs along `leaving` at the chord's start and along `arriving` at its end; the
  /// vectors have any length. `isLast` at the curve's end.
  mutating func chord(x: Double, y: Double, leaving: Point, arriving: Point, isLast: Bool)
  /// Whether `chord` is wanted for curves, rather than `line`.
  static var wantsTangents: Bool { get }
}

extension LineSink {
  mutating func chord(x: Double, y: Double, leaving: Point, arriving: Point, isLast: Bool) { line(nextX: x, nextY: y) }
  static var wantsTangents: Bool { false }
}
