// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import CTesseraKernels

/// Gaussian blur of any coverage: shadows of paths and of groups. (Rounded rectangles have a cheaper way, ShadowPatch.)
///
/// Wide blurs are computed on a picture averaged by 2, 4, 8 ... and read back bilinearly, with the deviation reduced by
/// what the averaging and the reading add; so the kernel never exceeds 53 taps. Values between are 14 bits wide.
package enum MaskBlur {
  /// Pixels a blur reaches beyond what it blurs.
  package static func margin(sigma: Double) -> Int { Int((sigma * Gaussian.reach).rounded(.up)) + 2 }

  /// The mask blurred, of the same size: the caller provides the margin.
  package static func blur(_ mask: Mask, sigma: Double, kernels: UnsafePointer<TKKernels>) -> Mask {
    let sigma = min(sigma, Gaussian.greatestSigma)
    guard sigma > 0.05, mask.width > 0, mask.height > 0 else { return mask }
    var shift = 0
    while sigma >= Double(8 << shift) { shift += 1 }
    let factor = Double(1 << shift)
    // A box of width f has variance f^2 / 12 (here less 1/12 for the pixels it is made of), a triangle f^2 / 6.
    let added = shift == 0 ? 0 : (factor * factor - 1) / 12 + (factor * factor - 1) / 6
    let small = (sigma * sigma - added).squareRoot() / factor
    let weights = Gaussian.weights(sigma: small)
    let plane = Plane(averaging: mask, shift: shift)
    plane.blurRows(weights, kernels)
    plane.blurColumns(weights, kernels)
    return plane.expanded(width: mask.width, height: mask.height, shift: shift)
  }

  /// 14-bit values with rows padded on both sides.
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
        let full = UInt32(255) << UInt32(2 * shift)
        for x in 0..<width { values[y * width + x] = UInt16((sums[x] << 14 + full / 2) / full) }
      }
    }

    func blurRows(_ weights: [UInt32], _ kernels: UnsafePointer<TKKernels>) {
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

    /// Reads the plane bilinearly; the centre of value i stands at (i + 1/2) << shift.
    func expanded(width fullWidth: Int, height fullHeight: Int, shift: Int) -> Mask {
      let mask = Mask(width: fullWidth, height: fullHeight)
      let twice = 2 << shift
      func place(_ position: Int, _ count: Int) -> (Int, Int, Int) {
        // Position in units of 1/twice values, from the centre of value 0.
        let p = 2 * position + 1 - twice / 2
        if p <= 0 { return (0, 0, 0) }
        let index = p / twice
        return index >= count - 1 ? (count - 1, count - 1, 0) : (index, index + 1, p % twice)
      }
      for y in 0..<fullHeight {
        let (top, bottom, wy) = place(y, height)
        let row = mask.row(y)
        for x in 0..<fullWidth {
          let (left, right, wx) = place(x, width)
          let upper = Int(values[top * width + left]) * (twice - wx) + Int(values[top * width + right]) * wx
          let lower = Int(values[bottom * width + left]) * (twice - wx) + Int(values[bottom * width + right]) * wx
          let full = twice * twice << 14
          row[x] = UInt8(min(255, ((upper * (twice - wy) + lower * wy) * 255 + full / 2) / full))
        }
      }
      return mask
    }
  }
}
