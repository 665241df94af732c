// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What becomes of a path on its way to coverage, kept for drawings that explain it. It is computed as a painter does, who keeps
/// nothing of it.
package struct OutlineSteps: Sendable {
  /// A side of the outline in pixels, multiples of 1/256, from its upper to its lower end. Never horizontal.
  package struct Side: Sendable, Equatable {
    package let start: Point
    package let end: Point
    /// +1 when the outline runs downwards, -1 when upwards.
    package let winding: Int
  }

  package let sides: [Side]
  /// By rows: how much more of a pixel is covered than of the one before. A full pixel has `fullPixel`.
  package let cells: [[Int]]
  package static let fullPixel = 2 * Fixed.one * Fixed.one

  /// The steps of a path in a picture of `width` x `height` pixels.
  package init(of path: Path, width: Int, height: Int) {
    var builder = EdgeBuilder()
    Flattener(tolerance: Planner.tolerance).flatten(path, .identity, into: &builder)
    builder.finish()
    func pixels(_ value: Int32) -> Double { Double(value) / Double(Fixed.one) }
    let edges = Array(builder.edges)
    sides = edges.map {
      Side(
        start: Point(x: pixels($0.x0), y: pixels($0.y0)), end: Point(x: pixels($0.x1), y: pixels($0.y1)),
        winding: Int($0.winding))
    }
    let accumulator = Accumulator(width: width, rows: height)
    for edge in edges { accumulator.add(edge, rows: 0, last: height, top: 0, left: 0) }
    cells = (0..<height).map { row in (0..<width).map { Int(accumulator.cells[row * accumulator.stride + $0]) } }
  }
}
