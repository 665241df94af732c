// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

extension PixelRect {
  /// Returns the parts of this rectangle that `others` do not cover, as non-overlapping rectangles from top to bottom
  /// and left to right.
  ///
  /// The edges of `others` divide the rectangle into horizontal bands in which all rows are identical. The cost is
  /// quadratic in the number of rectangles.
  func subtracting(_ others: [PixelRect]) -> [PixelRect] {
    if isEmpty { return [] }
    let holes = others.map(intersection).filter { !$0.isEmpty }.sorted { $0.x0 < $1.x0 }
    if holes.isEmpty { return [self] }
    let edges = Set(holes.flatMap { [$0.y0, $0.y1] } + [y0, y1]).sorted()
    var result: [PixelRect] = []
    for (top, bottom) in zip(edges, edges.dropFirst()) {
      var left = x0
      for hole in holes where hole.y0 <= top && hole.y1 >= bottom {
        if hole.x0 > left { result.append(PixelRect(x0: left, y0: top, x1: hole.x0, y1: bottom)) }
        left = max(left, hole.x1)
      }
      if left < x1 { result.append(PixelRect(x0: left, y0: top, x1: x1, y1: bottom)) }
    }
    return result
  }

  var area: Int { isEmpty ? 0 : width * height }
}
