// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// Gaussian blur of premultiplied images. As in `MaskBlur`, wide blurs are computed on a reduced image.
///
/// The four channels of a pixel are adjacent, so the C functions for masks blur all of them together. All steps are
/// monotonic, so no color component exceeds the pixel's alpha.
enum PictureBlur {
  /// Returns the blurred image. Pixels outside of the image are treated as transparent. The result has the same size.
  static func blur(_ picture: Bitmap, sigma: Double, kernels: UnsafePointer<TKKernels>) -> Bitmap {
    guard let reduction = MaskBlur.Reduction(sigma: sigma), picture.width > 0, picture.height > 0 else {
      return picture
    }
    var plane = Plane(averaging: picture, shift: reduction.shift)
    plane.blurRows(reduction.weights, kernels)
    plane.blurColumns(reduction.weights, kernels)
    return plane.expanded(width: picture.width, height: picture.height, shift: reduction.shift)
  }

  /// A plane of pixels with four 14-bit values each.
  private struct Plane {
    let width: Int
    let height: Int
    /// The number of values per row.
    let stride: Int
    private var values: [UInt16]

    init(averaging picture: Bitmap, shift: Int) {
      let size = 1 << shift
      width = (picture.width + size - 1) >> shift
      height = (picture.height + size - 1) >> shift
      stride = width * 4
      values = [UInt16](repeating: 0, count: stride * height)
      let row = picture.width * 4
      let full = UInt64(255) << UInt64(2 * shift)
      var sums = [UInt32](repeating: 0, count: stride)
      values.withUnsafeMutableBufferPointer { values in
        picture.bytes.withUnsafeBufferPointer { bytes in
          sums.withUnsafeMutableBufferPointer { sums in
            for y in 0..<height {
              sums.update(repeating: 0)
              for line in y << shift..<min((y + 1) << shift, picture.height) {
                let start = line * row
                for x in 0..<picture.width {
                  let (source, target) = (start + x * 4, x >> shift * 4)
                  sums[target] += UInt32(bytes[source])
                  sums[target + 1] += UInt32(bytes[source + 1])
                  sums[target + 2] += UInt32(bytes[source + 2])
                  sums[target + 3] += UInt32(bytes[source + 3])
                }
              }
              // At the widest blur, the sum of a block of 64 x 64 pixels does not fit in 32 bits.
              for x in 0..<stride where sums[x] > 0 {
                values[y * stride + x] = UInt16((UInt64(sums[x]) << 14 + full / 2) / full)
              }
            }
          }
        }
      }
    }

    mutating func blurRows(_ weights: [UInt32], _ kernels: UnsafePointer<TKKernels>) {
      let margin = weights.count - 1
      var padded = [UInt16](repeating: 0, count: stride + 8 * margin)
      var sums = [UInt32](repeating: 0, count: stride)
      values.withUnsafeMutableBufferPointer { values in
        padded.withUnsafeMutableBufferPointer { padded in
          sums.withUnsafeMutableBufferPointer { sums in
            guard let base = padded.baseAddress, let target = sums.baseAddress else { return }
            for y in 0..<height {
              for x in 0..<stride { padded[4 * margin + x] = values[y * stride + x] }
              sums.update(repeating: 32768)
              for i in -margin...margin {
                kernels.pointee.add_scaled(target, stride, base + 4 * (margin + i), weights[abs(i)])
              }
              for x in 0..<stride { values[y * stride + x] = UInt16(truncatingIfNeeded: sums[x] >> 16) }
            }
          }
        }
      }
    }

    mutating func blurColumns(_ weights: [UInt32], _ kernels: UnsafePointer<TKKernels>) {
      let margin = weights.count - 1
      var result = [UInt16](repeating: 0, count: values.count)
      var sums = [UInt32](repeating: 0, count: stride)
      result.withUnsafeMutableBufferPointer { result in
        values.withUnsafeBufferPointer { values in
          sums.withUnsafeMutableBufferPointer { sums in
            guard let base = values.baseAddress, let target = sums.baseAddress else { return }
            for y in 0..<height {
              sums.update(repeating: 32768)
              for row in max(y - margin, 0)...min(y + margin, height - 1) {
                kernels.pointee.add_scaled(target, stride, base + row * stride, weights[abs(row - y)])
              }
              for x in 0..<stride { result[y * stride + x] = UInt16(truncatingIfNeeded: sums[x] >> 16) }
            }
          }
        }
      }
      values = result
    }

    /// Returns an image that is interpolated bilinearly from the plane.
    func expanded(width pixels: Int, height lines: Int, shift: Int) -> Bitmap {
      var picture = Bitmap(width: pixels, height: lines)
      let unit = UInt32(2 << shift)
      let scale = UInt32(2 * (shift + 1) + 14)
      let columns = (0..<pixels).map { MaskBlur.Place(position: $0, count: width, shift: shift) }
      var mixed = [UInt32](repeating: 0, count: stride)
      picture.bytes.withUnsafeMutableBufferPointer { bytes in
        values.withUnsafeBufferPointer { values in
          mixed.withUnsafeMutableBufferPointer { mixed in
            columns.withUnsafeBufferPointer { columns in
              for y in 0..<lines {
                let line = MaskBlur.Place(position: y, count: height, shift: shift)
                let (top, bottom, weight) = (line.first * stride, line.second * stride, UInt32(line.weight))
                for x in 0..<stride {
                  mixed[x] = UInt32(values[top + x]) &* (unit &- weight) &+ UInt32(values[bottom + x]) &* weight
                }
                var target = y * pixels * 4
                for column in columns {
                  let (first, second, weight) = (column.first * 4, column.second * 4, UInt64(column.weight))
                  for channel in 0..<4 {
                    let sum =
                      UInt64(mixed[first + channel]) &* (UInt64(unit) &- weight) &+ UInt64(mixed[second + channel])
                      &* weight
                    bytes[target + channel] = Self.byte(sum, scale: scale)
                  }
                  target += 4
                }
              }
            }
          }
        }
      }
      return picture
    }

    /// Returns a value as a byte, where `1 << scale` corresponds to 255.
    @inline(__always)
    private static func byte(_ value: UInt64, scale: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: min(255, (value &* 255 &+ 1 << UInt64(scale &- 1)) >> UInt64(scale)))
    }
  }
}
