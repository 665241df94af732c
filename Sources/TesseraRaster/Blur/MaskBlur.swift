// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// Gaussian blur of coverage masks, for the shadows of paths and groups. The shadows of rounded rectangles use the
/// faster `ShadowPatch`.
///
/// Wide blurs are computed on a reduced mask, in which blocks of 2 x 2, 4 x 4, 8 x 8 ... pixels are averaged, and the
/// result is interpolated bilinearly. Averaging and interpolation also blur the mask, so the standard deviation is
/// reduced accordingly. The kernel never exceeds 53 taps. Intermediate values have 14 bits.
enum MaskBlur {
  /// Returns the distance in pixels by which a blur extends beyond its input.
  static func margin(sigma: Double) -> Int { Int((sigma * Gaussian.reach).rounded(.up)) + 2 }

  /// Returns the region `kept` of the blurred mask. The mask must include the margin of the blur.
  static func blur(
    _ mask: Mask, sigma: Double, keeping kept: PixelRect, kernels: UnsafePointer<TKKernels>
  ) -> Mask {
    guard let reduction = Reduction(sigma: sigma), mask.width > 0, mask.height > 0 else { return part(of: mask, kept) }
    let plane = Plane(averaging: mask, shift: reduction.shift)
    plane.blurRows(reduction.weights, kernels)
    plane.blurColumns(reduction.weights, kernels)
    return plane.expanded(kept, shift: reduction.shift)
  }

  /// The scale at which a blur is computed, and the weights at that scale.
  struct Reduction {
    /// The binary logarithm of the side length of averaged blocks.
    let shift: Int
    let weights: [UInt32]

    /// Creates a reduction. Returns nil if the standard deviation has no visible effect.
    init?(sigma: Double) {
      guard sigma > 0.05 else { return nil }
      let sigma = min(sigma, Gaussian.maximumSigma)
      var shift = 0
      while sigma >= Double(8 << shift) { shift += 1 }
      let factor = Double(1 << shift)
      // The variance of a box of width f is f^2 / 12, from which 1/12 is subtracted for the source pixels. The
      // variance of a triangle is f^2 / 6.
      let added = shift == 0 ? 0 : (factor * factor - 1) / 12 + (factor * factor - 1) / 6
      self.shift = shift
      weights = Gaussian.weights(sigma: (sigma * sigma - added).squareRoot() / factor)
    }
  }

  /// A sampling position between averaged values: the values before and after it, and the weight of the second value.
  struct Place {
    var first: Int
    var second: Int
    var weight: Int

    /// Creates a sampling position. The center of value i is at (i + 1/2) << shift. Weights are in units of 1 / (2 <<
    /// shift).
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

  /// A plane of 14-bit values, with rows that are padded on both sides.
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
        // At the widest blur, the sum of a block of 64 x 64 pixels does not fit in 32 bits.
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

    /// Returns the pixels of a rectangle, interpolated bilinearly from the plane.
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
