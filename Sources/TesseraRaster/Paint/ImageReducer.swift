// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Averages whole blocks of pixels, so that an image drawn small does not skip any of its pixels.
package enum ImageReducer {
  /// The whole factor by which a length is averaged before it is drawn with `step` source pixels a destination pixel:
  /// what remains is between one and two, which bilinear sampling handles.
  static func factor(_ step: Double, _ length: Int) -> Int {
    step >= 2 ? Int(min(step, Double(max(length, 1)))) : 1
  }

  /// The part of a bitmap with each block of `factorX` by `factorY` pixels averaged; the last blocks may be smaller.
  package static func reduce(_ bitmap: Bitmap, part: PixelRect, factorX: Int, factorY: Int) -> Bitmap {
    let width = (part.width + factorX - 1) / factorX
    let height = (part.height + factorY - 1) / factorY
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      bitmap.bytes.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        var sums = [UInt32](repeating: 0, count: width * 4)
        for y in 0..<height {
          let rows = part.y0 + y * factorY..<min(part.y0 + (y + 1) * factorY, part.y1)
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
