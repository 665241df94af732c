// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// Writes the glyphs of one line in visual order, in runs of one font and style.
struct RunWriter {
  let line: Typesetter.Line
  let source: LineSource
  let baseline: Double
  /// What justification adds to each space.
  let wordGap: Double

  /// Part of an item on this line.
  private struct Piece {
    var item: Int
    var glyphs: Range<Int>
    var level: UInt8
  }

  func runs(from x: Double) -> [TextLayout.Run] {
    var runs: [TextLayout.Run] = []
    var pen = x
    for piece in visualOrder(pieces()) {
      write(piece, &pen, into: &runs)
    }
    return runs
  }

  /// The pieces in logical order. Spaces that end a paragraph take its level (UAX #9, L1); those at a wrap are gone.
  private func pieces() -> [Piece] {
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

  /// UAX #9, L2: reverses every stretch at each level, from the highest to the lowest odd one.
  private func visualOrder(_ pieces: [Piece]) -> [Piece] {
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
    let item = source.items[piece.item]
    let font = source.shaped.fonts[item.font]
    let isReversed = piece.level & 1 != 0
    var open = -1
    for k in 0..<piece.glyphs.count {
      let i = isReversed ? piece.glyphs.upperBound - 1 - k : piece.glyphs.lowerBound + k
      let glyph = source.glyphs[i]
      let attributes =
        item.firstAttributes == item.lastAttributes
        ? item.firstAttributes : source.shaped.attributeIndex(at: Int(glyph.cluster))
      if attributes != open {
        open = attributes
        runs.append(newRun(attributes, font, pen, piece))
      }
      append(glyph, at: i, &pen, to: &runs[runs.count - 1])
    }
  }

  private func newRun(_ index: Int, _ font: ScaledFont, _ pen: Double, _ piece: Piece) -> TextLayout.Run {
    let attributes = source.shaped.attributes[index]
    var glyphs = GlyphRun(font: font.face, size: font.size, glyphs: [])
    glyphs.glyphs.reserveCapacity(piece.glyphs.count)
    return TextLayout.Run(
      glyphs: glyphs, style: attributes.style, font: attributes.font, baselineOffset: attributes.baselineOffset,
      x: pen, width: 0, range: 0..<0, isRightToLeft: piece.level & 1 != 0)
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
    extend(&run, to: index)
  }

  /// The run's bytes reach over the cluster of the glyph.
  private func extend(_ run: inout TextLayout.Run, to index: Int) {
    let start = Int(source.glyphs[index].cluster)
    var next = index + 1
    while next < source.glyphs.count && Int(source.glyphs[next].cluster) == start { next += 1 }
    let paragraph = source.shaped.paragraphs[line.paragraph]
    var end = next < source.glyphs.count ? Int(source.glyphs[next].cluster) : paragraph.contentEnd
    end = min(end, paragraph.contentEnd)
    let first = source.origin?.original(start) ?? start
    let last = max(first, source.origin?.original(end) ?? end)
    run.range = run.range.isEmpty ? first..<last : min(run.range.lowerBound, first)..<max(run.range.upperBound, last)
  }
}
