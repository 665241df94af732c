// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The pixels of a rendered image depend only on its display list. If the list matches the list of the golden (the
// stored reference image), the image need not be rendered. Lists are compared by a fingerprint of everything that can
// affect a pixel. A list contains only values, except for its fonts. For fonts, the fingerprint covers the outlines
// and bitmaps of the glyphs in use rather than names or files, so another font file of the same name, or different
// FreeType rendering, changes the fingerprint. Images are hashed by their pixels.

public import TesseraRaster

/// A fingerprint of the drawing commands in a display list. Lists with equal fingerprints have equal pixels. Two
/// different lists collide with a probability of 1 in 2^128.
///
/// The fingerprint is a 128-bit XXH3 hash of the size, the background and every field of every command. Numbers are
/// hashed by their bits, with all NaNs equal. The hash is the same on every machine and in debug and release builds,
/// and it does not depend on earlier rendering. It detects accidental differences, not forgery.
public struct DisplayListHash: Hashable, Sendable, CustomStringConvertible {
  /// The version of the renderer's output. Any change to the renderer that alters a pixel must increment it, which
  /// invalidates the fingerprints in goldens, so all images are rendered again.
  public static let look: UInt32 = 1

  private let hash: PixelHash

  /// Computes the fingerprint of a list with the current glyphs of its fonts.
  public init(_ list: DisplayList) {
    var writer = DisplayListWriter()
    self.init(list, &writer)
  }

  /// Computes the fingerprint of one of several lists. The shared writer hashes images used by several lists only
  /// once.
  package init(_ list: DisplayList, _ writer: inout DisplayListWriter) {
    hash = writer.hash(of: list)
  }

  /// Computes the fingerprint of an image composed of several lists.
  ///
  /// - Parameter words: The other values that affect the image's pixels, in order.
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

/// A buffer to which numbers are appended as little-endian bytes.
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

  /// Normalize NaN, whose bits differ between processors without affecting pixels.
  mutating func add(_ value: Double) { add(value.isNaN ? Double.nan.bitPattern : value.bitPattern) }

  mutating func add(_ hash: PixelHash) {
    add(hash.high)
    add(hash.low)
  }
}
