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

  package init(
    font: ScaledFont, kern: Double = 0, baselineOffset: Double = 0, style: Int32 = 0, ligatures: Bool = true
  ) {
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.style = style
    self.ligatures = ligatures
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

  package init(string: String, runs: [Run]) {
    self.string = string
    self.runs = runs
  }

  package init(_ string: String, attributes: TextAttributes) {
    self.string = string
    runs = [Run(count: string.utf8.count, attributes: attributes)]
  }

  package init(_ string: String, font: ScaledFont) {
    self.init(string, attributes: TextAttributes(font: font))
  }
}
