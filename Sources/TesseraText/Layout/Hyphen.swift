// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The hyphen at the end of a line. It is a glyph in the font of the preceding character, not a character of the
/// text.
struct Hyphen: Equatable {
  var glyph: UInt32
  var advance: Double
}

extension LineSource {
  /// Returns whether a glyph follows a soft hyphen, U+00AD.
  func isBehindSoftHyphen(glyph: Int) -> Bool {
    let offset = Int(glyphs[glyph].cluster)
    let utf8 = shaped.text.utf8
    return offset >= 2 && utf8[offset - 2] == 0xC2 && utf8[offset - 1] == 0xAD
  }

  /// Returns the hyphen for a line that ends before a glyph: U+2010, or the hyphen-minus if the font lacks U+2010.
  func hyphen(before glyph: Int, in paragraph: ShapedText.Paragraph) -> Hyphen? {
    guard glyph > 0, !paragraph.items.isEmpty else { return nil }
    let item = items[item(holding: glyph - 1, in: paragraph.items)]
    let font = shaped.fonts[item.font]
    guard let found = font.face.glyph(for: "\u{2010}") ?? font.face.glyph(for: "-") else { return nil }
    let attributes = shaped.attributes[shaped.attributeIndex(at: Int(glyphs[glyph - 1].cluster))]
    let advance =
      (font.face.advance(ofGlyph: found) * font.scale + font.tracking) * attributes.stretch + attributes.kern
    return Hyphen(glyph: found, advance: max(0, advance))
  }

  /// Returns the glyph before which to hyphenate a word that doesn't fit on the line, or nil if the word isn't
  /// hyphenated.
  ///
  /// - Parameters:
  ///   - end: The glyph before which the line would end without hyphenation.
  ///   - limit: The width of the line.
  func hyphenationPoint(
    from start: Int, before end: Int, paragraph: ShapedText.Paragraph, limit: Double, indent: Double
  ) -> Int? {
    guard rules.hyphenationFactor > 0, !isBehindSoftHyphen(glyph: end) else { return nil }
    var first = end
    if flags(at: glyphs[end].cluster).contains(.mayBreak) {
      let filled = width(of: start..<inkEnd(of: start..<end), indent: indent)
      guard limit.isFinite, filled < rules.hyphenationFactor * limit else { return nil }
    } else {
      while first > start && !flags(at: glyphs[first].cluster).contains(.mayBreak) { first -= 1 }
    }
    let word = word(from: Int(glyphs[first].cluster), to: paragraph.contentEnd)
    guard let letter = word.offsets.first, let points = hyphenator(at: letter)?.points(in: word.letters),
      !points.isEmpty
    else { return nil }
    let stop = glyphs(of: paragraph).upperBound
    var x = width(of: start..<first, indent: indent)
    var g = first
    var best: Int?
    var k = 0
    while g < stop && k < points.count {
      let offset = Int(glyphs[g].cluster)
      while k < points.count && word.offsets[points[k]] < offset { k += 1 }
      if k < points.count, word.offsets[points[k]] == offset, g > start,
        flags(at: glyphs[g].cluster).contains(.grapheme),
        let hyphen = hyphen(before: g, in: paragraph)
      {
        if x + hyphen.advance > limit + LineFitter.tolerance { break }
        best = g
      }
      let cluster = cluster(at: g, limit: stop, x: indent + x)
      x += cluster.width
      g = cluster.end
    }
    return best
  }

  /// Returns the hyphenation patterns for the language of the text at a byte offset.
  private func hyphenator(at offset: Int) -> Hyphenator? {
    shaped.attributes[shaped.attributeIndex(at: offset)].language.flatMap { Hyphenator(language: $0.tag) }
  }

  /// Returns the letters of the word at a byte offset, or of the next word, and the letters' byte offsets. The word
  /// may follow quotation marks or brackets, and may begin on the previous line.
  private func word(from start: Int, to end: Int) -> (letters: [UInt32], offsets: [Int]) {
    let text = shaped.text
    var i = text.scalarIndex(at: start)
    let first = i
    while i > 0, first - i <= Hyphenator.longestWord, Self.isLetter(text.scalars[i - 1]),
      i < text.scalars.count, Self.isLetter(text.scalars[i])
    {
      i -= 1
    }
    var letters: [UInt32] = []
    var offsets: [Int] = []
    while i < text.scalars.count, Int(text.offsets[i]) < end, letters.count <= Hyphenator.longestWord {
      let scalar = text.scalars[i]
      let isApostrophe = (scalar == 0x27 || scalar == 0x2019) && !letters.isEmpty
      if isApostrophe || Self.isLetter(scalar) {
        letters.append(scalar)
        offsets.append(Int(text.offsets[i]))
      } else if !letters.isEmpty || flags(at: text.offsets[i]).contains(.space) {
        break
      }
      i += 1
    }
    return (letters, offsets)
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return (0x61...0x7A).contains(scalar) || (0x41...0x5A).contains(scalar) }
    return Unicode.Scalar(scalar)?.properties.isAlphabetic == true
  }
}
