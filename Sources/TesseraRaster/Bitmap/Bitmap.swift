// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraMemory

/// An image in premultiplied sRGB with eight bits per component. The bytes are in the order R G B A, in rows from top
/// to bottom, without padding.
///
/// Bitmaps are equal if their sizes and all bytes are equal, as golden tests require. Copies share their bytes until
/// one of them is modified.
public struct Bitmap: Equatable, Sendable {
  /// The number of columns, in pixels; at least 0.
  public let width: Int
  /// The number of rows, in pixels; at least 0.
  public let height: Int
  /// The pixels: `width * height * 4` bytes.
  public internal(set) var bytes: [UInt8]

  /// Creates a transparent image. Negative sizes are treated as zero.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    bytes = [UInt8](repeating: 0, count: self.width * self.height * 4)
  }

  /// Creates an image from premultiplied bytes. Returns nil if the number of bytes is not `width * height * 4`.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    let (area, isTooLarge) = width.multipliedReportingOverflow(by: height)
    // Unlike a multiplication by 4, the division cannot overflow.
    guard width >= 0, height >= 0, !isTooLarge, bytes.count % 4 == 0, bytes.count / 4 == area else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Returns a rectangle of pixels as a bitmap. The rectangle must be within the bitmap. Returns the bitmap itself
  /// for its entire area.
  package func part(_ rect: PixelRect) -> Bitmap {
    if rect.width == width, rect.height == height { return self }
    assertSpan(rect.x0, rect.width, within: width)
    assertSpan(rect.y0, rect.height, within: height)
    var part = Bitmap(width: rect.width, height: rect.height)
    let row = part.width * 4
    part.bytes.withUnsafeMutableBytes { target in
      bytes.withUnsafeBytes { source in
        for y in 0..<rect.height {
          let start = ((rect.y0 + y) * width + rect.x0) * 4
          target[y * row..<(y + 1) * row].copyBytes(from: source[start..<start + row])
        }
      }
    }
    return part
  }
}
