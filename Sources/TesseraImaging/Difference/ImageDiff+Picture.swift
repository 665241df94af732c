// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

extension ImageDiff {
  /// A picture of the difference: mismatched pixels red on the expected picture, which is faded to light grey.
  ///
  /// As large as both pictures laid on each other, but cut off below where it would exceed 2^28 pixels; what neither
  /// covers is transparent.
  public static func picture(expected: Bitmap, actual: Bitmap) -> Bitmap {
    let width = max(expected.width, actual.width)
    let height = min(max(expected.height, actual.height), (1 << 28) / max(width, 1))
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      count = buffer.withMemoryRebound(to: UInt32.self) { pixels in
        pixels.initialize(repeating: 0)
        fade(actual, into: pixels, width, height)
        fade(expected, into: pixels, width, height)
        let red = pixel(255, 0, 0)
        for run in exactMismatches(expected, actual) where run.y < height {
          UnsafeMutableBufferPointer(rebasing: pixels[run.y * width + run.start..<run.y * width + run.end])
            .update(repeating: red)
        }
        return pixels.count * 4
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes) ?? Bitmap(width: 0, height: 0)
  }

  /// Draws a picture on white, in grey, at a tenth of its contrast.
  private static func fade(
    _ bitmap: Bitmap, into pixels: UnsafeMutableBufferPointer<UInt32>, _ width: Int, _ height: Int
  ) {
    let greys = (UInt8.min...UInt8.max).map { luma in
      let grey = 255 - (255 - luma) / 10
      return pixel(grey, grey, grey)
    }
    bitmap.bytes.withUnsafeBufferPointer { bytes in
      greys.withUnsafeBufferPointer { greys in
        for y in 0..<min(bitmap.height, height) {
          fadeRow(bytes, y * bitmap.width * 4, bitmap.width, greys, pixels, y * width)
        }
      }
    }
  }

  private static func fadeRow(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ width: Int, _ greys: UnsafeBufferPointer<UInt32>,
    _ pixels: UnsafeMutableBufferPointer<UInt32>, _ target: Int
  ) {
    var at = start
    var x = 0
    while x < width {
      // Rec. 601 luma of the premultiplied colour, in 256ths, and what shows of the white below.
      let color = Int(bytes[at]) * 77 + Int(bytes[at + 1]) * 151 + Int(bytes[at + 2]) * 28
      pixels[target + x] = greys[min(255, color >> 8 + 255 - Int(bytes[at + 3]))]
      at += 4
      x += 1
    }
  }

  /// An opaque pixel as the word that has its bytes in memory.
  private static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt32 {
    UInt32(littleEndian: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000)
  }
}
