// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What a text is cut into before it is set in lines, for drawings that explain it. A layout keeps nothing of it.
package struct ShapingSteps: Sendable {
  package struct Glyph: Sendable, Equatable {
    /// Index in the font.
    package let id: UInt32
    /// First byte of what the glyph stands for.
    package let cluster: Int
    /// Points.
    package let advance: Double
  }

  package struct Item: Sendable {
    /// Bytes of the text.
    package let range: Range<Int>
    /// Bidi level; odd reads from right to left.
    package let level: Int
    /// Four letters, such as `Latn`.
    package let script: String
    package let font: ScaledFont
    /// In logical order.
    package let glyphs: [Glyph]
  }

  package let items: [Item]
  /// Bytes before which a line may end, without the text's end.
  package let breaks: [Int]

  /// Nil for a text without runs. The base level of each paragraph follows from its first strong letter.
  package init?(of text: AttributedText, library: FontLibrary = .shared) {
    guard
      let shaped = ShapedText(text, direction: .natural(fallbackIsRightToLeft: false), library: library)
    else { return nil }
    items = shaped.items.map { item in
      let letters = [24, 16, 8, 0].map { Character(Unicode.Scalar(UInt8(truncatingIfNeeded: item.script >> $0))) }
      return Item(
        range: item.start..<item.end, level: Int(item.level), script: String(letters), font: shaped.fonts[item.font],
        glyphs: shaped.glyphs[item.glyphStart..<item.glyphEnd].map {
          Glyph(id: $0.id, cluster: Int($0.cluster), advance: $0.advance)
        })
    }
    breaks = (1..<max(shaped.text.utf8.count, 1)).filter { shaped.text.flags[$0].contains(.mayBreak) }
  }
}
