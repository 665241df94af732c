// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The extents of a line above and below its baseline.
struct LineMetrics {
  var ascent = 0.0
  var descent = 0.0
  var leading = 0.0

  /// Creates the maximum extents of the line's fonts, which are the fonts of the attributes and their fallback fonts.
  /// Fallbacks of system fonts are ignored, so that lines of the system font have the same height in every language,
  /// as on iOS. Emoji are ignored because they are scaled to fit the surrounding text. An empty line uses the font at
  /// its position.
  init(_ line: LineBuilder.Line, source: LineSource, style: ParagraphStyle) {
    let shaped = source.shaped
    let paragraph = shaped.paragraphs[line.paragraph]
    var isEmpty = true
    if !line.glyphs.isEmpty && !paragraph.items.isEmpty {
      var i = source.item(holding: line.glyphs.lowerBound, in: paragraph.items)
      while i < paragraph.items.upperBound && source.items[i].glyphStart < line.glyphs.upperBound {
        add(source.items[i], line: line, shaped: shaped)
        isEmpty = false
        i += 1
      }
    }
    if isEmpty { add(shaped.attributes[shaped.attributeIndex(at: line.range.lowerBound)]) }
    apply(style)
  }

  /// Creates the metrics of the font at a byte offset.
  init(at offset: Int, of shaped: ShapedText, _ style: ParagraphStyle) {
    add(shaped.attributes[shaped.attributeIndex(at: offset)])
    apply(style)
  }

  private mutating func add(_ item: TextItem, line: LineBuilder.Line, shaped: ShapedText) {
    let font = shaped.fonts[item.font]
    for run in item.firstAttributes...item.lastAttributes {
      let start = run == 0 ? 0 : shaped.attributeEnds[run - 1]
      guard start < line.range.upperBound, shaped.attributeEnds[run] > line.range.lowerBound else { continue }
      let attributes = shaped.attributes[run]
      add(attributes)
      if let box = attributes.box {
        ascent = max(ascent, box.ascent + attributes.baselineOffset)
        descent = max(descent, box.descent - attributes.baselineOffset)
      }
      if font.face !== attributes.font.face && !attributes.font.face.usesSystemLineHeight && font.face.role != .emoji {
        add(font, offset: attributes.baselineOffset)
      }
    }
  }

  private mutating func add(_ attributes: TextAttributes) {
    add(attributes.font, offset: attributes.baselineOffset)
  }

  private mutating func add(_ font: ScaledFont, offset: Double) {
    // A line with raised text still includes the font's descender, and a line with lowered text still includes its
    // ascender. In a line of fixed height, the baseline offset therefore moves the text by its full amount.
    ascent = max(ascent, font.ascender + max(0, offset))
    descent = max(descent, -font.descender - min(0, offset))
    if font.leading.isFinite { leading = max(leading, font.leading) }
  }

  /// Applies the paragraph's line height. The difference is added or removed above the baseline.
  private mutating func apply(_ style: ParagraphStyle) {
    var height = ascent + descent
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    if style.minimumLineHeight > height { height = style.minimumLineHeight }
    if style.maximumLineHeight > 0 && height > style.maximumLineHeight { height = style.maximumLineHeight }
    if height.isFinite { ascent = height - descent }
  }
}
