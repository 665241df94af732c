// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels
internal import TesseraMemory

/// Converts accumulated cells to spans and clears the cells.
///
/// Consecutive columns without edges have the same coverage and form one span. For other columns, running sums are
/// written to a mask row.
struct Sweep {
  let accumulator: Accumulator
  let kernels: UnsafePointer<TKKernels>
  let mask: UnsafeMutablePointer<UInt8>
  let isNonZero: Bool

  /// Sends the spans of a row of cells to a sink, as spans of row `y` of the image. Cell column 0 is image column
  /// `left`.
  func send(row: Int, y: Int, left: Int, to sink: some SpanSink) {
    assertSpan(row, 1, within: accumulator.rows)
    let cells = accumulator.cells + row * accumulator.stride
    let touched = accumulator.touched + row * accumulator.words
    let whole = Span(y: y, x0: left, x1: left + accumulator.width)
    var cover: Int32 = 0
    var x = left
    var group = 0
    while let (first, end) = nextRun(touched, from: group) {
      let start = first << 3
      assert(first >= group && end > first && end << 3 <= accumulator.stride, "A run of no cells.")
      constant(cover: cover, columns: x, end: left + start, of: whole, to: sink)
      let count = (end - first) << 3
      let sweep = isNonZero ? kernels.pointee.sweep_nonzero : kernels.pointee.sweep_evenodd
      cover = sweep(cells + start, count, cover, mask + start)
      x = left + (end << 3)
      group = end
      let high = min(x, whole.x1)
      if left + start < high { sink.masked(Span(y: y, x0: left + start, x1: high), mask + start) }
    }
    constant(cover: cover, columns: x, end: whole.x1, of: whole, to: sink)
    for word in 0..<accumulator.words { touched[word] = 0 }
  }

  /// Returns the next run of touched groups.
  @inline(__always)
  private func nextRun(_ touched: UnsafeMutablePointer<UInt64>, from group: Int) -> (Int, Int)? {
    let bytes: UInt64 = 0x0101_0101_0101_0101
    var word = group >> 3
    guard word < accumulator.words else { return nil }
    var groups = touched[word] & (bytes << UInt64(8 * (group & 7)))
    while groups == 0 {
      word += 1
      if word == accumulator.words { return nil }
      groups = touched[word]
    }
    let first = word << 3 + groups.trailingZeroBitCount >> 3
    var clear = ~touched[word] & (bytes << UInt64(8 * (first & 7)))
    while clear == 0 {
      word += 1
      if word == accumulator.words { return (first, word << 3) }
      clear = ~touched[word] & bytes
    }
    return (first, word << 3 + clear.trailingZeroBitCount >> 3)
  }

  @inline(__always)
  private func constant(
    cover: Int32, columns first: Int, end: Int, of span: Span, to sink: some SpanSink
  ) {
    if cover == 0 { return }
    let low = max(first, span.x0)
    let high = min(end, span.x1)
    if low >= high { return }
    let k = isNonZero ? Sweep.nonZero(cover) : Sweep.evenOdd(cover)
    if k > 0 { sink.solid(Span(y: span.y, x0: low, x1: high), k) }
  }

  /// Returns the coverage byte of a sum of signed areas, computed as in the kernels.
  private static func nonZero(_ sum: Int32) -> UInt32 {
    let area = min(sum.magnitude, UInt32(TK_FULL_COVERAGE))
    return (area << 8 - area + 65536) >> 17
  }

  private static func evenOdd(_ sum: Int32) -> UInt32 {
    let full = UInt32(TK_FULL_COVERAGE)
    let area = UInt32(bitPattern: sum) & (2 * full - 1)
    let folded = area > full ? 2 * full - area : area
    return (folded << 8 - folded + 65536) >> 17
  }
}
