// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A builder that breaks text into lines, one at a time. The caller specifies the width of each line.
///
/// All line ends are determined here. `Typesetter` uses the same width for all lines, while `ParagraphFlow` uses the
/// available width of each line. Because this is a value type, a copy made before a line can break that line again at
/// another width.
struct LineBuilder {
  /// A line without a position.
  struct Line {
    var paragraph: Int
    var glyphs: Range<Int>
    var inkEnd: Int
    /// The line's byte range in the source.
    var range: Range<Int>
    var indent: Double
    /// The width without trailing spaces.
    var width: Double
    /// The width of the trailing spaces, if the line ends a paragraph.
    var trailingSpace = 0.0
    /// The width of the spaces at which the line is broken, which aren't drawn.
    var spaceAtBreak = 0.0
    var isFirstOfParagraph = false
    var isLastOfParagraph: Bool
    var isTruncated = false
    /// Whether the line has a separate source that contains the truncated text with its ellipsis.
    var isShortened = false
    var hyphen: Hyphen?
  }

  let style: ParagraphStyle
  private let library: FontLibrary
  private var source: LineSource
  /// The text of the last line if it is truncated.
  private var shortened: LineSource?
  /// The number of paragraphs to break into lines.
  private let count: Int
  /// The paragraph, the glyph and the byte offset at which the next line starts.
  private var index = 0
  private var glyph: Int
  private(set) var start = 0

  /// - Parameter cutsLastEmptyLine: Whether a line break at the end of the text is followed by an empty line.
  init(_ shaped: ShapedText, style: ParagraphStyle, library: FontLibrary, cutsLastEmptyLine: Bool = true) {
    self.style = style
    self.library = library
    source = LineSource(shaped, rules: LineRules(style))
    let endsEmpty = shaped.paragraphs.count > 1 && shaped.paragraphs.last.map { $0.start == $0.end } ?? false
    count = shaped.paragraphs.count - (endsEmpty && !cutsLastEmptyLine ? 1 : 0)
    glyph = shaped.paragraphs.first.map(source.glyphs(of:))?.lowerBound ?? 0
  }

  var isAtEnd: Bool { index >= count }
  var text: ShapedText { source.shaped }
  /// The paragraph of the next line. At the end, the last paragraph.
  var paragraph: ShapedText.Paragraph { text.paragraphs[min(index, count - 1)] }

  func source(of line: Line) -> LineSource { line.isShortened ? shortened ?? source : source }

  // MARK: Lines

  /// Returns the next line, with as much text as fits within a width in points.
  ///
  /// - Parameters:
  ///   - width: The width of the line.
  ///   - room: A smaller width to which the line's text is limited, or nil to use the whole line.
  ///   - keepsWords: Whether to return nil, without advancing, if not even one word fits.
  ///   - precedesLast: Whether the next line is the last visible line.
  mutating func next(
    width: Double, room: Double? = nil, keepsWords: Bool = false, precedesLast: Bool = false
  ) -> Line? {
    guard !isAtEnd else { return nil }
    let limit = room ?? limit(width: width, after: indent)
    if keepsWords {
      let before = source
      let fit = fit(within: limit)
      guard fit.width <= limit + LineFitter.tolerance, endsBetweenWords(fit) else {
        source = before
        return nil
      }
      return take(line(fit))
    }
    var fit = fit(within: limit)
    if room == nil, !(precedesLast && hasMore) { avoidShortLastLine(&fit, width: width) }
    return take(line(fit))
  }

  /// Returns the last visible line, clipped, wrapped or truncated with an ellipsis.
  ///
  /// - Parameter hasMore: Whether more text follows that this builder doesn't contain.
  mutating func last(width: Double, mode: ParagraphStyle.LineBreakMode, hasMore: Bool = false) -> Line? {
    guard !isAtEnd else { return nil }
    let hasMore = hasMore || self.hasMore
    let limit = limit(width: width, after: indent)
    if mode == .wordWrapping || mode == .charWrapping {
      var line = line(fit(within: limit))
      line.isTruncated = hasMore || !line.isLastOfParagraph
      return take(line)
    }
    var rest = line(rest(from: glyph, indent: indent))
    rest.isTruncated = hasMore || rest.width > limit + LineFitter.tolerance
    guard rest.isTruncated, mode != .clipping else { return take(rest) }
    if !hasMore, style.tightensBeforeTruncation, source.tighten(&rest, to: limit) { return take(rest) }
    return take(shorten(hasMore ? .truncatingTail : mode, toFit: limit) ?? rest)
  }

  /// Whether more text follows the next line's paragraph.
  private var hasMore: Bool { text.text.utf8.count > paragraph.end }
  private var isFirst: Bool { start == paragraph.start && paragraph.startsParagraph }
  private var indent: Double { Self.sane(indent: isFirst ? style.firstLineHeadIndent : style.headIndent) }
  private static func sane(indent: Double) -> Double { indent.isFinite ? max(0, indent) : 0 }

