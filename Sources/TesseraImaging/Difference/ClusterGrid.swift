// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import TesseraRaster

/// Groups mismatched pixels into places a person would point at: pixels are gathered in cells of 16 x 16, and cells
/// that touch form a cluster. Boxes are exact. Cells of pictures with more than 2^30 pixels are larger, so that the
/// grid's memory stays bounded.
struct ClusterGrid: ~Copyable {
  private let grid: OpaquePointer?

  init(width: Int, height: Int) {
    var side = 16
    while (width / side + 1).multipliedReportingOverflow(by: height / side + 1).partialValue > 1 << 22 { side *= 2 }
    grid = tk_grid_create(width, height, side)
  }

  deinit { tk_grid_free(grid) }

  /// Adds the mismatched pixels and returns the first of them, in reading order.
  func add(_ mask: DifferenceMask) -> ImageDiff.Position? {
    guard let grid else { return nil }
    let first = tk_grid_add_mask(grid, mask.bits)
    return first == .max ? nil : ImageDiff.Position(x: Int(first & 0xFFFF_FFFF), y: Int(first >> 32))
  }

  /// Adds all pixels of a box that is not empty.
  func add(_ box: PixelRect) {
    if let grid { tk_grid_add_box(grid, box.x0, box.y0, box.x1, box.y1) }
  }

  /// The clusters, the largest first. Empties the grid.
  func clusters() -> [ImageDiff.Cluster] {
    guard let grid else { return [] }
    var count = 0
    let places = UnsafeBufferPointer(start: tk_grid_places(grid, &count), count: count)
    return places.map {
      ImageDiff.Cluster(
        origin: .init(x: $0.x0, y: $0.y0), size: .init(width: $0.x1 - $0.x0, height: $0.y1 - $0.y0),
        mismatched: $0.mismatched)
    }
  }
}
