// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Cuts paragraphs into lines: step one of layout, before positions are known.
struct Typesetter {
  /// A line whose place is not known yet.
  struct Line {
    /// Index into `sources`.
    var source: Int
    var paragraph: Int
    var glyphs: Range<Int>
    var inkEnd: Int
    /// Bytes of the source.
    var range: Range<Int>
    var indent: Double
    /// Width without spaces at the end, and of those spaces when the line ends a paragraph.
    var width: Double
    var trailingSpace: Double
    var isFirstOfParagraph: Bool
    var isLastOfParagraph: Bool
    var isTruncated: Bool
    var hyphen: Hyphen?
  }

  let style: ParagraphStyle
  let maxWidth: Double
  let maxLines: Int
  let library: FontLibrary
  /// The text, and one more for each truncated line.
  private(set) var sources: [LineSource]
  private(set) var lines: [Line] = []
  private(set) var isTruncated = false

  init(_ shaped: ShapedText, style: ParagraphStyle, maxWidth: Double, maxLines: Int, library: FontLibrary) {
    self.style = style
    self.maxWidth = maxWidth
    self.maxLines = maxLines
    self.library = library
    sources = [LineSource(shaped, rules: LineRules(style))]
    run()
  }

  private var paragraphs: [ShapedText.Paragraph] { sources[0].shaped.paragraphs }

  private mutating func run() {
    for index in paragraphs.indices where !isFull {
      setParagraph(index)
    }
  }

  private var isFull: Bool { maxLines > 0 && lines.count >= maxLines }

  private mutating func setParagraph(_ index: Int) {
    let paragraph = paragraphs[index]
    var glyph = sources[0].glyphs(of: paragraph).lowerBound
    var start = paragraph.start
    repeat {
      let isFirst = start == paragraph.start && paragraph.startsParagraph
      let indent = Self.sane(isFirst ? style.firstLineHeadIndent : style.headIndent)
      let line =
        maxLines > 0 && lines.count == maxLines - 1
        ? lastLine(index, from: glyph, start: start, indent: indent)
        : fit(index, from: glyph, start: start, indent: indent)
      lines.append(line)
      lines[lines.count - 1].isFirstOfParagraph = isFirst
      glyph = line.glyphs.upperBound
      start = line.range.upperBound
    } while !lines[lines.count - 1].isLastOfParagraph && !isFull
    if sources[0].rules.pushesOut { pushOut(index) }
  }

  /// Gives a paragraph's last line a second word from the line above, where it holds one short word and at least two
  /// stay above.
  private mutating func pushOut(_ index: Int) {
    guard lines.count >= 2, style.lineBreakMode != .charWrapping else { return }
    let (last, above) = (lines[lines.count - 1], lines[lines.count - 2])
    guard last.isLastOfParagraph, !last.isTruncated, last.paragraph == index, above.paragraph == index,
      last.source == 0, above.source == 0, above.hyphen == nil
    else { return }
    let source = sources[0]
    let tail = last.glyphs.lowerBound..<last.inkEnd
    let room = limit(last.indent)
    guard let word = source.wordPushedOut(of: above.glyphs, above.inkEnd, onto: tail, last.width, limit: room) else {
      return
    }
    let width = source.width(of: word..<last.inkEnd, indent: last.indent)
    guard width <= room + LineFitter.tolerance else { return }
    let start = Int(source.glyphs[word].cluster)
    let i = lines.count - 1
    lines[i - 1].glyphs = above.glyphs.lowerBound..<word
    lines[i - 1].inkEnd = source.inkEnd(of: lines[i - 1].glyphs)
    lines[i - 1].range = above.range.lowerBound..<start
    lines[i - 1].width = source.width(of: above.glyphs.lowerBound..<lines[i - 1].inkEnd, indent: above.indent)
    lines[i].glyphs = word..<last.glyphs.upperBound
    lines[i].range = start..<last.range.upperBound
    lines[i].width = width
  }

  private static func sane(_ indent: Double) -> Double { indent.isFinite ? max(0, indent) : 0 }

