// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraRaster

/// A thread-safe cache of glyph fingerprints.
///
/// As in the renderer's glyph cache, fonts are compared by object identity and retained while they are in the cache.
final class GlyphContents: @unchecked Sendable {
  static let shared = GlyphContents()

  private struct Font {
    let source: any GlyphSource
    var hashes: [UInt32: PixelHash] = [:]
  }

  private let lock = Lock()
  private var fonts: [ObjectIdentifier: Font] = [:]
  private var count = 0
  /// The maximum number of cached glyphs, about 40 bytes each. The cache is flushed when it exceeds this number.
  private let maximumCount: Int

  init(maximumCount: Int = 1 << 16) { self.maximumCount = maximumCount }

  /// Returns the fingerprints of a font's glyphs, in the order of `glyphs`.
  func hashes(of glyphs: some Collection<UInt32>, in source: any GlyphSource) -> [PixelHash] {
    let key = ObjectIdentifier(source)
    var found = lock.withLock { fonts[key]?.hashes } ?? [:]
    var made: [UInt32: PixelHash] = [:]
    let all = glyphs.map { glyph in
      if let hash = found[glyph] { return hash }
      // Computed without holding the lock. Two threads may hash the same glyph, with the same result.
      let hash = Self.hash(of: glyph, in: source)
      found[glyph] = hash
      made[glyph] = hash
      return hash
    }
    if !made.isEmpty { lock.withLock { insert(made, key: key, source: source) } }
    return all
  }

  private func insert(_ made: [UInt32: PixelHash], key: ObjectIdentifier, source: any GlyphSource) {
    if count + made.count > maximumCount {
      fonts = [:]
      count = 0
    }
    var font = fonts.removeValue(forKey: key) ?? Font(source: source)
    count -= font.hashes.count
    font.hashes.merge(made) { old, _ in old }
    count += font.hashes.count
    fonts[key] = font
  }

  private static func hash(of glyph: UInt32, in source: any GlyphSource) -> PixelHash {
    var bytes = ByteWriter()
    let outline = source.outline(of: glyph)
    bytes.add(outline != nil)
    if let outline { bytes.add(outline) }
    let picture = source.picture(of: glyph)
    bytes.add(picture != nil)
    if let picture {
      bytes.add(PixelHash(picture.bitmap))
      bytes.add(picture.left)
      bytes.add(picture.top)
      bytes.add(picture.width)
      bytes.add(picture.height)
    }
    return bytes.hash
  }
}
