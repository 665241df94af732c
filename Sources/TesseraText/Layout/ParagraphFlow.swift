// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Breaks a paragraph into lines of different widths, for text that flows around images or in columns. The caller
// requests one line at a time. To retry a line with another width, the caller uses a copy of the flow made before the
// request.

package struct ParagraphFlow {
  /// A line whose top is at 0.
  package struct Line {
    package var line: TextLayout.Line
    /// The positions of the line's character clusters, in visual order.
    package var clusters: [TextLayout.Cluster]
    /// The leading below the line, determined by its fonts.
    package var leading: Double
    /// Whether the line ends with a line break or is the last line of the text.
    package var endsLine: Bool
    package var endsParagraph: Bool
    package var height: Double { line.ascent + line.descent }
  }

  private var lineBuilder: LineBuilder

  /// Creates a flow for text. Returns nil if the text is empty. The text may contain line breaks. An empty line
  /// after a final line break is omitted because it belongs to the next paragraph.
  package init?(_ text: AttributedText, style: ParagraphStyle, library: FontLibrary = .shared) {
    guard let shaped = ShapedText(text, direction: style.baseDirection, library: library), !shaped.text.utf8.isEmpty
    else { return nil }
    lineBuilder = LineBuilder(shaped, style: style, library: library, cutsLastEmptyLine: false)
  }

  package var style: ParagraphStyle { lineBuilder.style }
  package var isAtEnd: Bool { lineBuilder.isAtEnd }
  /// The number of bytes of the text already broken into lines.
  package var offset: Int { isAtEnd ? lineBuilder.text.text.utf8.count : lineBuilder.start }
  package var isRightToLeft: Bool { lineBuilder.paragraph.level & 1 != 0 }

  /// The line height of the next character's font.
  package var nextHeight: Double {
    let metrics = LineMetrics(at: lineBuilder.start, of: lineBuilder.text, style)
    return metrics.ascent + metrics.descent
  }

  /// Returns the next line, with as much text as fits within a width in points. `room` limits the line's text to a
  /// smaller width.
  ///
  /// Returns nil without advancing if `keepsWords` is true and not even one word fits.
  package mutating func next(width: Double, room: Double? = nil, keepsWords: Bool = false) -> Line? {
    lineBuilder.next(width: width, room: room, keepsWords: keepsWords).map { place($0, width: width) }
  }

  /// Returns the last visible line, clipped, wrapped or truncated with an ellipsis, depending on the mode.
  package mutating func last(width: Double, mode: ParagraphStyle.LineBreakMode, hasMore: Bool) -> Line? {
    lineBuilder.last(width: width, mode: mode, hasMore: hasMore).map { place($0, width: width) }
  }

  private func place(_ line: LineBuilder.Line, width: Double) -> Line {
    let source = lineBuilder.source(of: line)
    let metrics = LineMetrics(line, source: source, style: style)
    let frame = width.isFinite ? max(0, width) : line.indent + line.width + style.endMargin
    let aligner = LineAligner(style: style, frameWidth: frame, isWidthLimited: width.isFinite)
    let writer = aligner.writer(line, source, baseline: metrics.ascent)
    return Line(
      line: writer.line(top: 0, metrics), clusters: writer.clusters(), leading: metrics.leading,
      endsLine: line.isLastOfParagraph, endsParagraph: isAtEnd)
  }
}
