// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// Gaussian blur of arbitrary coverage, for shadows of paths and groups. Rounded rectangles use the cheaper `ShadowPatch`.
///
/// Wide blurs are computed on a mask averaged by 2, 4, 8 ... and read back bilinearly. The deviation is reduced by the blur
/// that averaging and reading add, so the kernel never exceeds 53 taps. Intermediate values have 14 bits.
enum MaskBlur {
  /// Returns the distance in pixels that a blur extends beyond its input.
  static func margin(sigma: Double) -> Int { Int((sigma * Gaussian.reach).rounded(.up)) + 2 }

  /// Returns the part `kept` of the mask, blurred. The caller provides the margin and specifies the visible part.
  static func blur(
    _ mask: Mask, sigma: Double, keeping kept: PixelRect, kernels: UnsafePointer<TKKernels>
  ) -> Mask {
    guard let reduction = Reduction(sigma: sigma), mask.width > 0, mask.height > 0 else { return part(of: mask, kept) }
    let plane = Plane(averaging: mask, shift: reduction.shift)
    plane.blurRows(reduction.weights, kernels)
    plane.blurColumns(reduction.weights, kernels)
    return plane.expanded(kept, shift: reduction.shift)
  }

  /// The scale at which a blur is computed, and its weights there.
  struct Reduction {
    /// The side of the averaged blocks as a power of two.
    let shift: Int
    let weights: [UInt32]

    /// Creates a reduction. Returns nil for a deviation that has no visible effect.
    init?(sigma: Double) {
      guard sigma > 0.05 else { return nil }
      let sigma = min(sigma, Gaussian.greatestSigma)
      var shift = 0
      while sigma >= Double(8 << shift) { shift += 1 }
      let factor = Double(1 << shift)
      // A box of width f has variance f^2 / 12 (here less 1/12 for the pixels it is made of), a triangle f^2 / 6.
      let added = shift == 0 ? 0 : (factor * factor - 1) / 12 + (factor * factor - 1) / 6
      self.shift = shift
      weights = Gaussian.weights(sigma: (sigma * sigma - added).squareRoot() / factor)
    }
  }

  /// A sampling position among averaged values: the values before and after it, and the weight of the second.
  struct Place {
    var first: Int
    var second: Int
    var weight: Int

    /// Creates a sampling position. The center of value i is at (i + 1/2) << shift; weights are in units of 1 / (2 << shift).
    init(position: Int, count: Int, shift: Int) {
      let p = 2 * position + 1 - (1 << shift)
      let index = p > 0 ? p >> (shift + 1) : 0
      first = min(index, count - 1)
      second = min(index + 1, count - 1)
      weight = p > 0 ? p & (2 << shift - 1) : 0
    }
  }

  private static func part(of mask: Mask, _ kept: PixelRect) -> Mask {
    let result = Mask(width: kept.width, height: kept.height)
    for y in 0..<result.height { result.row(y).update(from: mask.row(kept.y0 + y) + kept.x0, count: result.width) }
    return result
  }

  /// A plane of 14-bit values with rows padded on both sides.
  private final class Plane {
    let width: Int
    let height: Int
    var values: [UInt16]

    init(averaging mask: Mask, shift: Int) {
      let size = 1 << shift
      width = (mask.width + size - 1) >> shift
      height = (mask.height + size - 1) >> shift
      values = [UInt16](repeating: 0, count: width * height)
      var sums = [UInt32](repeating: 0, count: width)
      for y in 0..<height {
        for x in 0..<width { sums[x] = 0 }
        for row in y << shift..<min((y + 1) << shift, mask.height) {
          let source = mask.row(row)
          for x in 0..<mask.width { sums[x >> shift] += UInt32(source[x]) }
        }
        let full = UInt64(255) << UInt64(2 * shift)
        // For the widest blur, the sums of blocks of 64 by 64 pixels need more than 32 bits.
        for x in 0..<width { values[y * width + x] = UInt16((UInt64(sums[x]) << 14 + full / 2) / full) }
      }
    }

    func blurRows(_ weights: [UInt32], _ kernels: UnsafePointer<TKKernels>) {
      assert(values.count == width * height, "The plane has \(values.count) values.")
      let margin = weights.count - 1
      var padded = [UInt16](repeating: 0, count: width + 2 * margin)
      var sums = [UInt32](repeating: 0, count: width)
      for y in 0..<height {
        for x in 0..<width {
          padded[margin + x] = values[y * width + x]
          sums[x] = 32768
        }
        padded.withUnsafeBufferPointer { padded in
          guard let base = padded.baseAddress else { return }
          for i in -margin...margin {
            kernels.pointee.add_scaled(&sums, width, base + (margin + i), weights[abs(i)])
          }
        }
        for x in 0..<width { values[y * width + x] = UInt16(sums[x] >> 16) }
      }
    }

    func blurColumns(_ weights: [UInt32], _ kernels: UnsafePointer<TKKernels>) {
      let margin = weights.count - 1
      var result = [UInt16](repeating: 0, count: values.count)
      var sums = [UInt32](repeating: 0, count: width)
      values.withUnsafeBufferPointer { values in
        guard let base = values.baseAddress else { return }
        for y in 0..<height {
          for x in 0..<width { sums[x] = 32768 }
          for row in max(y - margin, 0)...min(y + margin, height - 1) {
            kernels.pointee.add_scaled(&sums, width, base + row * width, weights[abs(row - y)])
          }
          for x in 0..<width { result[y * width + x] = UInt16(sums[x] >> 16) }
        }
      }
      values = result
    }

    /// Returns the plane read bilinearly, for the pixels of a rectangle.
    func expanded(_ kept: PixelRect, shift: Int) -> Mask {
      let mask = Mask(width: kept.width, height: kept.height)
      let unit = 2 << shift
      let rounding = UInt64(unit * unit) << 13
      let scale = UInt64(2 * (shift + 1) + 14)
      let columns = (0..<mask.width).map { Place(position: kept.x0 + $0, count: width, shift: shift) }
      var mixed = [Int](repeating: 0, count: width)
      for y in 0..<mask.height {
        let line = Place(position: kept.y0 + y, count: height, shift: shift)
        let (top, bottom) = (line.first * width, line.second * width)
        for x in 0..<width {
          mixed[x] = Int(values[top + x]) * (unit - line.weight) + Int(values[bottom + x]) * line.weight
        }
        let row = mask.row(y)
        for (x, column) in columns.enumerated() {
          let value = mixed[column.first] * (unit - column.weight) + mixed[column.second] * column.weight
          row[x] = UInt8(min(255, (UInt64(value) * 255 + rounding) >> scale))
        }
      }
      return mask
    }
  }
}
