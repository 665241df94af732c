// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Avoids a single short word on the last line of a paragraph by moving a second one there from the line above.

extension LineSource {
  /// The maximum width of a short word, as a fraction of the line.
  private static let shortWord = 1.0 / 3

  /// Returns whether the part of a paragraph that starts at a glyph, without trailing spaces, is no wider than a short word. Stops
  /// measuring as soon as it is wider.
  func isShort(from glyph: Int, in paragraph: ShapedText.Paragraph, limit: Double) -> Bool {
    var width = 0.0
    for g in glyph..<max(glyph, glyphs(of: paragraph).upperBound) {
      width += glyphs[g].advance
      if width > Self.shortWord * limit, !flags(at: glyphs[g].cluster).contains(.space) { return false }
    }
    return true
  }

  /// Returns the first glyph of the word to move from the line with the glyphs `above` to the last line. `last` contains the
  /// glyphs of the last line, `width` is its width and `limit` the available width, in points. Returns nil unless the last line
  /// contains a single short word and at least one other word stays above.
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

  /// Returns the first glyph of the last word in a range, if it follows a space and a line can end there without reshaping.
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
