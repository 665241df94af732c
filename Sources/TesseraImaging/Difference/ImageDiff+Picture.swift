// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import CTesseraKernels
public import TesseraRaster

extension ImageDiff {
  /// Returns a diff image: mismatched pixels in red on the expected image, which is faded to light gray.
  ///
  /// The diff image covers the union of both images, truncated at the bottom to 2^28 pixels. Pixels outside both
  /// images are transparent.
  public static func picture(expected: Bitmap, actual: Bitmap) -> Bitmap {
    ImageDiff(expected: expected, actual: actual).picture(expected: expected, actual: actual)
  }

  /// Returns a diff image of this comparison: mismatched pixels in red on the faded expected image, and pixels
  /// ignored as antialiasing in yellow.
  ///
  /// Pass the two images that were compared. The result's size and transparency are as in
  /// `picture(expected:actual:)`.
  public func picture(expected: Bitmap, actual: Bitmap) -> Bitmap {
    let width = max(expected.width, actual.width)
    let height = min(max(expected.height, actual.height), (1 << 28) / max(width, 1))
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      count = width * height * 4
      if count == 0 { return }
      tk_prefer_large_pages(buffer.baseAddress, buffer.count)
      let canvas = TKPicture(
        pixels: buffer.baseAddress.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt32.self) },
        width: width, height: height)
      expected.withPicture { expected in
        actual.withPicture { actual in
          tk_draw_difference(
            canvas, expected, actual, mask?.bits, Self.pixel(red: 255, green: 0, blue: 0),
            Self.pixel(red: 255, green: 255, blue: 0))
        }
      }
      for box in rest where box.y0 < height {
        tk_fill_box(
          canvas, box.x0, box.y0, min(box.x1, width), min(box.y1, height), Self.pixel(red: 255, green: 0, blue: 0))
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes) ?? Bitmap(width: 0, height: 0)
  }

  /// Returns an opaque pixel as a 32-bit word in memory order.
  private static func pixel(red: UInt8, green: UInt8, blue: UInt8) -> UInt32 {
    UInt32(littleEndian: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000)
  }
}

extension Bitmap {
  /// Passes the bitmap, in the format of the C functions, to a closure.
  fileprivate func withPicture(_ body: (TKPicture) -> Void) {
    withPixels { body(TKPicture(pixels: UnsafeMutablePointer(mutating: $0), width: width, height: height)) }
  }
}