  /// Width allowed for a line behind its indent.
  private func limit(_ indent: Double) -> Double {
    let edge = style.tailIndent > 0 ? min(style.tailIndent, maxWidth) : maxWidth + min(0, style.tailIndent)
    return edge.isNaN ? 0 : max(0, edge - indent)
  }

  private mutating func fit(_ index: Int, from glyph: Int, start: Int, indent: Double) -> Line {
    let paragraph = paragraphs[index]
    let anywhere = style.lineBreakMode == .charWrapping
    let fit = LineFitter.fit(
      &sources[0], from: glyph, paragraph: paragraph, limit: limit(indent), indent: indent, anywhere: anywhere)
    return line(index, fit, start: start, indent: indent)
  }

  private mutating func line(_ index: Int, _ fit: LineFitter.Fit, start: Int, indent: Double) -> Line {
    let paragraph = paragraphs[index]
    let isLast = fit.glyphs.upperBound >= sources[0].glyphs(of: paragraph).upperBound
    let end = isLast ? paragraph.end : Int(sources[0].glyphs[fit.glyphs.upperBound].cluster)
    sources[0].placeTabs(in: fit.glyphs, indent: indent)
    let trailing = isLast ? sources[0].width(of: fit.inkEnd..<fit.glyphs.upperBound, indent: indent) : 0
    return Line(
      source: 0, paragraph: index, glyphs: fit.glyphs, inkEnd: fit.inkEnd, range: start..<end, indent: indent,
      width: fit.width, trailingSpace: trailing, isFirstOfParagraph: false, isLastOfParagraph: isLast,
      isTruncated: false, hyphen: fit.hyphen)
  }

  /// The last line that may be shown: what does not fit is cut off, wrapped away or replaced by an ellipsis.
  private mutating func lastLine(_ index: Int, from glyph: Int, start: Int, indent: Double) -> Line {
    let paragraph = paragraphs[index]
    let hasMore = sources[0].shaped.text.utf8.count > paragraph.end
    let mode = style.lineBreakMode
    if mode == .wordWrapping || mode == .charWrapping {
      var line = fit(index, from: glyph, start: start, indent: indent)
      line.isTruncated = hasMore || !line.isLastOfParagraph
      isTruncated = line.isTruncated
      return line
    }
    var line = rest(index, from: glyph, start: start, indent: indent)
    isTruncated = hasMore || line.width > limit(indent) + LineFitter.tolerance
    line.isTruncated = isTruncated
    guard isTruncated, mode != .clipping else { return line }
    if !hasMore, style.tightensBeforeTruncation, sources[0].tighten(&line, to: limit(indent)) {
      isTruncated = false
      return line
    }
    return truncated(index, from: glyph, start: start, indent: indent, hasMore: hasMore) ?? line
  }

  /// All that is left of a paragraph, on one line.
  private mutating func rest(_ index: Int, from glyph: Int, start: Int, indent: Double) -> Line {
    let range = glyph..<max(glyph, sources[0].glyphs(of: paragraphs[index]).upperBound)
    let inkEnd = sources[0].inkEnd(of: range)
    let width = sources[0].width(of: glyph..<inkEnd, indent: indent)
    return line(index, LineFitter.Fit(glyphs: range, inkEnd: inkEnd, width: width), start: start, indent: indent)
  }

  private mutating func truncated(
    _ index: Int, from glyph: Int, start: Int, indent: Double, hasMore: Bool
  ) -> Line? {
    let truncator = Truncator(
      sources[0], from: glyph, paragraph: paragraphs[index], mode: hasMore ? .truncatingTail : style.lineBreakMode,
      limit: limit(indent), indent: indent)
    guard let source = truncator.truncate(library: library) else { return nil }
    sources.append(source)
    let number = sources.count - 1
    let glyphs = 0..<source.glyphs.count
    sources[number].placeTabs(in: glyphs, indent: indent)
    return Line(
      source: number, paragraph: 0, glyphs: glyphs, inkEnd: glyphs.upperBound,
      range: 0..<source.shaped.text.utf8.count, indent: indent, width: source.width(of: glyphs, indent: indent),
      trailingSpace: 0, isFirstOfParagraph: false, isLastOfParagraph: true, isTruncated: true)
  }
}
