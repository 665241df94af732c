// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.XXHash
public import TesseraRaster

/// A fingerprint of an image. Equal images have equal fingerprints. Two different images collide with a probability
/// of 1 in 2^128.
///
/// The fingerprint is a 128-bit XXH3 hash (xxhash.com) of the premultiplied pixels, preceded by the width and height
/// as 32-bit little-endian numbers. The hash is the same on every machine. It detects accidental differences, not
/// forgery. Hashing a screen of 1170 x 2532 pixels takes about a millisecond, even in debug builds.
public struct PixelHash: Hashable, Sendable {
  /// The upper 64 bits.
  public let high: UInt64
  /// The lower 64 bits.
  public let low: UInt64

  /// Computes the fingerprint of an image, which may be empty.
  public init(_ bitmap: Bitmap) {
    let size = [
      UInt32(truncatingIfNeeded: bitmap.width).littleEndian, UInt32(truncatingIfNeeded: bitmap.height).littleEndian,
    ]
    let seed = size.withUnsafeBytes { Self.hash($0, seed: 0) }
    self = bitmap.bytes.withUnsafeBytes { Self.hash($0, seed: seed.low) }
  }

  /// Computes the fingerprint of bytes.
  package init(bytes: UnsafeRawBufferPointer) {
    self = Self.hash(bytes, seed: 0)
  }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> PixelHash {
    let hash = XXH3_128bits_withSeed(bytes.baseAddress, bytes.count, seed)
    return PixelHash(high: hash.high64, low: hash.low64)
  }

  /// Parses a fingerprint in the format of `description`. Returns `nil` for any other string.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}

extension PixelHash: CustomStringConvertible {
  /// The fingerprint as 32 hexadecimal digits.
  public var description: String {
    [high, low].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
