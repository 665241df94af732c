// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import TesseraRaster

/// A grid that groups mismatched pixels into clusters, roughly as a person would see them. The grid collects pixels
/// in cells of 16 x 16 pixels. Adjacent cells form a cluster with an exact bounding box. For images of more than 2^30
/// pixels, cells are larger, which limits memory use. If memory can't be allocated, all mismatched pixels form one
/// cluster, so none is lost.
struct ClusterGrid: ~Copyable {
  private let grid: OpaquePointer?
  /// The mask passed to `add`, used as a fallback if the grid could not be allocated.
  private var mask: DifferenceMask?
  private var boxes: [PixelRect] = []

  init(width: Int, height: Int) {
    var side = 16
    while (width / side + 1).multipliedReportingOverflow(by: height / side + 1).partialValue > 1 << 22 { side *= 2 }
    self.init(tk_grid_create(width, height, side))
  }

  /// Creates a grid that takes ownership of a C grid, which `tk_grid_create` returned. Pass `nil` if the C grid could
  /// not be allocated.
  init(_ grid: OpaquePointer?) {
    self.grid = grid
  }

  deinit { tk_grid_free(grid) }

  /// Adds the mismatched pixels and returns the first mismatched pixel in reading order. Call at most once.
  mutating func add(_ mask: DifferenceMask) -> ImageDiff.Position? {
    let first = grid.map { tk_grid_add_mask($0, mask.bits) }
    guard first != .max else { return nil }
    self.mask = mask
    return first.map { ImageDiff.Position(x: Int($0 & 0xFFFF_FFFF), y: Int($0 >> 32)) } ?? mask.first
  }

  /// Adds all pixels of a rectangle, which must not be empty.
  mutating func add(_ box: PixelRect) {
    assert(!box.isEmpty, "An empty box has no pixels.")
    boxes.append(box)
    if let grid { tk_grid_add_box(grid, box.x0, box.y0, box.x1, box.y1) }
  }

  /// Returns the clusters, largest first, and empties the grid.
  func clusters() -> [ImageDiff.Cluster] {
    guard let grid else { return whole }
    var count = 0
    let places = UnsafeBufferPointer(start: tk_grid_places(grid, &count), count: count)
    return count == 0 ? whole : places.map(ImageDiff.Cluster.init)
  }

  /// All added pixels as one cluster, or an empty array if there are none.
  private var whole: [ImageDiff.Cluster] {
    var places = boxes.map {
      TKPlace(mismatched: $0.area, x0: $0.x0, y0: $0.y0, x1: $0.x1, y1: $0.y1)
    }
    if let place = mask?.place { places.append(place) }
    guard var all = places.first else { return [] }
    for place in places.dropFirst() {
      all = TKPlace(
        mismatched: all.mismatched + place.mismatched, x0: min(all.x0, place.x0), y0: min(all.y0, place.y0),
        x1: max(all.x1, place.x1), y1: max(all.y1, place.y1))
    }
    return [ImageDiff.Cluster(all)]
  }
}

extension ImageDiff.Cluster {
  fileprivate init(_ place: TKPlace) {
    self.init(
      origin: .init(x: place.x0, y: place.y0),
      size: .init(width: place.x1 - place.x0, height: place.y1 - place.y0), mismatched: place.mismatched)
  }
}

/// Fallbacks for the C functions of `ClusterGrid`. They allocate no memory.
extension DifferenceMask {
  private func forEachWord(_ body: (_ bits: UInt64, _ x: Int, _ y: Int) -> Void) {
    let mask = bits.pointee
    for y in 0..<mask.height where mask.rows[y] != 0 {
      for k in 0..<mask.words_per_row {
        let word = mask.mismatched[y * mask.words_per_row + k]
        if word != 0 { body(word, k * 64, y) }
      }
    }
  }

  /// The first mismatched pixel in reading order, or `nil` if all match.
  fileprivate var first: ImageDiff.Position? {
    var first: ImageDiff.Position?
    forEachWord { word, x, y in
      if first == nil { first = ImageDiff.Position(x: x + word.trailingZeroBitCount, y: y) }
    }
    return first
  }

  /// The number of mismatched pixels and their bounding box, or `nil` if all match.
  fileprivate var place: TKPlace? {
    var place: TKPlace?
    forEachWord { word, x, y in
      let (left, right) = (x + word.trailingZeroBitCount, x + 64 - word.leadingZeroBitCount)
      var all = place ?? TKPlace(mismatched: 0, x0: left, y0: y, x1: right, y1: y + 1)
      all.mismatched += word.nonzeroBitCount
      (all.x0, all.x1, all.y1) = (min(all.x0, left), max(all.x1, right), y + 1)
      place = all
    }
    return place
  }
}
