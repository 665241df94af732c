// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Signed areas of edges in the pixels of some rows: the heart of anti-aliasing.
///
/// For every row a dense line of 32-bit cells holds the change of covered area from pixel to pixel, in units of 1/131,072
/// pixel. Running sums of a line are the exact coverage of a polygon without overlaps; cells add up, so the order of edges
/// does not matter. Where an edge crosses a row or a column is a floor in closed form of the whole edge's ends, so an edge
/// gives the same cells whichever rows or columns are being looked at: bands cannot be told from one piece.
/// One bit for every 8 pixels says where cells may be set, so that the sweep skips what no edge touches.
///
/// Cells are zero between outlines: the sweep clears what it reads.
package final class Accumulator {
  package let width: Int
  package let rows: Int
  /// Cells a row; a multiple of 8, beyond the width by at least one group for what falls right of the last pixel.
  package let stride: Int
  /// 64-bit words of touch bits a row.
  package let words: Int
  package let cells: UnsafeMutablePointer<Int32>
  package let touched: UnsafeMutablePointer<UInt64>

  package init(width: Int, rows: Int) {
    self.width = width
    self.rows = rows
    stride = (width + 8) / 8 * 8 + 8
    words = (stride / 8 + 63) / 64
    cells = .allocate(capacity: stride * rows)
    cells.initialize(repeating: 0, count: stride * rows)
    touched = .allocate(capacity: words * rows)
    touched.initialize(repeating: 0, count: words * rows)
  }

  deinit {
    cells.deallocate()
    touched.deallocate()
  }

  /// Adds an edge's share in rows `first..<last` (of the picture), where cell row 0 stands for row `top` and cell
  /// column 0 for column `left`.
  @inline(__always)
  package func add(_ edge: Edge, rows first: Int, _ last: Int, top: Int, left: Int) {
    let y0 = Int(edge.y0)
    let y1 = Int(edge.y1)
    var row = max(y0 >> 8, first)
    let end = min((y1 + 255) >> 8, last)
    guard row < end else { return }
    let x0 = Int(edge.x0) - left << 8
    let x1 = Int(edge.x1) - left << 8
    let winding = Int(edge.winding)
    if x0 == x1 {
      addVertical(x0, y0, y1, row, end, top, winding)
      return
    }
    let dx = x1 - x0
    let dy = y1 - y0
    // x where the edge enters the first row.
    var x = x0
    var remainder = 0
    if row << 8 > y0 { (x, remainder) = Accumulator.crossing(x0, (row << 8 - y0), dx, dy) }
    if y1 <= (row + 1) << 8 {
      piece(row - top, x, x1, y1 - max(y0, row << 8), winding)
      return
    }
    // The first row may be a part of one; then whole rows by exact differences; then the rest.
    var next = (x: 0, remainder: 0)
    next = Accumulator.crossing(x0, (row + 1) << 8 - y0, dx, dy)
    piece(row - top, x, next.x, (row + 1) << 8 - max(y0, row << 8), winding)
    row += 1
    x = next.x
    remainder = next.remainder
    guard row < end else { return }
    let wholeEnd = min(end, y1 >> 8)
    if row < wholeEnd {
      let step = Accumulator.floorDivide(dx << 8, dy)
      while row < wholeEnd {
        var following = x + step.quotient
        remainder += step.remainder
        if remainder >= dy {
          remainder -= dy
          following += 1
        }
        piece(row - top, x, following, 256, winding)
        x = following
        row += 1
      }
    }
    if row < end { piece(row - top, x, x1, y1 - row << 8, winding) }
  }

  /// floor(x0 + rows * dx / dy) and the remainder, for an edge `rows` (24.8) below its upper end.
  @inline(__always)
  private static func crossing(_ x0: Int, _ rows: Int, _ dx: Int, _ dy: Int) -> (x: Int, remainder: Int) {
    let division = floorDivide(rows * dx, dy)
    return (x0 + division.quotient, division.remainder)
  }

  @inline(__always)
  private static func floorDivide(_ a: Int, _ b: Int) -> (quotient: Int, remainder: Int) {
    var quotient = a / b
    var remainder = a - quotient * b
    if remainder < 0 {
      remainder += b
      quotient -= 1
    }
    return (quotient, remainder)
  }

  @inline(__always)
  private func mark(_ row: Int, _ first: Int, _ last: Int) {
    let bits = touched + row * words
    for group in first >> 3...last >> 3 {
      bits[group >> 6] |= 1 << UInt64(truncatingIfNeeded: group & 63)
    }
  }

  private func addVertical(_ x: Int, _ y0: Int, _ y1: Int, _ first: Int, _ end: Int, _ top: Int, _ winding: Int) {
    let column = x >> 8
    guard column < width else { return }
    for row in first..<end {
      let cover = (min(y1, (row + 1) << 8) - max(y0, row << 8)) * winding
      single(row - top, column, column < 0 ? 0 : (x & 255) * 2 * cover, cover)
    }
  }

  /// Adds cover and twice the area left of the edge to one cell; a column left of the picture counts as its left edge.
  @inline(__always)
  private func single(_ row: Int, _ column: Int, _ area: Int, _ cover: Int) {
    let column = max(column, 0)
    let cell = cells + (row * stride + column)
    cell[0] &+= Int32(truncatingIfNeeded: 512 * cover - area)
    cell[1] &+= Int32(truncatingIfNeeded: area)
    mark(row, column, column + 1)
  }

  /// Adds the piece of an edge within one row: from column xa to xb (24.8, either order), `height` 1/256 rows high.
  @inline(__always)
  private func piece(_ row: Int, _ xa: Int, _ xb: Int, _ height: Int, _ winding: Int) {
    let low = min(xa, xb)
    let high = max(xa, xb)
    let first = low >> 8
    if first == high >> 8 {
      if first >= width { return }
      let cover = height * winding
      single(row, first, first < 0 ? 0 : (low & 255 + high & 255) * cover, cover)
    } else {
      slanted(row, low, high, height, winding)
    }
  }

  /// A piece over several columns. What is covered up to a column is floor((column - low) * height / (high - low)).
  private func slanted(_ row: Int, _ low: Int, _ high: Int, _ height: Int, _ winding: Int) {
    guard low >> 8 < width else { return }
    let span = high - low
    var covered = 0
    var column = low >> 8
    let last = high >> 8
    let line = cells + row * stride
    var next = (column + 1) << 8
    if column < 0 {
      // Everything left of the picture counts at its left edge.
      if last < 0 {
        single(row, 0, 0, height * winding)
        return
      }
      covered = -low * height / span
      single(row, 0, 0, covered * winding)
      column = 0
      next = 256
    }
    let firstColumn = column
    var enter = max(low, 0) & 255
    var division = Accumulator.floorDivide((next - low) * height, span)
    let step = Accumulator.floorDivide(height << 8, span)
    let stop = min(last, width)
    while column < stop {
      let cover = (division.quotient - covered) * winding
      let area = (enter + 256) * cover
      line[column] &+= Int32(truncatingIfNeeded: 512 * cover - area)
      line[column + 1] &+= Int32(truncatingIfNeeded: area)
      covered = division.quotient
      enter = 0
      column += 1
      division.quotient += step.quotient
      division.remainder += step.remainder
      if division.remainder >= span {
        division.remainder -= span
        division.quotient += 1
      }
    }
    if last < width {
      let cover = (height - covered) * winding
      let area = (enter + high & 255) * cover
      line[last] &+= Int32(truncatingIfNeeded: 512 * cover - area)
      line[last + 1] &+= Int32(truncatingIfNeeded: area)
      column += 1
    }
    mark(row, firstColumn, column)
  }
}

extension Accumulator {
  /// Clears the cells of a row from a column on, and its touch bits.
  package func clearRow(_ row: Int, from column: Int) {
    (cells + (row * stride + column)).update(repeating: 0, count: stride - column)
    (touched + row * words).update(repeating: 0, count: words)
  }
}
