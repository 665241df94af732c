// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraMemory

/// The core of antialiasing: accumulates the signed areas of edges in the pixels of some rows.
///
/// For each row, an array of 32-bit cells stores the difference in covered area between adjacent pixels, in units of
/// 1/131,072 pixel. The running sum of a row is the exact coverage of a polygon without overlaps. Contributions are
/// added, so the order of edges does not matter. The point at which an edge crosses a row or column is computed in
/// closed form from the endpoints of the entire edge. As a result, an edge contributes the same values for any range
/// of rows or columns, and bands produce the same result as a single pass. For each group of 8 pixels, one touch bit
/// records that cells may be nonzero, so that the sweep can skip areas without edges.
///
/// Cells are zero between outlines, because the sweep clears the cells that it reads.
final class Accumulator {
  let width: Int
  let rows: Int
  /// The number of cells per row. A multiple of 8, and at least 8 cells more than the row has, for areas to the right
  /// of the last pixel.
  let stride: Int
  /// The number of 64-bit words of touch bits per row.
  let words: Int
  let cells: UnsafeMutablePointer<Int32>
  let touched: UnsafeMutablePointer<UInt64>

  init(width: Int, rows: Int) {
    assert(width >= 0 && rows >= 0, "\(width) × \(rows) is not a size.")
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

  /// Adds the contribution of an edge to the image rows `first..<last`. Cell row 0 is image row `top`, and cell
  /// column 0 is image column `left`.
  @inline(__always)
  func add(_ edge: Edge, rows first: Int, last: Int, top: Int, left: Int) {
    assert(first >= top && last - top <= rows, "Rows \(first)..<\(last) are outside of \(rows) from \(top) on.")
    let y0 = Int(edge.y0)
    let y1 = Int(edge.y1)
    var row = max(y0 >> 8, first)
    let end = min((y1 + 255) >> 8, last)
    guard row < end else { return }
    let x0 = Int(edge.x0) - left << 8
    let x1 = Int(edge.x1) - left << 8
    let winding = Int(edge.winding)
    if x0 == x1 {
      addVertical(edge, x: x0, rows: row..<end, top: top)
      return
    }
    let dx = x1 - x0
    let dy = y1 - y0
    // The x-coordinate at which the edge enters the first row.
    var x = x0
    var remainder = 0
    if row << 8 > y0 { (x, remainder) = Accumulator.crossing(x0: x0, below: row << 8 - y0, dx: dx, dy: dy) }
    if y1 <= (row + 1) << 8 {
      piece(row: row - top, from: x, to: x1, height: y1 - max(y0, row << 8), winding: winding)
      return
    }
    // Process a possibly partial first row, then whole rows by exact differences, then the rest.
    var next = (x: 0, remainder: 0)
    next = Accumulator.crossing(x0: x0, below: (row + 1) << 8 - y0, dx: dx, dy: dy)
    piece(row: row - top, from: x, to: next.x, height: (row + 1) << 8 - max(y0, row << 8), winding: winding)
    row += 1
    x = next.x
    remainder = next.remainder
    guard row < end else { return }
    let wholeEnd = min(end, y1 >> 8)
    if row < wholeEnd {
      let step = Accumulator.floorDivide(dividend: dx << 8, by: dy)
      while row < wholeEnd {
        var following = x + step.quotient
        remainder += step.remainder
        if remainder >= dy {
          remainder -= dy
          following += 1
        }
        piece(row: row - top, from: x, to: following, height: 256, winding: winding)
        x = following
        row += 1
      }
    }
    if row < end { piece(row: row - top, from: x, to: x1, height: y1 - row << 8, winding: winding) }
  }

  /// Returns floor(x0 + rows * dx / dy) and the remainder: the x-coordinate of an edge at a distance of `rows` (24.8)
  /// below its upper end.
  @inline(__always)
  private static func crossing(x0: Int, below rows: Int, dx: Int, dy: Int) -> (x: Int, remainder: Int) {
    let division = floorDivide(dividend: rows * dx, by: dy)
    return (x0 + division.quotient, division.remainder)
  }

  @inline(__always)
  private static func floorDivide(dividend a: Int, by b: Int) -> (quotient: Int, remainder: Int) {
    var quotient = a / b
    var remainder = a - quotient * b
    if remainder < 0 {
      remainder += b
      quotient -= 1
    }
    return (quotient, remainder)
  }

  @inline(__always)
  private func mark(_ bits: UnsafeMutablePointer<UInt64>, group: Int) {
    bits[group >> 6] |= 1 << UInt64(truncatingIfNeeded: group & 63)
  }

  private func addVertical(_ edge: Edge, x: Int, rows: Range<Int>, top: Int) {
    let column = x >> 8
    guard column < width else { return }
    let (y0, y1, winding) = (Int(edge.y0), Int(edge.y1), Int(edge.winding))
    for row in rows {
      let cover = (min(y1, (row &+ 1) << 8) &- max(y0, row << 8)) &* winding
      single(row: row &- top, column: column, area: column < 0 ? 0 : (x & 255) &* 2 &* cover, cover: cover)
    }
  }

  /// Adds the cover, and twice the area to the left of the edge, to a single cell. A column to the left of the image
  /// is treated as its left edge.
  @inline(__always)
  private func single(row: Int, column: Int, area: Int, cover: Int) {
    let column = max(column, 0)
    assertSpan(column, 2, within: stride)
    assertSpan(row, 1, within: rows)
    let cell = cells + (row &* stride &+ column)
    cell[0] &+= Int32(truncatingIfNeeded: 512 &* cover &- area)
    cell[1] &+= Int32(truncatingIfNeeded: area)
    let bits = touched + row &* words
    mark(bits, group: column >> 3)
    mark(bits, group: (column &+ 1) >> 3)
  }

  /// The segment of an edge within one row. It extends from `low` to `high` horizontally (24.8), and its height is
  /// `height` / 256 of a row.
  private struct Piece {
    var row: Int
    var low: Int
    var high: Int
    var height: Int
    var winding: Int
  }

  /// The fraction of a segment's height that is to the left of a column's right end. Stored as a quotient and a
  /// remainder of the division by `span`, with the increments for the next column.
  private struct Shares {
    var quotient: UInt32
    var remainder: UInt32
    var stepQuotient: UInt32
    var stepRemainder: UInt32
    var span: UInt32
  }

  /// Adds the segment of an edge within one row, between two x-coordinates in either order.
  @inline(__always)
  private func piece(row: Int, from xa: Int, to xb: Int, height: Int, winding: Int) {
    let piece = Piece(row: row, low: min(xa, xb), high: max(xa, xb), height: height, winding: winding)
    let first = piece.low >> 8
    let last = piece.high >> 8
    if first >= width { return }
    if first == last {
      let cover = height &* winding
      single(
        row: row, column: first, area: first < 0 ? 0 : (piece.low & 255 &+ piece.high & 255) &* cover, cover: cover)
    } else if first < 0 {
      fromOutside(piece)
    } else {
      slanted(piece)
    }
  }

  /// Adds a segment across several columns that starts to the left of the image. The part outside is added at the
  /// left edge.
  private func fromOutside(_ piece: Piece) {
    if piece.high < 0 {
      single(row: piece.row, column: 0, area: 0, cover: piece.height * piece.winding)
      return
    }
    let span = piece.high - piece.low
    let outside = -piece.low * piece.height / span
    single(row: piece.row, column: 0, area: 0, cover: outside * piece.winding)
    let division = Accumulator.floorDivide(dividend: (256 - piece.low) * piece.height, by: span)
    let step = Accumulator.floorDivide(dividend: piece.height << 8, by: span)
    var inside = piece
    inside.low = 0
    walk(
      inside, covered: outside,
      Shares(
        quotient: UInt32(truncatingIfNeeded: division.quotient),
        remainder: UInt32(truncatingIfNeeded: division.remainder),
        stepQuotient: UInt32(truncatingIfNeeded: step.quotient),
        stepRemainder: UInt32(truncatingIfNeeded: step.remainder), span: UInt32(truncatingIfNeeded: span)))
  }

  /// Adds a segment across several columns. The height covered up to a column is floor((column - low) * height /
  /// (high - low)).
  @inline(__always)
  private func slanted(_ piece: Piece) {
    // Columns are 256 units wide and rows are 256 units high, so numerators fit in 17 bits. 32-bit divisions are
    // faster.
    let span = UInt32(truncatingIfNeeded: piece.high &- piece.low)
    let numerator = UInt32(truncatingIfNeeded: (256 &- piece.low & 255) &* piece.height)
    let first = numerator / span
    if piece.high >> 8 == piece.low >> 8 &+ 1 {
      twoCells(piece, inFirst: Int(first))
    } else {
      let across = UInt32(truncatingIfNeeded: piece.height << 8)
      let step = across / span
      walk(
        piece, covered: 0,
        Shares(
          quotient: first, remainder: numerator &- first &* span, stepQuotient: step,
          stepRemainder: across &- step &* span, span: span))
    }
  }

  /// Adds a segment across two columns. `first` is the part of its height in the first column.
  @inline(__always)
  private func twoCells(_ piece: Piece, inFirst first: Int) {
    let row = piece.row
    let column = piece.low >> 8
    let cell = cells + (row &* stride &+ column)
    assertSpan(column, 3, within: stride)
    let cover = first &* piece.winding
    let area = (piece.low & 255 &+ 256) &* cover
    let rest = (piece.height &- first) &* piece.winding
    let restArea = (piece.high & 255) &* rest
    cell[0] &+= Int32(truncatingIfNeeded: 512 &* cover &- area)
    // The second column may be the one after the image's last column. Its cell exists but is never read.
    cell[1] &+= Int32(truncatingIfNeeded: area &+ 512 &* rest &- restArea)
    cell[2] &+= Int32(truncatingIfNeeded: restArea)
    let bits = touched + row &* words
    mark(bits, group: column >> 3)
    mark(bits, group: (column &+ 2) >> 3)
  }

  /// Adds to the cells from the column of `low` to the column of `high`. `covered` is the height to the left of the
  /// first of these columns.
  private func walk(_ piece: Piece, covered: Int, _ shares: Shares) {
    let (row, height, winding) = (piece.row, piece.height, piece.winding)
    let line = cells + row &* stride
    var (covered, quotient, remainder) = (covered, shares.quotient, shares.remainder)
    var column = piece.low >> 8
    let last = piece.high >> 8
    let firstGroup = column >> 3
    var enter = piece.low & 255
    // The amount carried over to the next cell, so that each cell is written only once.
    var handed = 0
    let stop = min(last, width)
    while column < stop {
      let cover = (Int(quotient) &- covered) &* winding
      let area = (enter &+ 256) &* cover
      line[column] &+= Int32(truncatingIfNeeded: 512 &* cover &- area &+ handed)
      handed = area
      covered = Int(quotient)
      enter = 0
      column &+= 1
      quotient &+= shares.stepQuotient
      remainder &+= shares.stepRemainder
      if remainder >= shares.span {
        remainder &-= shares.span
        quotient &+= 1
      }
    }
    if last < width {
      let cover = (height &- covered) &* winding
      let area = (enter &+ piece.high & 255) &* cover
      line[last] &+= Int32(truncatingIfNeeded: 512 &* cover &- area &+ handed)
      handed = area
      column &+= 1
    }
    assert(column < stride, "Column \(column) is outside of 0..<\(stride).")
    line[column] &+= Int32(truncatingIfNeeded: handed)
    let bits = touched + row &* words
    for group in firstGroup...column >> 3 { mark(bits, group: group) }
  }

  /// Clears the cells of a row, starting with a column, and the row's touch bits.
  func clearRow(row: Int, from column: Int) {
    assertSpan(row, 1, within: rows)
    assertSpan(column, stride - column, within: stride)
    (cells + (row * stride + column)).update(repeating: 0, count: stride - column)
    (touched + row * words).update(repeating: 0, count: words)
  }
}
