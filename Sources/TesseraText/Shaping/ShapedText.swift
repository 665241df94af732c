// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// One glyph after shaping. Lengths are points; y upwards.
struct ShapedGlyph: Equatable, Sendable {
  var id: UInt32
  /// Byte offset of the first character that the glyph stands for.
  var cluster: Int32
  var advance: Double
  var dx: Double
  var dy: Double
  /// Whether a line that starts with this glyph must be shaped again.
  var isUnsafeToBreak: Bool
}

/// A stretch of text with one direction, script, font and set of features: what HarfBuzz shapes at once.
struct TextItem: Equatable, Sendable {
  /// Bytes of the text.
  var start: Int
  var end: Int
  /// Bidi embedding level; odd is right to left.
  var level: UInt8
  var script: UInt32
  /// Index into `ShapedText.fonts`.
  var font: Int
  /// Attribute runs that the item spans: they differ only in style, kern and baseline.
  var firstAttributes: Int
  var lastAttributes: Int
  /// Indices into the glyphs, which stand in logical order.
  var glyphStart = 0
  var glyphEnd = 0

  var isRightToLeft: Bool { level & 1 != 0 }
}

/// A text shaped once, for lines of any width. Immutable.
struct ShapedText: Sendable {
  struct Paragraph: Sendable {
    /// Bytes; `contentEnd` is before the newline.
    var start: Int
    var contentEnd: Int
    var end: Int
    var startsParagraph: Bool
    var endsParagraph: Bool
    /// Base level of the paragraph.
    var level: UInt8
    var items: Range<Int>
  }

  let source: ItemizedText
  /// The items of the source, each with its glyphs.
  let items: [TextItem]
  let glyphs: [ShapedGlyph]

  var text: ScannedText { source.text }
  var attributes: [TextAttributes] { source.attributes }
  var attributeEnds: [Int] { source.attributeEnds }
  var fonts: [ScaledFont] { source.fonts }
  var paragraphs: [Paragraph] { source.paragraphs }

  /// Cuts a text into items and shapes them. Nil for a text without runs.
  ///
  /// - Parameter direction: The direction that decides the base level of each paragraph.
  init?(_ text: AttributedText, direction: ParagraphStyle.Direction, library: FontLibrary) {
    guard let source = Itemizer.itemize(text, direction: direction, library: library) else { return nil }
    self.init(source)
  }

  /// Shapes a text that is cut into items.
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

  /// Returns the attribute run that holds a byte.
  func attributeIndex(at offset: Int) -> Int {
    assert(offset >= 0 && !attributeEnds.isEmpty, "No attributes hold byte \(offset).")
    var low = 0
    var high = attributeEnds.count - 1
    while low < high {
      let middle = (low + high) / 2
      if attributeEnds[middle] > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
