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
  private func mark(_ bits: UnsafeMutablePointer<UInt64>, group: Int) {
    bits[group >> 6] |= 1 << UInt64(truncatingIfNeeded: group & 63)
  }

  private func addVertical(_ x: Int, _ y0: Int, _ y1: Int, _ first: Int, _ end: Int, _ top: Int, _ winding: Int) {
    let column = x >> 8
    guard column < width else { return }
    for row in first..<end {
      let cover = (min(y1, (row &+ 1) << 8) &- max(y0, row << 8)) &* winding
      single(row &- top, column, column < 0 ? 0 : (x & 255) &* 2 &* cover, cover)
    }
  }

  /// Adds cover and twice the area left of the edge to one cell; a column left of the picture counts as its left edge.
  @inline(__always)
  private func single(_ row: Int, _ column: Int, _ area: Int, _ cover: Int) {
    let column = max(column, 0)
    let cell = cells + (row &* stride &+ column)
    cell[0] &+= Int32(truncatingIfNeeded: 512 &* cover &- area)
    cell[1] &+= Int32(truncatingIfNeeded: area)
    let bits = touched + row &* words
    mark(bits, group: column >> 3)
    mark(bits, group: (column &+ 1) >> 3)
  }

  /// Adds the piece of an edge within one row: from column xa to xb (24.8, either order), `height` 1/256 rows high.
  @inline(__always)
  private func piece(_ row: Int, _ xa: Int, _ xb: Int, _ height: Int, _ winding: Int) {
    let low = min(xa, xb)
    let high = max(xa, xb)
    let first = low >> 8
    let last = high >> 8
    if first >= width { return }
    if first == last {
      let cover = height &* winding
      single(row, first, first < 0 ? 0 : (low & 255 &+ high & 255) &* cover, cover)
    } else if first < 0 {
      fromOutside(row, low, high, height, winding)
    } else {
      slanted(row, low, high, height, winding)
    }
  }

  /// A piece over several columns that starts left of the picture: what is there counts at the left edge.
  private func fromOutside(_ row: Int, _ low: Int, _ high: Int, _ height: Int, _ winding: Int) {
    if high < 0 {
      single(row, 0, 0, height * winding)
      return
    }
    let span = high - low
    let outside = -low * height / span
    single(row, 0, 0, outside * winding)
    let division = Accumulator.floorDivide((256 - low) * height, span)
    let step = Accumulator.floorDivide(height << 8, span)
    walk(
      row, 0, high, height, winding, outside, UInt32(truncatingIfNeeded: division.quotient),
      UInt32(truncatingIfNeeded: division.remainder), UInt32(truncatingIfNeeded: step.quotient),
      UInt32(truncatingIfNeeded: step.remainder), UInt32(truncatingIfNeeded: span))
  }

  /// A piece over several columns. What is covered up to a column is floor((column - low) * height / (high - low)).
  @inline(__always)
  private func slanted(_ row: Int, _ low: Int, _ high: Int, _ height: Int, _ winding: Int) {
    // One column and one row are 256 high: numerators fit 17 bits, and 32-bit divisions are the cheaper ones.
    let span = UInt32(truncatingIfNeeded: high &- low)
    let numerator = UInt32(truncatingIfNeeded: (256 &- low & 255) &* height)
    let first = numerator / span
    if high >> 8 == low >> 8 &+ 1 {
      twoCells(row, low, high, height, winding, Int(first))
    } else {
      let across = UInt32(truncatingIfNeeded: height << 8)
      let step = across / span
      walk(
        row, low, high, height, winding, 0, first, numerator &- first &* span, step, across &- step &* span, span)
    }
  }

  @inline(__always)
  private func twoCells(_ row: Int, _ low: Int, _ high: Int, _ height: Int, _ winding: Int, _ first: Int) {
    let column = low >> 8
    let cell = cells + (row &* stride &+ column)
    let cover = first &* winding
    let area = (low & 255 &+ 256) &* cover
    let rest = (height &- first) &* winding
    let restArea = (high & 255) &* rest
    cell[0] &+= Int32(truncatingIfNeeded: 512 &* cover &- area)
    // The second column may be the one beyond the picture; it exists, and nobody reads it.
    cell[1] &+= Int32(truncatingIfNeeded: area &+ 512 &* rest &- restArea)
    cell[2] &+= Int32(truncatingIfNeeded: restArea)
    let bits = touched + row &* words
    mark(bits, group: column >> 3)
    mark(bits, group: (column &+ 2) >> 3)
  }

  /// Cells from the column of `low` to that of `high`; `covered` before the first, `quotient` up to its right end.
  private func walk(
    _ row: Int, _ low: Int, _ high: Int, _ height: Int, _ winding: Int, _ covered: Int, _ quotient: UInt32,
    _ remainder: UInt32, _ stepQuotient: UInt32, _ stepRemainder: UInt32, _ span: UInt32
  ) {
    let line = cells + row &* stride
    var (covered, quotient, remainder) = (covered, quotient, remainder)
    var column = low >> 8
    let last = high >> 8
    let firstGroup = column >> 3
    var enter = low & 255
    // What a cell hands on to its right neighbour, so that each is written once.
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
      quotient &+= stepQuotient
      remainder &+= stepRemainder
      if remainder >= span {
        remainder &-= span
        quotient &+= 1
      }
    }
    if last < width {
      let cover = (height &- covered) &* winding
      let area = (enter &+ high & 255) &* cover
      line[last] &+= Int32(truncatingIfNeeded: 512 &* cover &- area &+ handed)
      handed = area
      column &+= 1
    }
    line[column] &+= Int32(truncatingIfNeeded: handed)
    let bits = touched + row &* words
    for group in firstGroup...column >> 3 { mark(bits, group: group) }
  }

  /// Clears the cells of a row from a column on, and its touch bits.
  package func clearRow(_ row: Int, from column: Int) {
    (cells + (row * stride + column)).update(repeating: 0, count: stride - column)
    (touched + row * words).update(repeating: 0, count: words)
  }
}
