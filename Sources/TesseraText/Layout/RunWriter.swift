// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraMemory
import TesseraRaster

/// A writer of a line's glyphs in visual order, grouped into runs of one font and style.
struct RunWriter {
  let line: LineBuilder.Line
  let source: LineSource
  let isRightToLeft: Bool
  /// The left edge of the text.
  let x: Double
  let baseline: Double
  /// The space that justification adds to each space character.
  let wordGap: Double

  /// The part of an item that is on this line.
  struct Piece {
    var item: Int
    var glyphs: Range<Int>
    var level: UInt8
  }

  /// Returns the finished line for a layout.
  func line(top: Double, _ metrics: LineMetrics) -> TextLayout.Line {
    let gaps = wordGap > 0 ? wordGap * Double(LineAligner.wordSpaces(line, source)) : 0
    return TextLayout.Line(
      runs: runs(), top: top, baseline: baseline, ascent: metrics.ascent, descent: metrics.descent, x: x,
      width: line.width + gaps, trailingSpace: line.trailingSpace,
      range: source.origin.map { $0.prefix.lowerBound..<$0.suffix.upperBound } ?? line.range,
      isTruncated: line.isTruncated, isRightToLeft: isRightToLeft)
  }

  /// The position of the first glyph. In a right-to-left line, trailing spaces are to the left of the text.
  var start: Double { isRightToLeft ? x - line.trailingSpace : x }

  private func runs() -> [TextLayout.Run] {
    var runs: [TextLayout.Run] = []
    var pen = start
    let pieces = pieces()
    assert(
      zip(pieces, pieces.dropFirst()).allSatisfy { $0.glyphs.upperBound <= $1.glyphs.lowerBound }, "Pieces overlap.")
    for piece in visualOrder(pieces) {
      write(piece, &pen, into: &runs)
    }
    return runs
  }

  /// Returns the pieces in logical order. Spaces at the end of a paragraph have the paragraph's level (UAX #9, L1).
  /// Spaces at a soft line break are removed.
  func pieces() -> [Piece] {
    let paragraph = source.shaped.paragraphs[line.paragraph]
    guard !line.glyphs.isEmpty, !paragraph.items.isEmpty else { return [] }
    let end = line.isLastOfParagraph ? line.glyphs.upperBound : line.inkEnd
    var pieces: [Piece] = []
    var start = line.glyphs.lowerBound
    var i = source.item(holding: start, in: paragraph.items)
    while i < paragraph.items.upperBound && start < end {
      let item = source.items[i]
      let stop = min(item.glyphEnd, end)
      let ink = min(stop, max(start, line.inkEnd))
      if ink > start { pieces.append(Piece(item: i, glyphs: start..<ink, level: item.level)) }
      if stop > ink { pieces.append(Piece(item: i, glyphs: ink..<stop, level: paragraph.level)) }
      start = max(start, stop)
      i += 1
    }
    return pieces
  }

  /// Returns the pieces in visual order. Reverses sequences level by level, from the highest level to the lowest odd
  /// level (UAX #9, L2).
  func visualOrder(_ pieces: [Piece]) -> [Piece] {
    var pieces = pieces
    let highest = pieces.reduce(0) { max($0, $1.level) }
    guard highest > 0 else { return pieces }
    let lowestOdd = pieces.reduce(255) { $1.level & 1 != 0 ? min($0, $1.level) : $0 }
    var level = highest
    while level >= lowestOdd {
      var i = 0
      while i < pieces.count {
        var end = i
        while end < pieces.count && pieces[end].level >= level { end += 1 }
        if end > i { pieces[i..<end].reverse() }
        i = max(end, i + 1)
      }
      level -= 1
    }
    return pieces
  }

