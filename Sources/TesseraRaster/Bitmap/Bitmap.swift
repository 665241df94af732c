// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A picture: premultiplied sRGB, eight bits a component, bytes R G B A, rows from the top, no padding.
///
/// Equality compares size and every byte: it is the golden test. Copies share their bytes until one is changed.
public struct Bitmap: Equatable, Sendable {
  /// Pixels; at least 0.
  public let width: Int
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
    guard width >= 0, height >= 0, bytes.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