  /// Returns the width available to a line after its indent.
  private func limit(width: Double, after indent: Double) -> Double {
    let edge = style.tailIndent > 0 ? min(style.tailIndent, width) : width + min(0, style.tailIndent)
    return edge.isNaN ? 0 : max(0, edge - indent)
  }

  private mutating func fit(within limit: Double) -> LineFitter.Fit {
    LineFitter.fit(
      &source, from: glyph, paragraph: paragraph, limit: limit, indent: indent,
      anywhere: style.lineBreakMode == .charWrapping)
  }

  /// Returns the rest of the paragraph as one line.
  private func rest(from glyph: Int, indent: Double) -> LineFitter.Fit {
    let range = glyph..<max(glyph, source.glyphs(of: paragraph).upperBound)
    let inkEnd = source.inkEnd(of: range)
    return LineFitter.Fit(glyphs: range, inkEnd: inkEnd, width: source.width(of: glyph..<inkEnd, indent: indent))
  }

  private func endsBetweenWords(_ fit: LineFitter.Fit) -> Bool {
    let end = fit.glyphs.upperBound
    return style.lineBreakMode == .charWrapping || fit.hyphen != nil || end >= source.glyphs(of: paragraph).upperBound
      || source.flags(at: source.glyphs[end].cluster).contains(.mayBreak)
  }

  /// Ends a line one word earlier if the last line would otherwise contain only one short word.
  private func avoidShortLastLine(_ fit: inout LineFitter.Fit, width: Double) {
    guard source.rules.avoidsShortLastLine, style.lineBreakMode != .charWrapping, fit.hyphen == nil,
      fit.glyphs.upperBound < source.glyphs(of: paragraph).upperBound
    else { return }
    let next = Self.sane(indent: style.headIndent)
    let limit = limit(width: width, after: next)
    guard source.isShort(from: fit.glyphs.upperBound, in: paragraph, limit: limit) else { return }
    let last = rest(from: fit.glyphs.upperBound, indent: next)
    guard
      let word = source.wordToMove(
        of: fit.glyphs, inkEnd: fit.inkEnd, onto: last.glyphs.lowerBound..<last.inkEnd, width: last.width, limit: limit),
      source.width(of: word..<last.inkEnd, indent: next) <= limit + LineFitter.tolerance
    else { return }
    fit.glyphs = fit.glyphs.lowerBound..<word
    fit.inkEnd = source.inkEnd(of: fit.glyphs)
    fit.width = source.width(of: fit.glyphs.lowerBound..<fit.inkEnd, indent: indent)
  }

  private mutating func line(_ fit: LineFitter.Fit) -> Line {
    let isLast = fit.glyphs.upperBound >= source.glyphs(of: paragraph).upperBound
    let end = isLast ? paragraph.end : Int(source.glyphs[fit.glyphs.upperBound].cluster)
    source.placeTabs(in: fit.glyphs, indent: indent)
    let space = source.width(of: fit.inkEnd..<fit.glyphs.upperBound, indent: indent)
    return Line(
      paragraph: index, glyphs: fit.glyphs, inkEnd: fit.inkEnd, range: start..<end, indent: indent, width: fit.width,
      trailingSpace: isLast ? space : 0, spaceAtBreak: isLast ? 0 : space, isLastOfParagraph: isLast,
      hyphen: fit.hyphen)
  }

  /// Returns the rest of the paragraph, with an ellipsis in place of the text that doesn't fit.
  private mutating func shorten(_ mode: ParagraphStyle.LineBreakMode, toFit limit: Double) -> Line? {
    let truncator = Truncator(source, from: glyph, paragraph: paragraph, mode: mode, limit: limit, indent: indent)
    guard var cut = truncator.truncate(library: library) else { return nil }
    let glyphs = 0..<cut.glyphs.count
    cut.placeTabs(in: glyphs, indent: indent)
    shortened = cut
    return Line(
      paragraph: 0, glyphs: glyphs, inkEnd: glyphs.upperBound, range: 0..<cut.shaped.text.utf8.count, indent: indent,
      width: cut.width(of: glyphs, indent: indent), isLastOfParagraph: true, isTruncated: true, isShortened: true)
  }

  /// Advances past a line and returns it.
  private mutating func take(_ line: Line) -> Line {
    var line = line
    line.isFirstOfParagraph = isFirst
    if line.isLastOfParagraph {
      index += 1
      guard !isAtEnd else { return line }
      start = paragraph.start
      glyph = source.glyphs(of: paragraph).lowerBound
    } else {
      start = line.range.upperBound
      glyph = line.glyphs.upperBound
    }
    return line
  }
}
