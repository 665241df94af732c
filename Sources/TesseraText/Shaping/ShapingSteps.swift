// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The steps from a text to shaped items, for illustrations. Layouts do not store them.
package struct ShapingSteps: Sendable {
  package struct Glyph: Sendable, Equatable {
    /// The index in the font.
    package let id: UInt32
    /// The first byte of the glyph's characters.
    package let cluster: Int
    /// The advance in points.
    package let advance: Double
  }

  package struct Item: Sendable {
    /// The bytes in the text.
    package let range: Range<Int>
    /// The bidi level; odd levels are right to left.
    package let level: Int
    /// Four letters, such as `Latn`.
    package let script: String
    package let font: ScaledFont
    /// The glyphs in logical order.
    package let glyphs: [Glyph]
  }

  package let items: [Item]
  /// The bytes before which a line may end, without the end of the text.
  package let breaks: [Int]

  /// Returns nil for a text without runs. The base level of each paragraph depends on its first strong letter.
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
