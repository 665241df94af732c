// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Rendering is a function of the display list, so a list that matches that of a golden need not be rendered. Lists are
// compared by a fingerprint of everything that can change a pixel. A list contains only values, except for its fonts: of
// those, the fingerprint covers the outlines and bitmaps of the glyphs in use, not names or files, so another font file of
// the same name, or another FreeType rendering, changes the fingerprint. Images are hashed by their pixels.

public import TesseraRaster

/// A fingerprint of a picture's drawing commands. Lists with equal fingerprints have equal pixels; two different lists
/// collide with a probability of 1 in 2^128.
///
/// A 128-bit XXH3 hash of the size, the background and every field of every command. Numbers are hashed by their bits,
/// with all NaNs equal. The hash is the same on every machine, in debug and release builds, and does not depend on
/// earlier rendering. It detects changes, not forgery.
public struct DisplayListHash: Hashable, Sendable, CustomStringConvertible {
  /// The version of the renderer's output. Incremented by every change of the renderer that alters any pixel, which
  /// invalidates the fingerprints in goldens, so everything is rendered again.
  public static let look: UInt32 = 1

  private let hash: PixelHash

  /// Computes the fingerprint of a list as it would be rendered now.
  public init(_ list: DisplayList) {
    var writer = DisplayListWriter()
    self.init(list, &writer)
  }

  /// Computes the fingerprint of one of several lists, reading shared images only once.
  package init(_ list: DisplayList, _ writer: inout DisplayListWriter) {
    hash = writer.hash(of: list)
  }

  /// Computes the fingerprint of a picture composed of several lists.
  ///
  /// - Parameter words: Everything else that affects its pixels, in order.
  package init(of parts: [DisplayListHash], words: [String]) {
    var bytes = ByteWriter()
    bytes.add("TSF1".utf8)
    bytes.add(Self.look)
    bytes.add(parts.count)
    for part in parts { bytes.add(part.hash) }
    bytes.add(words.count)
    for word in words {
      bytes.add(word.utf8.count)
      bytes.add(word.utf8)
    }
    hash = bytes.hash
  }

  init?(_ text: some StringProtocol) {
    guard let hash = PixelHash(text) else { return nil }
    self.hash = hash
  }

  /// The fingerprint as 32 hexadecimal digits.
  public var description: String { "\(hash)" }
}

/// A buffer of numbers as little-endian bytes.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  var hash: PixelHash { bytes.withUnsafeBytes { PixelHash(bytes: $0) } }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func add(_ values: some Sequence<UInt8>) { bytes.append(contentsOf: values) }

  mutating func add(_ value: UInt8) { bytes.append(value) }

  mutating func add(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func add(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) } }

  mutating func add(_ value: UInt64) { withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) } }

  mutating func add(_ value: Int) { add(UInt64(truncatingIfNeeded: value)) }

  /// Normalizes NaN, whose bits differ between processors without changing a pixel.
  mutating func add(_ value: Double) { add(value.isNaN ? Double.nan.bitPattern : value.bitPattern) }

  mutating func add(_ hash: PixelHash) {
    add(hash.high)
    add(hash.low)
  }
}
