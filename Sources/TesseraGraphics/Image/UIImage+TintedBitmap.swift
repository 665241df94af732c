// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tinting of template images. A view repeatedly draws the same template image with the same tint color. The last
// result is cached, so that the rasterizer, which identifies bitmaps by their memory, receives the same bitmap each
// time.

import TesseraRaster

final class TintedBitmap: @unchecked Sendable {
  private let lock = Lock()
  private var last: (color: Color, bitmap: Bitmap)?

  /// Returns a bitmap of the color multiplied by the original bitmap's alpha.
  func tint(_ bitmap: Bitmap, _ color: Color) -> Bitmap {
    lock.withLock {
      if let last, last.color == color { return last.bitmap }
      let result = Self.multiply(bitmap, color)
      last = (color, result)
      return result
    }
  }

  /// Returns a bitmap of the color multiplied by the original bitmap's alpha. The results for all 256 alpha values
  /// are computed first, so that each pixel requires only a table lookup.
  private static func multiply(_ bitmap: Bitmap, _ color: Color) -> Bitmap {
    let table = (0...255).map { pixel(color, coverage: $0) }
    let bytes = [UInt8](unsafeUninitializedCapacity: bitmap.bytes.count) { buffer, count in
      let target = UnsafeMutableRawBufferPointer(buffer)
      bitmap.bytes.withUnsafeBufferPointer { source in
        table.withUnsafeBufferPointer { table in
          for offset in stride(from: 0, to: source.count, by: 4) {
            target.storeBytes(of: table[Int(source[offset + 3])].littleEndian, toByteOffset: offset, as: UInt32.self)
          }
        }
      }
      count = bitmap.bytes.count
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, bytes: bytes) ?? bitmap
  }

  private static func pixel(_ color: Color, coverage: Int) -> UInt32 {
    var covered = color
    covered.alpha = UInt8((Int(color.alpha) * coverage + 127) / 255)
    return PremultipliedColor(covered).bits
  }
}
