// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A check that rejects glyphs with too many components in a `glyf` table.
///
/// A glyph's components may have components themselves. Thirty components per glyph, nested five levels deep, amount
/// to 24 million components (30^5) in a one-kilobyte file. FreeType processes all of them and rejects only cycles.
/// This check counts the components of each glyph only once.
struct CompositeCheck {
  /// The maximum number of nested components of a glyph. Letters with two diacritics have 3, and ideographs composed
  /// of strokes have about 50.
  static let maximumParts = 4096

  private let bytes: [UInt8]
  private let glyphs: Range<Int>
  private let places: Range<Int>
  private let hasLongPlaces: Bool
  /// The number of nested components of each glyph: 0 if not counted yet, -1 while being counted.
  private var counts: [Int]

  /// - Parameters:
  ///   - glyphs: The range of the `glyf` table in the file.
  ///   - places: The range of the `loca` table in the file.
  ///   - hasLongPlaces: Whether `loca` uses 4-byte offsets.
  init(_ bytes: [UInt8], glyphs: Range<Int>, places: Range<Int>, hasLongPlaces: Bool) {
    self.bytes = bytes
    self.glyphs = glyphs
    self.places = places
    self.hasLongPlaces = hasLongPlaces
    counts = [Int](repeating: 0, count: max(0, min(places.count / (hasLongPlaces ? 4 : 2) - 1, 1 << 16)))
  }

  /// Returns the first glyph with too many components, or nil if there is none.
  mutating func firstExcess() -> Int? {
    for glyph in counts.indices where counts[glyph] == 0 {
      count(start: glyph)
      if counts[glyph] > Self.maximumParts { return glyph }
    }
    return nil
  }

  private struct Visit {
    let glyph: Int
    let parts: [Int]
    var next = 0
    var sum = 1
  }

  /// Counts iteratively because chains of components can be 65,536 glyphs long.
  private mutating func count(start: Int) {
    var open: [Visit] = []
    enter(glyph: start, into: &open)
    while var visit = open.popLast() {
      guard visit.next < visit.parts.count else {
        counts[visit.glyph] = min(visit.sum, Self.maximumParts + 1)
        if let above = open.indices.last { open[above].sum += counts[visit.glyph] }
        continue
      }
      let part = visit.parts[visit.next]
      visit.next += 1
      // Missing glyphs, which FreeType draws as nothing, count as 1. Cycles, which FreeType rejects, count as 0.
      let known = counts.indices.contains(part) ? counts[part] : 1
      visit.sum += max(known, 0)
      open.append(visit)
      if known == 0 { enter(glyph: part, into: &open) }
    }
  }

  private mutating func enter(glyph: Int, into open: inout [Visit]) {
    counts[glyph] = -1
    open.append(Visit(glyph: glyph, parts: parts(of: glyph)))
  }

  /// Returns the direct components of a glyph.
  private func parts(of glyph: Int) -> [Int] {
    guard let start = place(glyph: glyph), let end = place(glyph: glyph + 1), end >= start + 12, end <= glyphs.count
    else {
      return []
    }
    let limit = glyphs.lowerBound + end
    var position = glyphs.lowerBound + start
    // The number of contours. Negative for a composite glyph.
    guard let contours = FontCheck.read16(bytes, at: position), contours >= 0x8000 else { return [] }
    position += 10
    var parts: [Int] = []
    while position + 4 <= limit, let flags = FontCheck.read16(bytes, at: position),
      let part = FontCheck.read16(bytes, at: position + 2)
    {
      parts.append(part)
      guard flags & 0x20 != 0, parts.count <= Self.maximumParts else { break }
      position +=
        4 + (flags & 1 != 0 ? 4 : 2) + (flags & 8 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0)
    }
    return parts
  }

  private func place(glyph: Int) -> Int? {
    hasLongPlaces
      ? FontCheck.read32(bytes, at: places.lowerBound + glyph * 4)
      : FontCheck.read16(bytes, at: places.lowerBound + glyph * 2).map { $0 * 2 }
  }
}
