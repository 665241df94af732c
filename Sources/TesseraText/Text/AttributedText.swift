// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The attributes of a part of text that are relevant to layout.
package struct TextAttributes: Hashable, Sendable {
  package var font: ScaledFont
  /// The space added after every character, in points. Values other than 0 disable ligatures.
  package var kern: Double = 0
  /// The distance by which the characters are raised, in points; increases the height of the line.
  package var baselineOffset: Double = 0
  /// The caller's number for all attributes that layout ignores: color, underline, background.
  package var style: Int32 = 0
  package var ligatures = true
  /// Whether the font's pair kerning is used.
  package var kernsPairs = true
  /// The factor of the glyphs' widths, above 0; the caller paints them wider by the same factor.
  package var stretch: Double = 1
  /// The directions imposed on the characters, from outermost to innermost.
  package var directions: [DirectionControl] = []
  /// The box in place of characters U+FFFC, or nil to use the font.
  package var box: InlineBox?
  /// The language, or nil if it is not specified.
  package var language: TextLanguage?

  /// Whether letters are joined to ligatures, which requires a kern of 0.
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
  /// The extents above and below the baseline; negative if the box ends on the other side of it.
  package var ascent: Double
  package var descent: Double

  /// Creates a box. Lengths that are not finite count as 0, and others are limited to a hundred thousand points.
  package init(width: Double, ascent: Double, descent: Double) {
    func sane(_ length: Double) -> Double { length.isFinite ? min(100_000, max(-100_000, length)) : 0 }
    self.width = max(0, sane(width))
    self.ascent = sane(ascent)
    self.descent = sane(descent)
  }
}

/// A string and the attributes of each of its parts.
package struct AttributedText: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    /// The number of UTF-8 bytes.
    package var count: Int
    package var attributes: TextAttributes

    package init(count: Int, attributes: TextAttributes) {
      self.count = count
      self.attributes = attributes
    }
  }

  package var string: String
  /// The runs that cover the string from its start. Missing bytes have the last run's attributes, and surplus ones are ignored.
  /// A boundary inside a character moves to the character's start. Text without runs is laid out as empty.
  package var runs: [Run]

  /// Compares the bytes of the strings. Canonically equivalent strings have different offsets, and hashing them is many times
  /// slower.
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
