// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// One paragraph whose lines are cut and placed one after the other, each as wide as the space that is left for it: text around
// pictures, in columns. `layout` sets all lines at one width and knows how many there may be; here the caller asks for a line,
// and may keep a copy from before to ask again for another width.

package struct ParagraphFlow {
  /// A line at the origin of its room: its top is 0.
  package struct Line {
    package var line: TextLayout.Line
    /// Where its characters stand, in visual order.
    package var clusters: [TextLayout.Cluster]
    /// What the line's fonts want below it.
    package var leading: Double
    /// Whether a line break ends it, or the text.
    package var endsLine: Bool
    /// Whether the paragraph ends with it.
    package var endsParagraph: Bool
    package var height: Double { line.ascent + line.descent }
  }

  private var cutter: LineCutter

  /// Creates the flow of a text; nil if it is empty. Text after the first end of a paragraph is part of it; an empty line after
  /// the last line break belongs to the next paragraph.
  package init?(_ text: AttributedText, style: ParagraphStyle, library: FontLibrary = .shared) {
    guard let shaped = ShapedText(text, direction: style.baseDirection, library: library), !shaped.text.utf8.isEmpty
    else { return nil }
    cutter = LineCutter(shaped, style: style, library: library, cutsLastEmptyLine: false)
  }

  package var style: ParagraphStyle { cutter.style }
  package var isAtEnd: Bool { cutter.isAtEnd }
  /// Bytes of the text that are in lines already.
  package var offset: Int { isAtEnd ? cutter.text.text.utf8.count : cutter.start }
  package var isRightToLeft: Bool { cutter.paragraph.level & 1 != 0 }

  /// The height of a line of the next character's font.
  package var nextHeight: Double {
    let metrics = LineMetrics(at: cutter.start, of: cutter.text, style)
    return metrics.ascent + metrics.descent
  }

  /// Returns the next line, as much as fits into a width in points. `room` is a smaller width to fill, of the same line.
  ///
  /// With `keepsWords` nil is the answer where not even a word fits, and nothing is taken.
  package mutating func next(width: Double, room: Double? = nil, keepsWords: Bool = false) -> Line? {
    cutter.next(width: width, room: room, keepsWords: keepsWords).map { place($0, width) }
  }

  /// Returns the last line that is shown: cut, wrapped or with an ellipsis, by the mode.
  package mutating func last(width: Double, mode: ParagraphStyle.LineBreakMode, hasMore: Bool) -> Line? {
    cutter.last(width: width, mode: mode, hasMore: hasMore).map { place($0, width) }
  }

  private func place(_ line: LineCutter.Line, _ width: Double) -> Line {
    let source = cutter.source(of: line)
    let metrics = LineMetrics(line, source, style)
    let frame = width.isFinite ? max(0, width) : line.indent + line.width + style.endMargin
    let aligner = LineAligner(style: style, frameWidth: frame, isWidthLimited: width.isFinite)
    let writer = aligner.writer(line, source, baseline: metrics.ascent)
    return Line(
      line: writer.line(top: 0, metrics), clusters: writer.clusters(), leading: metrics.leading,
      endsLine: line.isLastOfParagraph, endsParagraph: isAtEnd)
  }
}
