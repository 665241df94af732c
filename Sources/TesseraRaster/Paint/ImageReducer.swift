// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraMemory

/// Averages whole blocks of pixels, so that an image drawn at a small size does not skip pixels.
package enum ImageReducer {
  /// Returns the integer factor by which to average a length that is drawn with `step` source pixels per destination
  /// pixel. The remaining factor is between one and two, which bilinear sampling can handle.
  static func factor(_ step: Double, _ length: Int) -> Int {
    step >= 2 ? Int(min(step, Double(max(length, 1)))) : 1
  }

  /// Returns a region of a bitmap in which each block of `factorX` by `factorY` pixels is averaged. The last blocks
  /// may be smaller.
  package static func reduce(_ bitmap: Bitmap, part: PixelRect, factorX: Int, factorY: Int) -> Bitmap {
    assert(factorX > 0 && factorY > 0, "Blocks of \(factorX) × \(factorY) pixels.")
    assertSpan(part.x0, part.width, within: bitmap.width)
    assertSpan(part.y0, part.height, within: bitmap.height)
    let width = (part.width + factorX - 1) / factorX
    let height = (part.height + factorY - 1) / factorY
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      bitmap.bytes.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        let isLarge = factorX * factorY > maximumBlock
        var sums = [UInt32](repeating: 0, count: width * 4)
        for y in 0..<height {
          let rows = part.y0 + y * factorY..<min(part.y0 + (y + 1) * factorY, part.y1)
          if isLarge {
            for x in 0..<width {
              let columns = part.x0 + x * factorX..<min(part.x0 + (x + 1) * factorX, part.x1)
              let block = PixelRect(
                x0: columns.lowerBound, y0: rows.lowerBound, x1: columns.upperBound, y1: rows.upperBound)
              average(source, stride: bitmap.width, block, into: target + (y * width + x) * 4)
            }
            continue
          }
          sums.withUnsafeMutableBufferPointer { sums in
            sums.update(repeating: 0)
            for row in rows {
              add(source + (row * bitmap.width + part.x0) * 4, columns: part.width, by: factorX, to: sums)
            }
            divide(sums, rows: rows.count, columns: part.width, by: factorX, into: target + y * width * 4)
          }
        }
      }
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, bytes: bytes) ?? Bitmap(width: 0, height: 0)
  }

  /// The maximum number of pixels for which the channel sums fit in 32 bits if all channels are 255.
  private static let maximumBlock = Int(UInt32.max / 255) - 1

  /// Returns the mean of a larger block, such as an image of 25 million pixels drawn into a single pixel.
  private static func average(
    _ source: UnsafePointer<UInt8>, stride: Int, _ block: PixelRect, into target: UnsafeMutablePointer<UInt8>
  ) {
    var sums: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for y in block.y0..<block.y1 {
      var pixel = source + (y * stride + block.x0) * 4
      for _ in block.x0..<block.x1 {
        sums.0 &+= UInt64(pixel[0])
        sums.1 &+= UInt64(pixel[1])
        sums.2 &+= UInt64(pixel[2])
        sums.3 &+= UInt64(pixel[3])
        pixel += 4
      }
    }
    let count = UInt64(block.width) * UInt64(block.height)
    target[0] = UInt8(truncatingIfNeeded: (sums.0 + count / 2) / count)
    target[1] = UInt8(truncatingIfNeeded: (sums.1 + count / 2) / count)
    target[2] = UInt8(truncatingIfNeeded: (sums.2 + count / 2) / count)
    target[3] = UInt8(truncatingIfNeeded: (sums.3 + count / 2) / count)
  }

  private static func add(
    _ row: UnsafePointer<UInt8>, columns: Int, by factor: Int, to sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    var sum = 0
    var left = factor
    for x in 0..<columns {
      sums[sum] &+= UInt32(row[x * 4])
      sums[sum + 1] &+= UInt32(row[x * 4 + 1])
      sums[sum + 2] &+= UInt32(row[x * 4 + 2])
      sums[sum + 3] &+= UInt32(row[x * 4 + 3])
      left -= 1
      if left == 0 {
        left = factor
        sum += 4
      }
    }
  }

  private static func divide(
    _ sums: UnsafeMutableBufferPointer<UInt32>, rows: Int, columns: Int, by factor: Int,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    for i in 0..<sums.count {
      let count = UInt32(rows * min(factor, columns - i / 4 * factor))
      target[i] = UInt8(truncatingIfNeeded: (sums[i] + count / 2) / count)
    }
  }
}
