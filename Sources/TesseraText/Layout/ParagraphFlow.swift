// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// One paragraph whose lines are cut one after the other, each as wide as the room that it finds: text around pictures,
// in columns. `layout` sets all lines at one width and knows how many there may be; here the caller asks for a line, and
// may keep a copy from before to ask again for another width.

package struct ParagraphFlow {
  /// A line at the origin of its room: its top is 0.
  package struct Line {
    package var line: TextLayout.Line
    /// Where its characters stand, in visual order.
    package var clusters: [TextLayout.Cluster]
    /// What the line's fonts want below it.
    package var leading: Double
    package var isFirst: Bool
    /// Whether a line break ends it, or the text.
    package var endsLine: Bool
    /// Whether the paragraph ends with it.
    package var endsParagraph: Bool
    package var height: Double { line.ascent + line.descent }
  }

  package let style: ParagraphStyle
  private let library: FontLibrary
  private var source: LineSource
  /// The stretch between two line breaks, and how many there are.
  private var index = 0
  private let count: Int
  private var glyph = 0
  private var start = 0

  /// The paragraph of a text; nil where it is empty. Text behind the first end of a paragraph is part of it.
  package init?(_ text: AttributedText, style: ParagraphStyle, library: FontLibrary = .shared) {
    guard let shaped = Itemizer.shape(text, direction: style.baseDirection, library: library),
      let last = shaped.paragraphs.last, !shaped.text.utf8.isEmpty
    else { return nil }
    self.style = style
    self.library = library
    source = LineSource(shaped, rules: LineRules(style))
    // What follows the last line break is the next paragraph's.
    let isNext = last.start == last.end && shaped.paragraphs.count > 1
    count = shaped.paragraphs.count - (isNext ? 1 : 0)
    glyph = source.glyphs(of: shaped.paragraphs[0]).lowerBound
  }

  package var isAtEnd: Bool { index >= count }
  /// Bytes of the text that are in lines already.
  package var offset: Int { isAtEnd ? source.shaped.text.utf8.count : start }
  package var isRightToLeft: Bool { source.shaped.paragraphs[min(index, count - 1)].level & 1 != 0 }

  /// The height of a line of the next character's font.
  package var nextHeight: Double {
    let paragraph = source.shaped.paragraphs[min(index, count - 1)]
    let line = Typesetter.Line(
      source: 0, paragraph: min(index, count - 1), glyphs: glyph..<glyph, inkEnd: glyph,
      range: start..<max(start, paragraph.contentEnd), indent: 0, width: 0, trailingSpace: 0,
      isFirstOfParagraph: true, isLastOfParagraph: false, isTruncated: false)
    var metrics = LineMetrics(line, source)
    metrics.apply(style)
    return metrics.ascent + metrics.descent
  }

  // MARK: Lines

  private var indent: Double {
    let isFirst = start == 0
    let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    return indent.isFinite ? max(0, indent) : 0
  }

  private func limit(_ width: Double) -> Double { limit(width, behind: indent) }

  private func limit(_ width: Double, behind indent: Double) -> Double {
    let edge = style.tailIndent > 0 ? min(style.tailIndent, width) : width + min(0, style.tailIndent)
    return edge.isNaN ? 0 : max(0, edge - indent)
  }

  /// The next line, as much as fits into a width in points. `room` is a smaller width to fill, of the same line.
  ///
  /// With `keepsWords` nil is the answer where not even a word fits, and nothing is taken.
  package mutating func next(width: Double, room: Double? = nil, keepsWords: Bool = false) -> Line? {
    guard !isAtEnd else { return nil }
    let paragraph = source.shaped.paragraphs[index]
    let limit = room ?? limit(width)
    let isAnywhere = style.lineBreakMode == .charWrapping
    guard keepsWords else {
      var fit = LineFitter.fit(
        &source, from: glyph, paragraph: paragraph, limit: limit, indent: indent, anywhere: isAnywhere)
      if room == nil, source.rules.pushesOut, !isAnywhere { pushOut(&fit, in: paragraph, width) }
      return finish(line(fit, in: paragraph), source, width)
    }
    var trial = source
    let fit = LineFitter.fit(
      &trial, from: glyph, paragraph: paragraph, limit: limit, indent: indent, anywhere: isAnywhere)
    let end = fit.glyphs.upperBound
    let isWhole =
      isAnywhere || fit.hyphen != nil || end >= trial.glyphs(of: paragraph).upperBound
      || trial.flags(at: trial.glyphs[end].cluster).contains(.mayBreak)
    guard fit.width <= limit + LineFitter.tolerance, isWhole else { return nil }
    source = trial
    return finish(line(fit, in: paragraph), source, width)
  }

  /// Ends a line one word earlier where the paragraph's last line, set at the same width, holds one short word.
  private func pushOut(_ fit: inout LineFitter.Fit, in paragraph: ShapedText.Paragraph, _ width: Double) {
    let end = source.glyphs(of: paragraph).upperBound
    guard fit.hyphen == nil, fit.glyphs.upperBound < end else { return }
    let next = style.headIndent.isFinite ? max(0, style.headIndent) : 0
    let limit = limit(width, behind: next)
    var trial = source
    let last = LineFitter.fit(
      &trial, from: fit.glyphs.upperBound, paragraph: paragraph, limit: limit, indent: next, anywhere: false)
    guard last.glyphs.upperBound >= end else { return }
    let tail = last.glyphs.lowerBound..<last.inkEnd
    guard let word = source.wordPushedOut(of: fit.glyphs, fit.inkEnd, onto: tail, last.width, limit: limit),
      trial.width(of: word..<last.inkEnd, indent: next) <= limit + LineFitter.tolerance
    else { return }
    let glyphs = fit.glyphs.lowerBound..<word
    let inkEnd = source.inkEnd(of: glyphs)
    fit = LineFitter.Fit(
      glyphs: glyphs, inkEnd: inkEnd, width: source.width(of: glyphs.lowerBound..<inkEnd, indent: indent))
  }

  /// The last line that is shown: cut, wrapped or with an ellipsis, by the mode.
  package mutating func last(width: Double, mode: ParagraphStyle.LineBreakMode, hasMore: Bool) -> Line? {
    guard !isAtEnd else { return nil }
    guard mode != .wordWrapping, mode != .charWrapping else { return next(width: width) }
    let paragraph = source.shaped.paragraphs[index]
    let hasMore = hasMore || index + 1 < count
    let range = glyph..<max(glyph, source.glyphs(of: paragraph).upperBound)
    let inkEnd = source.inkEnd(of: range)
    let whole = source.width(of: glyph..<inkEnd, indent: indent)
    let isTruncated = hasMore || whole > limit(width) + LineFitter.tolerance
    let rest = LineFitter.Fit(glyphs: range, inkEnd: inkEnd, width: whole)
    if isTruncated, !hasMore, mode != .clipping, style.tightensBeforeTruncation {
      var tight = line(rest, in: paragraph)
      if source.tighten(&tight, to: limit(width)) { return finish(tight, source, width) }
    }
    if isTruncated, mode != .clipping, let cut = truncated(paragraph, mode, width, hasMore: hasMore) { return cut }
    var line = line(rest, in: paragraph)
    line.isTruncated = isTruncated
    return finish(line, source, width)
  }

  private mutating func truncated(
    _ paragraph: ShapedText.Paragraph, _ mode: ParagraphStyle.LineBreakMode, _ width: Double, hasMore: Bool
  ) -> Line? {
    let truncator = Truncator(
      source, from: glyph, paragraph: paragraph, mode: hasMore ? .truncatingTail : mode, limit: limit(width),
      indent: indent)
    guard var cut = truncator.truncate(library: library) else { return nil }
    let glyphs = 0..<cut.glyphs.count
    cut.placeTabs(in: glyphs, indent: indent)
    let line = Typesetter.Line(
      source: 0, paragraph: 0, glyphs: glyphs, inkEnd: glyphs.upperBound, range: 0..<cut.shaped.text.utf8.count,
      indent: indent, width: cut.width(of: glyphs, indent: indent), trailingSpace: 0, isFirstOfParagraph: false,
      isLastOfParagraph: true, isTruncated: true)
    return finish(line, cut, width)
  }

  private mutating func line(_ fit: LineFitter.Fit, in paragraph: ShapedText.Paragraph) -> Typesetter.Line {
    let isLast = fit.glyphs.upperBound >= source.glyphs(of: paragraph).upperBound
    let end = isLast ? paragraph.end : Int(source.glyphs[fit.glyphs.upperBound].cluster)
    source.placeTabs(in: fit.glyphs, indent: indent)
    let trailing = isLast ? source.width(of: fit.inkEnd..<fit.glyphs.upperBound, indent: indent) : 0
    return Typesetter.Line(
      source: 0, paragraph: index, glyphs: fit.glyphs, inkEnd: fit.inkEnd, range: start..<end, indent: indent,
      width: fit.width, trailingSpace: trailing, isFirstOfParagraph: start == 0, isLastOfParagraph: isLast,
      isTruncated: false, hyphen: fit.hyphen)
  }

  /// Gives the line its place in the width and goes behind it.
  private mutating func finish(_ line: Typesetter.Line, _ set: LineSource, _ width: Double) -> Line {
    let isFirst = start == 0
    var metrics = LineMetrics(line, set)
    metrics.apply(style)
    let tail = style.tailIndent < 0 && style.tailIndent.isFinite ? -style.tailIndent : 0
    let frame = width.isFinite ? max(0, width) : line.indent + line.width + tail
    let isRightToLeft = set.shaped.paragraphs[line.paragraph].level & 1 != 0
    let aligner = LineAligner(style: style, frameWidth: frame, isWidthLimited: width.isFinite)
    let (x, gap) = aligner.align(line, set, isRightToLeft)
    let penX = isRightToLeft ? x - line.trailingSpace : x
    let writer = RunWriter(line: line, source: set, baseline: metrics.ascent, wordGap: gap)
    let range = set.origin.map { $0.prefix.lowerBound..<$0.suffix.upperBound } ?? line.range
    let spaces = gap > 0 ? LineAligner.wordSpaces(line, set) : 0
    let placed = TextLayout.Line(
      runs: writer.runs(from: penX), top: 0, baseline: metrics.ascent, ascent: metrics.ascent,
      descent: metrics.descent, x: x, width: line.width + gap * Double(spaces), trailingSpace: line.trailingSpace,
      range: range, isTruncated: line.isTruncated, isRightToLeft: isRightToLeft)
    if line.isLastOfParagraph {
      index += 1
      if index < count {
        start = source.shaped.paragraphs[index].start
        glyph = source.glyphs(of: source.shaped.paragraphs[index]).lowerBound
      }
    } else {
      glyph = line.glyphs.upperBound
      start = line.range.upperBound
    }
    return Line(
      line: placed, clusters: writer.clusters(from: penX), leading: metrics.leading, isFirst: isFirst,
      endsLine: line.isLastOfParagraph, endsParagraph: isAtEnd)
  }
}
