// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Painting is a function of the display list, so a list that is that of a golden need not be painted. What it is, is told by
// a fingerprint of everything in it that can change a pixel. A list holds values only, but for its fonts: of those the
// outlines and pictures of the glyphs are taken that the list shows, not their names or files, so a font file of the same
// name, or a FreeType that draws otherwise, gives another fingerprint. Images are taken by their pixels.

public import TesseraRaster

/// A fingerprint of the commands of a picture: lists with equal ones have equal pixels, and two lists that differ share
/// one with a chance of 1 in 2^128.
///
/// XXH3 of 128 bits over the size, the background and every field of every command; numbers by their bits, where all NaN are
/// one. The same on every machine, in debug and release, whatever was painted before. It detects change, not forgery.
public struct DisplayListHash: Hashable, Sendable, CustomStringConvertible {
  /// Which pixels the painter gives to a list. A change of the painter that alters any pixel raises it: then no fingerprint
  /// in a golden fits, and everything is painted again.
  public static let look: UInt32 = 1

  private let hash: PixelHash

  /// The fingerprint of a list, as it would be painted now.
  public init(_ list: DisplayList) {
    var writer = DisplayListWriter()
    self.init(list, &writer)
  }

  /// The fingerprint of a list among others, of whose images each is read once.
  package init(_ list: DisplayList, _ writer: inout DisplayListWriter) {
    hash = writer.hash(of: list)
  }

  /// The fingerprint of a picture that is made of several lists.
  ///
  /// - Parameter words: What else decides its pixels, in order.
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

  /// 32 hexadecimal digits.
  public var description: String { "\(hash)" }
}

/// Collects numbers as bytes, the lowest first.
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

  /// Processors give NaN different bits, which change no pixel.
  mutating func add(_ value: Double) { add(value.isNaN ? Double.nan.bitPattern : value.bitPattern) }

  mutating func add(_ hash: PixelHash) {
    add(hash.high)
    add(hash.low)
  }
}
