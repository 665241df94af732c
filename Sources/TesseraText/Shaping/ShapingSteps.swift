// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The steps from text to shaped items, used for illustrations. Layouts don't store them.
package struct ShapingSteps: Sendable {
  package struct Glyph: Sendable, Equatable {
    /// The glyph ID in the font.
    package let id: UInt32
    /// The byte offset of the glyph's first character.
    package let cluster: Int
    /// The advance in points.
    package let advance: Double
  }

  package struct Item: Sendable {
    /// The item's byte range in the text.
    package let range: Range<Int>
    /// The bidi embedding level. Odd levels are right-to-left.
    package let level: Int
    /// The four-letter script code, such as `Latn`.
    package let script: String
    package let font: ScaledFont
    /// The glyphs in logical order.
    package let glyphs: [Glyph]
  }

  package let items: [Item]
  /// The byte offsets before which a line may end, except the end of the text.
  package let breaks: [Int]

  /// Creates the steps for text. Returns nil for text without runs. The base level of each paragraph depends on
  /// its first strong character.
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
