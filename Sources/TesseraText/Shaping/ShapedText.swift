// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A glyph after shaping. Lengths are in points, with an upward y axis.
struct ShapedGlyph: Equatable, Sendable {
  var id: UInt32
  /// The byte offset of the glyph's first character.
  var cluster: Int32
  var advance: Double
  var dx: Double
  var dy: Double
  /// Whether a line that starts with this glyph must be reshaped.
  var isUnsafeToBreak: Bool
}

/// A range of text with one direction, script, font and set of features, which HarfBuzz shapes at once.
struct TextItem: Equatable, Sendable {
  /// The item's byte range in the text.
  var start: Int
  var end: Int
  /// The bidi embedding level. Odd levels are right-to-left.
  var level: UInt8
  var script: UInt32
  /// The index of the item's font in `ShapedText.fonts`.
  var font: Int
  /// The item's attribute runs, which differ only in style, kern and baseline.
  var firstAttributes: Int
  var lastAttributes: Int
  /// The range of the item's glyphs, which are in logical order.
  var glyphStart = 0
  var glyphEnd = 0

  var isRightToLeft: Bool { level & 1 != 0 }
}

/// Text that is shaped once and can be broken into lines of any width. Immutable.
struct ShapedText: Sendable {
  struct Paragraph: Sendable {
    /// Byte offsets. `contentEnd` is the offset before the newline.
    var start: Int
    var contentEnd: Int
    var end: Int
    var startsParagraph: Bool
    var endsParagraph: Bool
    /// The bidi base level of the paragraph.
    var level: UInt8
    var items: Range<Int>
  }

  let source: ItemizedText
  /// The items of the source text, each with its glyphs.
  let items: [TextItem]
  let glyphs: [ShapedGlyph]

  var text: ScannedText { source.text }
  var attributes: [TextAttributes] { source.attributes }
  var attributeEnds: [Int] { source.attributeEnds }
  var fonts: [ScaledFont] { source.fonts }
  var paragraphs: [Paragraph] { source.paragraphs }

  /// Divides text into items and shapes them. Returns nil for text without runs.
  ///
  /// - Parameter direction: The direction that determines the base level of each paragraph.
  init?(_ text: AttributedText, direction: ParagraphStyle.Direction, library: FontLibrary) {
    guard let source = Itemizer.itemize(text, direction: direction, library: library) else { return nil }
    self.init(source)
  }

  /// Shapes an itemized text.
  init(_ source: ItemizedText) {
    let shaper = Shaper()
    var items = source.items
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(source.text.scalars.count)
    for paragraph in source.paragraphs {
      let range = paragraph.start..<paragraph.contentEnd
      for i in paragraph.items {
        items[i].glyphStart = glyphs.count
        shaper.shape(items[i], items[i].start..<items[i].end, paragraph: range, in: source, into: &glyphs)
        items[i].glyphEnd = glyphs.count
      }
    }
    (self.source, self.items, self.glyphs) = (source, items, glyphs)
  }

  /// Returns the index of the attribute run that contains a byte offset.
  func attributeIndex(at offset: Int) -> Int {
    assert(offset >= 0 && !attributeEnds.isEmpty, "No attributes contain byte \(offset).")
    var low = 0
    var high = attributeEnds.count - 1
    while low < high {
      let middle = (low + high) / 2
      if attributeEnds[middle] > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
