// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What one stretch of text looks like, as far as layout needs to know.
package struct TextAttributes: Hashable, Sendable {
  package var font: ScaledFont
  /// Points added after every character; a value other than 0 turns ligatures off.
  package var kern: Double = 0
  /// Points by which the characters stand above the baseline; enlarges the line.
  package var baselineOffset: Double = 0
  /// The caller's number for all that layout does not read: colour, underline, background.
  package var style: Int32 = 0
  package var ligatures = true
  /// Whether the font's kerning of pairs of letters is used.
  package var kernsPairs = true
  /// What widths of glyphs are multiplied with, above 0; the caller paints them as much wider.
  package var stretch: Double = 1
  /// Directions imposed on the characters, the outermost first.
  package var directions: [DirectionControl] = []
  /// What stands in place of characters U+FFFC; nil leaves them to the font.
  package var box: InlineBox?
  /// Nil for a language that nobody named.
  package var language: TextLanguage?

  /// Whether letters are joined to ligatures: not where they are set apart.
  var shapesLigatures: Bool { ligatures && kern == 0 }

  package init(
    font: ScaledFont, kern: Double = 0, baselineOffset: Double = 0, style: Int32 = 0, ligatures: Bool = true,
    box: InlineBox? = nil, language: TextLanguage? = nil
  ) {
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.style = style
    self.ligatures = ligatures
    self.box = box
    self.language = language
  }
}

/// The room of a picture in a line, in points.
package struct InlineBox: Hashable, Sendable {
  package var width: Double
  /// Above and below the baseline; negative where the box ends on the other side of it.
  package var ascent: Double
  package var descent: Double

  /// What is not finite counts as 0; the largest lengths are a hundred thousand points.
  package init(width: Double, ascent: Double, descent: Double) {
    func sane(_ length: Double) -> Double { length.isFinite ? min(100_000, max(-100_000, length)) : 0 }
    self.width = max(0, sane(width))
    self.ascent = sane(ascent)
    self.descent = sane(descent)
  }
}

/// A string and the attributes of every part of it.
package struct AttributedText: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    /// Number of UTF-8 bytes.
    package var count: Int
    package var attributes: TextAttributes

    package init(count: Int, attributes: TextAttributes) {
      self.count = count
      self.attributes = attributes
    }
  }

  package var string: String
  /// Cover the string from its start. Missing bytes take the last run's attributes, surplus ones are ignored;
  /// a boundary inside a character moves to the character's start. Text without runs is laid out as empty.
  package var runs: [Run]

  /// By bytes: strings that Unicode calls equivalent have other offsets, and are hashed many times slower.
  package static func == (a: AttributedText, b: AttributedText) -> Bool {
    a.runs == b.runs && a.string.utf8.count == b.string.utf8.count && a.bytesEqual(b)
  }

  package func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(runs)
  }

  private func bytesEqual(_ other: AttributedText) -> Bool {
    var (a, b) = (string, other.string)
    return a.withUTF8 { a in
      b.withUTF8 { b in
        a.baseAddress == b.baseAddress || (0..<a.count).allSatisfy { a[$0] == b[$0] }
      }
    }
  }

  package init(string: String, runs: [Run]) {
    self.string = string
    self.runs = runs
  }

  package init(_ string: String, attributes: TextAttributes) {
    self.string = string
    runs = [Run(count: string.utf8.count, attributes: attributes)]
  }

  package init(_ string: String, font: ScaledFont, language: TextLanguage? = nil) {
    self.init(string, attributes: TextAttributes(font: font, language: language))
  }
}
