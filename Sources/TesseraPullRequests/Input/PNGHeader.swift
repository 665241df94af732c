// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The size of a PNG picture, read without decoding pixels.
package struct PNGHeader: Hashable, Sendable {
  /// The width, in pixels.
  package let width: Int
  /// The height, in pixels.
  package let height: Int

  /// Reads the signature, the header and the end of a PNG file. Returns nil if the file is not a PNG file or was
  /// truncated.
  package init?(_ bytes: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    guard bytes.count >= 45, bytes.starts(with: signature), bytes.suffix(12).elementsEqual(end) else { return nil }
    width = Self.number(bytes, at: 16)
    height = Self.number(bytes, at: 20)
    guard width > 0, height > 0, width < 1 << 31, height < 1 << 31 else { return nil }
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
