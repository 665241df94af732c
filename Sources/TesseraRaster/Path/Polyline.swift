// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Collects contours as points: what strokes and dashes work on.
package struct PolylineSink: LineSink {
  package struct Contour {
    package var points: [Point] = []
    package var isClosed = false
  }

  package private(set) var contours: [Contour] = []
  private var current = Contour()

  package init() {}

  package mutating func move(_ x: Double, _ y: Double) {
    finish()
    current.points.append(Point(x: x, y: y))
  }

  package mutating func line(_ x: Double, _ y: Double) {
    let point = Point(x: x, y: y)
    if current.points.last != point || current.points.count == 1 { current.points.append(point) }
  }

  package mutating func close() {
    guard !current.points.isEmpty else { return }
    current.isClosed = true
    finish()
  }

  /// Ends the open contour, if any.
  package mutating func finish() {
    if current.points.count > 1 || current.isClosed { contours.append(current) }
    current = Contour()
  }
}
