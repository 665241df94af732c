// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The edges of an outline. If there are many edges, they are indexed by band.
final class Outline {
  let edges: UnsafeBufferPointer<Edge>
  /// Edge indexes sorted by band: `starts[i]..<starts[i + 1]` is the range in `order` of the edges in band `firstBand
  /// + i`. Empty if all edges are checked for every band.
  let order: UnsafeBufferPointer<Int32>
  let starts: UnsafeBufferPointer<Int32>
  let firstBand: Int

  /// The maximum number of edges without an index. Checking this many edges is as fast as a lookup.
  private static let fewEdges = 16

  /// Copies the edges. Bands are `1 << bandShift` rows high. Rows outside of `bounds` must not be requested.
  init(_ source: UnsafeBufferPointer<Edge>, bounds: PixelRect, bandShift: Int) {
    edges = Outline.allocate(count: source.count)
    UnsafeMutableBufferPointer(mutating: edges).baseAddress?.initialize(
      from: source.baseAddress.unsafelyUnwrapped, count: source.count)
    firstBand = bounds.y0 >> bandShift
    let count = (bounds.y1 - 1) >> bandShift - firstBand + 1
    guard source.count > Outline.fewEdges, count > 1 else {
      order = Outline.allocate(count: 0)
      starts = Outline.allocate(count: 0)
      return
    }
    (order, starts) = Outline.sort(edges, within: bounds, bandShift: bandShift, from: firstBand, count: count)
  }

  deinit {
    edges.deallocate()
    order.deallocate()
    starts.deallocate()
  }

  private static func allocate<Element>(count: Int) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(
      UnsafeMutableBufferPointer<Element>.allocate(capacity: max(count, 1)).prefixBuffer(count: count))
  }

  /// Sorts edges by band with a counting sort. Edges keep their order within a band. An edge that crosses several
  /// bands is added to each of them.
  private static func sort(
    _ edges: UnsafeBufferPointer<Edge>, within bounds: PixelRect, bandShift: Int, from firstBand: Int, count: Int
  ) -> (order: UnsafeBufferPointer<Int32>, starts: UnsafeBufferPointer<Int32>) {
    let starts: UnsafeBufferPointer<Int32> = allocate(count: count + 1)
    let next = UnsafeMutableBufferPointer(mutating: starts)
    next.initialize(repeating: 0)
    let shift = bandShift + 8
    let top = bounds.y0 << 8
    let bottom = bounds.y1 << 8
    for edge in edges where Int(edge.y1) > top && Int(edge.y0) < bottom {
      let low = max(Int(edge.y0), top) >> shift - firstBand
      let high = (min(Int(edge.y1), bottom) - 1) >> shift - firstBand
      for band in low...high { next[band] &+= 1 }
    }
    // Convert the counts to the end of each band's range. Filling in the edges in reverse order then moves each end
    // to the range's start.
    for band in 1...count { next[band] &+= next[band - 1] }
    let order: UnsafeBufferPointer<Int32> = allocate(count: Int(next[count]))
    let numbers = UnsafeMutableBufferPointer(mutating: order)
    for index in stride(from: edges.count - 1, through: 0, by: -1) {
      let edge = edges[index]
      guard Int(edge.y1) > top, Int(edge.y0) < bottom else { continue }
      let low = max(Int(edge.y0), top) >> shift - firstBand
      let high = (min(Int(edge.y1), bottom) - 1) >> shift - firstBand
      for band in low...high {
        next[band] &-= 1
        numbers[Int(next[band])] = Int32(truncatingIfNeeded: index)
      }
    }
    return (order, starts)
  }

  /// Adds the edges in the rows `rows` of a band to the accumulator.
  func accumulate(into accumulator: Accumulator, band: Int, rows: Range<Int>) {
    let (first, last) = (rows.lowerBound, rows.upperBound)
    if starts.isEmpty {
      for edge in edges { accumulator.add(edge, rows: first, last: last, top: first, left: 0) }
      return
    }
    for i in Int(starts[band - firstBand])..<Int(starts[band - firstBand + 1]) {
      accumulator.add(edges[Int(order[i])], rows: first, last: last, top: first, left: 0)
    }
  }
}

extension UnsafeMutableBufferPointer {
  /// Returns a buffer of the first elements with the same base address, so that freeing it frees the entire buffer.
  fileprivate func prefixBuffer(count: Int) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: baseAddress, count: count)
  }
}
