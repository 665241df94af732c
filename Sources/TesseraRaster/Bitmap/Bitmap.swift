// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraMemory

/// A picture: premultiplied sRGB, eight bits a component, bytes R G B A, rows from the top, no padding.
///
/// Equality compares size and every byte: it is the golden test. Copies share their bytes until one is changed.
public struct Bitmap: Equatable, Sendable {
  /// Columns, in pixels; at least 0.
  public let width: Int
  /// Rows, in pixels; at least 0.
  public let height: Int
  /// `width * height * 4` bytes.
  public internal(set) var bytes: [UInt8]

  /// A transparent picture. Negative sizes count as zero.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    bytes = [UInt8](repeating: 0, count: self.width * self.height * 4)
  }

  /// A picture of the given premultiplied bytes, or nil when their count is not `width * height * 4`.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    let (area, isTooLarge) = width.multipliedReportingOverflow(by: height)
    // Divided rather than multiplied by 4: a size may be any number.
    guard width >= 0, height >= 0, !isTooLarge, bytes.count % 4 == 0, bytes.count / 4 == area else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// A rectangle of its pixels, which must lie within it: the bitmap itself when it is all of them.
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