  private func write(_ piece: Piece, _ pen: inout Double, into runs: inout [TextLayout.Run]) {
    assertSpan(piece.glyphs.lowerBound, piece.glyphs.count, within: source.glyphs.count)
    let item = source.items[piece.item]
    let font = source.shaped.fonts[item.font]
    let isReversed = piece.level & 1 != 0
    let isUniform = item.firstAttributes == item.lastAttributes
    var k = 0
    // Each iteration writes one run, which contains the glyphs of one set of attributes.
    while k < piece.glyphs.count {
      func index(_ k: Int) -> Int { isReversed ? piece.glyphs.upperBound - 1 - k : piece.glyphs.lowerBound + k }
      let first = index(k)
      let attributes = attributeIndex(of: first, item)
      var run = newRun(source.shaped.attributes[attributes], font, at: pen, for: piece)
      var last = first
      repeat {
        last = index(k)
        let hyphen = last == line.inkEnd - 1 ? line.hyphen : nil
        if let hyphen, isReversed { append(hyphen, &pen, to: &run) }
        append(source.glyphs[last], at: last, &pen, to: &run)
        if let hyphen, !isReversed { append(hyphen, &pen, to: &run) }
        k += 1
      } while k < piece.glyphs.count && (isUniform || attributeIndex(of: index(k), item) == attributes)
      run.range = bytes(first: min(first, last), last: max(first, last))
      runs.append(run)
    }
  }

  private func attributeIndex(of glyph: Int, _ item: TextItem) -> Int {
    item.firstAttributes == item.lastAttributes
      ? item.firstAttributes : source.shaped.attributeIndex(at: Int(source.glyphs[glyph].cluster))
  }

  private func newRun(
    _ attributes: TextAttributes, _ font: ScaledFont, at pen: Double, for piece: Piece
  ) -> TextLayout.Run {
    var glyphs = GlyphRun(font: font.face, size: font.size, glyphs: [])
    glyphs.glyphs.reserveCapacity(piece.glyphs.count)
    return TextLayout.Run(
      glyphs: glyphs, style: attributes.style, font: attributes.font, baselineOffset: attributes.baselineOffset,
      x: pen, width: 0, range: 0..<0, isRightToLeft: piece.level & 1 != 0, isBox: attributes.box != nil)
  }

  private func append(_ glyph: ShapedGlyph, at index: Int, _ pen: inout Double, to run: inout TextLayout.Run) {
    let position = Point(x: pen + glyph.dx, y: baseline - run.baselineOffset - glyph.dy)
    run.glyphs.glyphs.append(GlyphRun.Glyph(id: glyph.id, position: position))
    var advance = glyph.advance
    if wordGap > 0 && index < line.inkEnd && source.flags(at: glyph.cluster).contains(.wordSpace) {
      advance += wordGap
    }
    pen += advance
    run.width += advance
  }

  private func append(_ hyphen: Hyphen, _ pen: inout Double, to run: inout TextLayout.Run) {
    let position = Point(x: pen, y: baseline - run.baselineOffset)
    run.glyphs.glyphs.append(GlyphRun.Glyph(id: hyphen.glyph, position: position))
    pen += hyphen.advance
    run.width += hyphen.advance
  }

  /// Returns the byte range of glyphs `first...last`, up to the next cluster.
  func bytes(first: Int, last: Int) -> Range<Int> {
    assert(first <= last && last < source.glyphs.count, "\(first)...\(last) is not a range of glyphs.")
    let start = Int(source.glyphs[first].cluster)
    let cluster = source.glyphs[last].cluster
    var next = last + 1
    while next < source.glyphs.count && source.glyphs[next].cluster == cluster { next += 1 }
    let contentEnd = source.shaped.paragraphs[line.paragraph].contentEnd
    let end = min(next < source.glyphs.count ? Int(source.glyphs[next].cluster) : contentEnd, contentEnd)
    guard let origin = source.origin else { return start..<max(start, end) }
    return origin.original(at: start)..<max(origin.original(at: start), origin.original(at: end))
  }
}
