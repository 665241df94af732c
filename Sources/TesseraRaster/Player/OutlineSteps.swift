// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// The intermediate results of computing a path's coverage, for diagrams. They are computed as in a painter, which
/// does not store them.
package struct OutlineSteps: Sendable {
  /// An edge of the outline from its upper to its lower end, in units of 1/256 pixel. Never horizontal.
  package struct Side: Sendable, Equatable {
    package let start: Point
    package let end: Point
    /// The winding: +1 if the outline runs downward, -1 if it runs upward.
    package let winding: Int
  }

  package let sides: [Side]
  /// For each row, the differences in coverage between adjacent pixels. A fully covered pixel has a coverage of
  /// `fullPixel`.
  package let cells: [[Int]]
  package static let fullPixel = 2 * Fixed.one * Fixed.one

  /// Computes the steps for a path in an image of `width` x `height` pixels.
  package init(of path: Path, width: Int, height: Int) {
    var builder = EdgeBuilder()
    Flattener(tolerance: Planner.tolerance).flatten(path, .identity, into: &builder)
    builder.finish()
    func pixels(_ value: Int32) -> Double { Double(value) / Double(Fixed.one) }
    sides = builder.edges.map {
      Side(
        start: Point(x: pixels($0.x0), y: pixels($0.y0)), end: Point(x: pixels($0.x1), y: pixels($0.y1)),
        winding: Int($0.winding))
    }
    let accumulator = Accumulator(width: width, rows: height)
    accumulator.add(builder.edges, rows: 0..<height, left: 0, kernels: tk_kernels(tk_level()))
    cells = (0..<height).map { row in (0..<width).map { Int(accumulator.cells[row * accumulator.stride + $0]) } }
  }
}
