// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels
internal import TesseraMemory

/// The core of antialiasing: accumulates the signed areas of edges in the pixels of some rows.
///
/// For each row, an array of 32-bit cells stores the difference in covered area between adjacent pixels, in units of
/// 1/131,072 pixel. The running sum of a row is the exact coverage of a polygon without overlaps. Contributions are
/// added, so the order of edges does not matter. The point at which an edge crosses a row or column is computed in
/// closed form from the endpoints of the entire edge. As a result, an edge contributes the same values for any range
/// of rows or columns, and bands produce the same result as a single pass. For each group of 8 pixels, one touch byte
/// records that cells may be nonzero, so that the sweep can skip areas without edges.
///
/// Cells are zero between outlines, because the sweep clears the cells that it reads.
final class Accumulator {
  /// The maximum width, for which memory is allocated.
  let capacity: Int
  let rows: Int
  private(set) var width: Int
  /// The number of cells per row. A multiple of 8, and at least 9 cells more than the row has, for areas to the right
  /// of the last pixel.
  private(set) var stride: Int
  /// The number of words of touch bytes per row. Each word contains the bytes of 8 groups, the first in its low bits.
  private(set) var words: Int
  let cells: UnsafeMutablePointer<Int32>
  let touched: UnsafeMutablePointer<UInt64>

  init(width: Int, rows: Int) {
    assert(width >= 0 && rows >= 0, "\(width) × \(rows) is not a size.")
    capacity = width
    self.width = width
    self.rows = rows
    stride = Accumulator.stride(width: width)
    words = Accumulator.words(stride: stride)
    cells = .allocate(capacity: stride * rows)
    cells.initialize(repeating: 0, count: stride * rows)
    touched = .allocate(capacity: words * rows)
    touched.initialize(repeating: 0, count: words * rows)
  }

  private static func stride(width: Int) -> Int { (width + 8) / 8 * 8 + 8 }

  private static func words(stride: Int) -> Int { (stride + 63) / 64 }

  /// Changes the width of the rows, which must be zero. The rows of a narrow outline are then close together, so that
  /// the processor's cache can contain them.
  func resize(width: Int) {
    assert(width >= 0 && width <= capacity, "\(width) exceeds the width \(capacity).")
    self.width = width
    stride = Accumulator.stride(width: width)
    words = Accumulator.words(stride: stride)
  }

  deinit {
    cells.deallocate()
    touched.deallocate()
  }

  /// Adds the contributions of edges to the image rows `rows`. Cell row 0 is the first of these rows, and cell column 0
  /// is image column `left`.
  func add(_ edges: UnsafeBufferPointer<Edge>, rows: Range<Int>, left: Int, kernels: UnsafePointer<TKKernels>) {
    assert(rows.count <= self.rows, "The rows \(rows) exceed the number of rows, \(self.rows).")
    guard let first = edges.baseAddress else { return }
    var target = layout
    kernels.pointee.accumulate(
      &target, first, edges.count, Int32(rows.lowerBound), Int32(rows.upperBound), Int32(left))
  }

  /// The memory and the layout of the rows, for kernels.
  var layout: TKCells {
    TKCells(cells: cells, touched: touched, stride: stride, words: words, width: Int32(width), rows: Int32(rows))
  }

  /// Clears the cells of a row, starting with a column, and the row's touch bytes.
  func clearRow(row: Int, from column: Int) {
    assertSpan(row, 1, within: rows)
    assertSpan(column, stride - column, within: stride)
    (cells + (row * stride + column)).update(repeating: 0, count: stride - column)
    (touched + row * words).update(repeating: 0, count: words)
  }
}
