// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Prevents a paragraph's last line from containing a single short word by moving a second word down from the previous
// line.

extension LineSource {
  /// The maximum width of a short word, as a fraction of the line width.
  private static let shortWord = 1.0 / 3

  /// Returns whether the part of a paragraph from `glyph` on, without trailing spaces, is no wider than a short word.
  /// Stops measuring as soon as the part is wider.
  func isShort(from glyph: Int, in paragraph: ShapedText.Paragraph, limit: Double) -> Bool {
    var width = 0.0
    for g in glyph..<max(glyph, glyphs(of: paragraph).upperBound) {
      width += glyphs[g].advance
      if width > Self.shortWord * limit, !flags(at: glyphs[g].cluster).contains(.space) { return false }
    }
    return true
  }

  /// Returns the first glyph of the word to move from the previous line to the last line. Returns nil unless the last
  /// line contains a single short word and at least one other word remains on the previous line. `above` contains the
  /// glyphs of the previous line, and `last` those of the last line. `width` is the last line's width and `limit` the
  /// available width, in points.
  func wordToMove(
    of above: Range<Int>, inkEnd: Int, onto last: Range<Int>, width: Double, limit: Double
  ) -> Int? {
    guard inkEnd < above.upperBound, width <= Self.shortWord * limit, !last.isEmpty,
      !last.dropFirst().contains(where: { mayBreak(before: $0) }),
      let word = lastWord(of: above.lowerBound..<inkEnd),
      lastWord(of: above.lowerBound..<word) != nil
    else { return nil }
    return word
  }

  /// Returns the first glyph of the last word in a range, or nil unless the word follows a space and a line can end
  /// there without reshaping.
  private func lastWord(of stretch: Range<Int>) -> Int? {
    var g = stretch.upperBound - 1
    while g > stretch.lowerBound {
      if mayBreak(before: g) {
        let isBehindSpace = flags(at: glyphs[g - 1].cluster).contains(.space)
        return isBehindSpace && !glyphs[g].isUnsafeToBreak ? g : nil
      }
      g -= 1
    }
    return nil
  }
}
