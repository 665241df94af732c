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

  /// Sends the spans of a row of cells, restricted to a span of the image, to a sink.
  func send(row: Int, as span: Span, to sink: some SpanSink) {
    assertSpan(row, 1, within: accumulator.rows)
    let cells = accumulator.cells + row * accumulator.stride
    let touched = accumulator.touched + row * accumulator.words
    var cover: Int32 = 0
    var x = 0
    var group = 0
    while let (first, end) = nextRun(touched, from: group) {
      let start = first << 3
      assert(first >= group && end > first && end << 3 <= accumulator.stride, "A run of no cells.")
      constant(cover: cover, columns: x, end: start, of: span, to: sink)
      let count = (end - first) << 3
      let sweep = isNonZero ? kernels.pointee.sweep_nonzero : kernels.pointee.sweep_evenodd
      cover = sweep(cells + start, count, cover, mask + start)
      x = end << 3
      group = end
      let low = max(start, span.x0)
      let high = min(x, span.x1)
      if low < high { sink.masked(Span(y: span.y, x0: low, x1: high), mask + low) }
    }
    constant(cover: cover, columns: x, end: span.x1, of: span, to: sink)
    for word in 0..<accumulator.words { touched[word] = 0 }
  }

  /// Returns the next run of set bits.
  @inline(__always)
  private func nextRun(_ touched: UnsafeMutablePointer<UInt64>, from group: Int) -> (Int, Int)? {
    var word = group >> 6
    guard word < accumulator.words else { return nil }
    var bits = touched[word] & (~0 << UInt64(group & 63))
    while bits == 0 {
      word += 1
      if word == accumulator.words { return nil }
      bits = touched[word]
    }
    let first = word << 6 + bits.trailingZeroBitCount
    var clear = ~touched[word] & (~0 << UInt64(first & 63))
    while clear == 0 {
      word += 1
      if word == accumulator.words { return (first, word << 6) }
      clear = ~touched[word]
    }
    return (first, word << 6 + clear.trailingZeroBitCount)
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
