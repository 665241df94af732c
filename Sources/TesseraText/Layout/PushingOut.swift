// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A last line of one short word gets a second one from the line above.

extension LineSource {
  /// The widest that a last word may be to count as short, as a share of the line.
  private static let shortWord = 1.0 / 3

  /// Returns whether the rest of a paragraph, from a glyph on and without the spaces at its end, is no wider than a short word.
  /// Stops reading once it is wider.
  func isShort(from glyph: Int, in paragraph: ShapedText.Paragraph, limit: Double) -> Bool {
    var width = 0.0
    for g in glyph..<max(glyph, glyphs(of: paragraph).upperBound) {
      width += glyphs[g].advance
      if width > Self.shortWord * limit, !flags(at: glyphs[g].cluster).contains(.space) { return false }
    }
    return true
  }

  /// Returns the glyph that begins the word which goes from a line to the last one, whose ink is `last` in a room of `limit`
  /// points; nil where that one does not hold one short word, or not two words stay above.
  func wordPushedOut(
    of above: Range<Int>, _ inkEnd: Int, onto last: Range<Int>, _ width: Double, limit: Double
  ) -> Int? {
    guard inkEnd < above.upperBound, width <= Self.shortWord * limit, !last.isEmpty,
      !last.dropFirst().contains(where: { mayBreak(before: $0) }),
      let word = lastWord(of: above.lowerBound..<inkEnd),
      lastWord(of: above.lowerBound..<word) != nil
    else { return nil }
    return word
  }

  /// Returns the glyph that the last word of a stretch begins with, behind a space, where a line may end without shaping again.
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
