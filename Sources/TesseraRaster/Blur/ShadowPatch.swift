// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// The blurred silhouette of an axis-aligned rounded rectangle, stored as a nine-patch: four corners, and one column
/// and one row in the middle that are repeated.
///
///     +---+-+---+
///     |   | |   |   column `stretchX` and row `stretchY`
///     +---+-+---+   are repeated until the patch
///     |   | |   |   has its full size
///     +---+-+---+
///
/// The shape is divided into horizontal slices. Blurring a slice along x is exactly the difference of two cumulative
/// distributions. The blur along y is the sum of the slices, each weighted by its fraction of the distribution. The
/// shape is never rasterized, and its straight part is a single slice of any height. The pixel area is accounted for
/// by adding its variance, 1/12, to the variance of the blur.
struct ShadowPatch {
  /// The parameters of the patch, in 24.8 fixed point. Sizes exclude the repeated columns and rows.
  struct Key: Hashable {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    var radii: [Int]
    var sigma: Int
    /// The region of the mask that is computed.
    var part: PixelRect
  }

  var mask: Mask
  /// The bounds of the patch at its full size.
  var bounds: PixelRect
  var stretchX: Int
  var stretchY: Int

  /// The position and parameters of a patch.
  struct Layout {
    var key: Key
    var bounds: PixelRect
    var maskWidth: Int
    var maskHeight: Int
    var stretchX: Int
    var stretchY: Int
    var reach: Int

    /// Creates a layout. `radii` are clockwise from the top left, in 1/256 pixels, and must fit the box.
    init(_ box: Box, radii: [Int], sigma: Double) {
      let sigma = min(max(Int(sigma * 256 + 0.5), 1), Int(Gaussian.maximumSigma) * 256)
      reach = Int((Double(sigma) / 256 * Gaussian.reach).rounded(.up)) + 1
      let shape = box.bounds
      bounds = shape.inset(by: -reach)
      let left = (max(radii[0], radii[3]) + 255) >> 8 + reach + 1
      let right = (max(radii[1], radii[2]) + 255) >> 8 + reach + 1
      let top = (max(radii[0], radii[1]) + 255) >> 8 + reach + 1
      let bottom = (max(radii[2], radii[3]) + 255) >> 8 + reach + 1
      let cutX = max(shape.width - left - right - 1, 0)
      let cutY = max(shape.height - top - bottom - 1, 0)
      maskWidth = bounds.width - cutX
      maskHeight = bounds.height - cutY
      stretchX = reach + left
      stretchY = reach + top
      key = Key(
        left: box.x0 & 255, top: box.y0 & 255, width: box.x1 - box.x0 - cutX << 8,
        height: box.y1 - box.y0 - cutY << 8, radii: radii, sigma: sigma,
        part: PixelRect(x0: 0, y0: 0, x1: maskWidth, y1: maskHeight))
    }

    /// Whether the right half of the mask is the mirror image of the left half. This requires that both edges of the
    /// shape have the same distance from pixel centers and that the corners are equal.
    var mirrorsX: Bool {
      Layout.mirrors(from: key.left, length: key.width, reach: reach, key.part.x0..<key.part.x1)
        && key.radii[0] == key.radii[1] && key.radii[3] == key.radii[2]
    }

    /// Whether the lower half of the mask is the mirror image of the upper half.
    var mirrorsY: Bool {
      Layout.mirrors(from: key.top, length: key.height, reach: reach, key.part.y0..<key.part.y1)
        && key.radii[0] == key.radii[3] && key.radii[1] == key.radii[2]
    }

    private static func mirrors(from start: Int, length: Int, reach: Int, _ part: Range<Int>) -> Bool {
      let pixels = (start + length + 255) >> 8
      return 2 * start + length == pixels << 8 && part == 0..<pixels + 2 * reach
    }

    /// The maximum area for which the entire mask is always computed, so that shadows with other visible parts can
    /// share it.
    private static let smallArea = 512 * 512
    /// The grid to which mask regions are aligned, so that a shadow that moves slightly uses the same region.
    private static let grid = 64

    /// Returns the layout with the mask reduced to the region required for `seen`, a rectangle within `bounds`. Large
    /// masks are reduced only if this saves at least half of the area. The remaining columns and rows keep their
    /// positions.
    func clipped(to seen: PixelRect) -> Layout {
      guard maskWidth * maskHeight > Layout.smallArea else { return self }
      let columns = Layout.needed(
        low: seen.x0 - bounds.x0, end: seen.x1 - bounds.x0, stretch: stretchX, extra: bounds.width - maskWidth,
        count: maskWidth)
      let rows = Layout.needed(
        low: seen.y0 - bounds.y0, end: seen.y1 - bounds.y0, stretch: stretchY, extra: bounds.height - maskHeight,
        count: maskHeight)
      guard columns.count * rows.count * 2 <= maskWidth * maskHeight else { return self }
      var cut = self
      cut.bounds.x0 += columns.lowerBound
      cut.bounds.x1 -= maskWidth - columns.upperBound
      cut.bounds.y0 += rows.lowerBound
      cut.bounds.y1 -= maskHeight - rows.upperBound
      cut.maskWidth = columns.count
      cut.maskHeight = rows.count
      cut.stretchX -= columns.lowerBound
      cut.stretchY -= rows.lowerBound
      cut.key.part = PixelRect(
        x0: columns.lowerBound, y0: rows.lowerBound, x1: columns.upperBound, y1: rows.upperBound)
      return cut
    }

