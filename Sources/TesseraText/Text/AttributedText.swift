// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The attributes of a text run that affect layout.
package struct TextAttributes: Hashable, Sendable {
  package var font: ScaledFont
  /// The space added after every character, in points. Values other than 0 disable ligatures.
  package var kern: Double = 0
  /// The distance by which the characters are raised, in points. Raising characters increases the line height.
  package var baselineOffset: Double = 0
  /// The caller's index for all attributes that layout ignores, such as color, underline and background.
  package var style: Int32 = 0
  package var ligatures = true
  /// Whether the font's pair kerning is used.
  package var kernsPairs = true
  /// The horizontal scale factor of the glyphs, above 0. The caller must draw the glyphs with the same factor.
  package var stretch: Double = 1
  /// The writing directions set for the characters, from outermost to innermost.
  package var directions: [DirectionControl] = []
  /// The box drawn in place of U+FFFC characters, or nil to use the font's glyph.
  package var box: InlineBox?
  /// The language, or nil if it is not specified.
  package var language: TextLanguage?

  /// Whether letters form ligatures, which requires a kern of 0.
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

/// The space for an attachment in a line, in points.
package struct InlineBox: Hashable, Sendable {
  package var width: Double
  /// The extents above and below the baseline. An extent is negative if the box ends on the other side of the
  /// baseline.
  package var ascent: Double
  package var descent: Double

  /// Creates a box. Nonfinite lengths are replaced with 0, and finite lengths are limited to a hundred thousand
  /// points.
  package init(width: Double, ascent: Double, descent: Double) {
    func sane(_ length: Double) -> Double { length.isFinite ? min(100_000, max(-100_000, length)) : 0 }
    self.width = max(0, sane(width))
    self.ascent = sane(ascent)
    self.descent = sane(descent)
  }
}

/// A string and the attributes of its runs.
package struct AttributedText: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    /// The length of the run in UTF-8 bytes.
    package var count: Int
    package var attributes: TextAttributes

    package init(count: Int, attributes: TextAttributes) {
      self.count = count
      self.attributes = attributes
    }
  }

  package var string: String
  /// The runs that cover the string from its start. Bytes after the last run have the last run's attributes, and
  /// surplus runs are ignored. A run boundary within a character is moved to the character's start. Text without runs
  /// is laid out as empty.
  package var runs: [Run]

  /// Compares the strings' bytes. Canonically equivalent strings have different offsets, and hashing strings by
  /// canonical equivalence is many times slower.
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
