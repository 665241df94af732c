// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// The edges of an outline. If there are many edges, they are sorted by band.
final class Outline {
  /// The edges. If they are sorted by band, an edge that crosses several bands is stored for each of them.
  private let edges: UnsafeBufferPointer<Edge>
  /// `starts[i]..<starts[i + 1]` is the range of the edges in band `firstBand + i`. Empty if all edges are checked for
  /// every band.
  private let starts: UnsafeBufferPointer<Int32>
  private let firstBand: Int

  /// The maximum number of unsorted edges. Checking this many edges is as fast as a lookup.
  private static let fewEdges = 16

  /// Copies the edges. Bands are `1 << bandShift` rows high. Rows outside of `bounds` must not be requested.
  init(_ source: UnsafeBufferPointer<Edge>, bounds: PixelRect, bandShift: Int) {
    firstBand = bounds.y0 >> bandShift
    let count = (bounds.y1 - 1) >> bandShift - firstBand + 1
    guard source.count > Outline.fewEdges, count > 1 else {
      let copy: UnsafeMutableBufferPointer<Edge> = Outline.allocate(count: source.count)
      _ = copy.initialize(from: source)
      edges = UnsafeBufferPointer(copy)
      starts = UnsafeBufferPointer(Outline.allocate(count: 0))
      return
    }
    let bands = Bands(bounds: bounds, shift: bandShift, first: firstBand)
    let ends = Outline.ends(of: source, bands, count: count)
    edges = Outline.sort(source, bands, moving: ends)
    starts = UnsafeBufferPointer(ends)
  }

  deinit {
    edges.deallocate()
    starts.deallocate()
  }

  private static func allocate<Element>(count: Int) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer<Element>.allocate(capacity: max(count, 1)).prefixBuffer(count: count)
  }

  /// The bands that an outline touches.
  private struct Bands {
    private let top: Int32
    private let bottom: Int32
    private let shift: Int32
    private let first: Int32

    init(bounds: PixelRect, shift: Int, first: Int) {
      top = Int32(bounds.y0 << 8)
      bottom = Int32(bounds.y1 << 8)
      self.shift = Int32(shift + 8)
      self.first = Int32(first)
    }

    /// Calls the closure with the index of each band that an edge crosses.
    @inline(__always)
    func forEach(_ edge: Edge, _ body: (Int) -> Void) {
      guard edge.y1 > top, edge.y0 < bottom else { return }
      var band = Int(max(edge.y0, top) &>> shift &- first)
      let last = Int((min(edge.y1, bottom) &- 1) &>> shift &- first)
      repeat {
        body(band)
        band &+= 1
      } while band <= last
    }
  }

  /// Returns the ends of the bands' ranges in the sorted edges, followed by the number of sorted edges.
  private static func ends(
    of edges: UnsafeBufferPointer<Edge>, _ bands: Bands, count: Int
  ) -> UnsafeMutableBufferPointer<Int32> {
    let ends: UnsafeMutableBufferPointer<Int32> = allocate(count: count + 1)
    ends.initialize(repeating: 0)
    for edge in edges { bands.forEach(edge) { ends[$0] &+= 1 } }
    for band in 1...count { ends[band] &+= ends[band - 1] }
    return ends
  }

  /// Sorts edges by band with a counting sort. Edges are stored in reverse order, which moves the end of each band's
  /// range to its start.
  private static func sort(
    _ edges: UnsafeBufferPointer<Edge>, _ bands: Bands, moving ends: UnsafeMutableBufferPointer<Int32>
  ) -> UnsafeBufferPointer<Edge> {
    let sorted: UnsafeMutableBufferPointer<Edge> = allocate(count: Int(ends[ends.count - 1]))
    for edge in edges {
      bands.forEach(edge) { band in
        ends[band] &-= 1
        sorted.initializeElement(at: Int(ends[band]), to: edge)
      }
    }
    return UnsafeBufferPointer(sorted)
  }

  /// Adds the edges in the rows `rows` of a band to the accumulator, whose first column is the image's column `left`.
  func accumulate(
    into accumulator: Accumulator, band: Int, rows: Range<Int>, left: Int, kernels: UnsafePointer<TKKernels>
  ) {
    guard !starts.isEmpty else { return accumulator.add(edges, rows: rows, left: left, kernels: kernels) }
    let range = Int(starts[band - firstBand])..<Int(starts[band - firstBand + 1])
    accumulator.add(UnsafeBufferPointer(rebasing: edges[range]), rows: rows, left: left, kernels: kernels)
  }
}

extension UnsafeMutableBufferPointer {
  /// Returns a buffer of the first elements with the same base address, so that freeing it frees the entire buffer.
  fileprivate func prefixBuffer(count: Int) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: baseAddress, count: count)
  }
}