    /// Returns the columns of the mask, out of `count`, that are visible in the columns `low..<end` of the patch.
    private static func needed(low: Int, end: Int, stretch: Int, extra: Int, count: Int) -> Range<Int> {
      func column(_ place: Int) -> Int { place <= stretch ? place : max(place - extra, stretch) }
      let first = column(low) / grid * grid
      return first..<min((column(end - 1) / grid + 1) * grid, count)
    }
  }

  /// A horizontal slice of the shape, in pixels relative to the shape's first pixel.
  private struct Slice {
    var top: Double
    var bottom: Double
    var left: Double
    var right: Double
  }

  static func makeMask(_ layout: Layout, kernels: UnsafePointer<TKKernels>) -> Mask {
    let mask = Mask(width: layout.maskWidth, height: layout.maskHeight)
    let sigma = Double(layout.key.sigma) / 256
    let blur = (sigma * sigma + 1.0 / 12).squareRoot()
    // Compute only one half of a symmetric mask.
    let (mirrorsX, mirrorsY) = (layout.mirrorsX, layout.mirrorsY)
    let width = mirrorsX ? (layout.maskWidth + 1) / 2 : layout.maskWidth
    let height = mirrorsY ? (layout.maskHeight + 1) / 2 : layout.maskHeight
    let slices = makeSlices(layout.key, sigma: sigma)
    let part = layout.key.part
    let cumulative = Gaussian.Cumulative()
    // The slices blurred along x, as 14-bit values. Each profile is computed when a row first uses it.
    let profiles = UnsafeMutablePointer<UInt16>.allocate(capacity: max(slices.count * width, 1))
    var isMade = [Bool](repeating: false, count: slices.count)
    defer { profiles.deallocate() }
    var weights: [UInt32] = []
    var first = 0
    for y in 0..<height {
      let center = Double(part.y0 + y - layout.reach) + 0.5
      // Slices that are too far above this row to contribute are also too far above all following rows.
      while first < slices.count, cumulative((slices[first].bottom - center) / blur) == 0 { first += 1 }
      // A slice usually begins at the end of the previous slice, so its value can be reused.
      var (end, high) = (-Double.infinity, 0.0)
      weights.removeAll(keepingCapacity: true)
      for index in first..<slices.count {
        let slice = slices[index]
        let low = slice.top == end ? high : cumulative((slice.top - center) / blur)
        if low == 1 { break }
        (end, high) = (slice.bottom, cumulative((slice.bottom - center) / blur))
        weights.append(UInt32((high - low) * 65536 + 0.5))
        guard !isMade[index] else { continue }
        isMade[index] = true
        kernels.pointee.slice_profile(
          profiles + index * width, width, Double(part.x0 - layout.reach) + 0.5, slice.left, slice.right, blur,
          Gaussian.shares)
      }
      let row = mask.row(y)
      kernels.pointee.slices_row(row, width, profiles + first * width, width, weights, weights.count)
      if mirrorsX { for x in width..<layout.maskWidth { row[x] = row[layout.maskWidth - 1 - x] } }
      if mirrorsY { mask.row(layout.maskHeight - 1 - y).update(from: row, count: layout.maskWidth) }
    }
    return mask
  }

  private static func makeSlices(_ key: Key, sigma: Double) -> [Slice] {
    let left = Double(key.left) / 256
    let top = Double(key.top) / 256
    let right = left + Double(key.width) / 256
    let bottom = top + Double(key.height) / 256
    let radii = key.radii.map { Double($0) / 256 }
    // Between two consecutive cuts, each side of the shape is either straight or within one corner.
    let cuts = [top, top + radii[0], top + radii[1], bottom - radii[2], bottom - radii[3], bottom].sorted()
    var slices: [Slice] = []
    for (low, high) in zip(cuts, cuts.dropFirst()) where low < high {
      let isCurved =
        low < top + max(radii[0], radii[1]) || high > bottom - max(radii[2], radii[3])
      let count = isCurved ? min(max(Int(((high - low) * max(1, 3 / sigma)).rounded(.up)), 8), 512) : 1
      // Near an edge, an arc behaves like a square root. Quadratic slice heights make the steps along the side even.
      func place(_ i: Int) -> Double {
        let t = Double(i) / Double(count)
        if low == top { return low + (high - low) * t * t }
        return high == bottom ? high - (high - low) * (1 - t) * (1 - t) : low + (high - low) * t
      }
      for i in 0..<count {
        let near = i == 0 ? low : place(i)
        let far = i + 1 == count ? high : place(i + 1)
        let (above, below) = ((near + far) / 2 - top, bottom - (near + far) / 2)
        slices.append(
          Slice(
            top: near, bottom: far,
            left: left + max(inset(radius: radii[0], distance: above), inset(radius: radii[3], distance: below)),
            right: right - max(inset(radius: radii[1], distance: above), inset(radius: radii[2], distance: below))))
      }
    }
    return slices
  }

  /// Returns the distance of a corner's arc from the side of the rectangle, at a distance from the edge where the arc
  /// ends.
  private static func inset(radius: Double, distance: Double) -> Double {
    guard distance < radius else { return 0 }
    let rise = radius - distance
    return radius - max(radius * radius - rise * rise, 0).squareRoot()
  }
}
