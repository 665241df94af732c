// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// Gives lines and glyphs their positions: step two of layout.
struct LinePlacer {
  private let typesetter: Typesetter
  private let style: ParagraphStyle
  private let metrics: [LineMetrics]
  /// Edges that lines are aligned to.
  private let frameWidth: Double

  static func place(_ typesetter: Typesetter) -> TextLayout {
    LinePlacer(typesetter).run()
  }

  /// The number of lines that fit into a height, at least one.
  static func lineCount(_ typesetter: Typesetter, fitting height: Double) -> Int {
    let placer = LinePlacer(typesetter)
    var y = 0.0
    var count = 0
    for i in typesetter.lines.indices {
      y += placer.spaceBefore(i)
      y += placer.metrics[i].ascent + placer.metrics[i].descent
      if y > height + LineFitter.tolerance { break }
      count += 1
      y += placer.spaceAfter(i)
    }
    return max(1, count)
  }

  private init(_ typesetter: Typesetter) {
    self.typesetter = typesetter
    style = typesetter.style
    metrics = typesetter.lines.map { line in
      var metrics = LineMetrics(line, typesetter.sources[line.source])
      metrics.apply(typesetter.style)
      return metrics
    }
    let tail = style.tailIndent < 0 && style.tailIndent.isFinite ? -style.tailIndent : 0
    let widest = typesetter.lines.reduce(0) { max($0, $1.indent + $1.width + $1.trailingSpace + tail) }
    let widestInk = typesetter.lines.reduce(0) { max($0, $1.indent + $1.width + tail) }
    usedWidth = max(widestInk, min(widest, typesetter.maxWidth))
    frameWidth = typesetter.maxWidth.isFinite ? typesetter.maxWidth : usedWidth
  }

  private let usedWidth: Double

  private func run() -> TextLayout {
    var layout = TextLayout(lines: [], width: usedWidth, height: 0, isTruncated: typesetter.isTruncated)
    layout.lines.reserveCapacity(typesetter.lines.count)
    var y = 0.0
    for i in typesetter.lines.indices {
      y += spaceBefore(i)
      layout.lines.append(place(typesetter.lines[i], metrics[i], top: y))
      y += metrics[i].ascent + metrics[i].descent
      if i < typesetter.lines.count - 1 { y += spaceAfter(i) }
    }
    layout.height = y
    return layout
  }

  private func spaceBefore(_ i: Int) -> Double {
    i > 0 && typesetter.lines[i].isFirstOfParagraph ? finite(style.paragraphSpacingBefore) : 0
  }

  private func spaceAfter(_ i: Int) -> Double {
    let line = typesetter.lines[i]
    let paragraph = typesetter.sources[line.source].shaped.paragraphs[line.paragraph]
    let isEnd = line.isLastOfParagraph && paragraph.endsParagraph
    return metrics[i].leading + finite(style.lineSpacing) + (isEnd ? finite(style.paragraphSpacing) : 0)
  }

  private func finite(_ space: Double) -> Double { space.isFinite ? max(0, space) : 0 }

  private func place(_ line: Typesetter.Line, _ metrics: LineMetrics, top: Double) -> TextLayout.Line {
    let source = typesetter.sources[line.source]
    let paragraph = source.shaped.paragraphs[line.paragraph]
    let isRightToLeft = paragraph.level & 1 != 0
    let (x, gap) = align(line, source, isRightToLeft)
    let baseline = top + metrics.ascent
    // Trailing spaces of a right to left line stand on its left.
    let penX = isRightToLeft ? x - line.trailingSpace : x
    let writer = RunWriter(line: line, source: source, baseline: baseline, wordGap: gap)
    let range = source.origin.map { $0.prefix.lowerBound..<$0.suffix.upperBound } ?? line.range
    return TextLayout.Line(
      runs: writer.runs(from: penX), top: top, baseline: baseline, ascent: metrics.ascent, descent: metrics.descent,
      x: x, width: line.width + gap * Double(wordSpaces(line, source)), trailingSpace: line.trailingSpace,
      range: range, isTruncated: line.isTruncated, isRightToLeft: isRightToLeft)
  }

  private func align(_ line: Typesetter.Line, _ source: LineSource, _ isRightToLeft: Bool) -> (Double, Double) {
    LineAligner(style: style, frameWidth: frameWidth, isWidthLimited: typesetter.maxWidth.isFinite)
      .align(line, source, isRightToLeft)
  }

  /// The clusters of each line, as `place` sets them.
  static func clusters(_ typesetter: Typesetter) -> [[TextLayout.Cluster]] {
    let placer = LinePlacer(typesetter)
    return typesetter.lines.map { line in
      let source = typesetter.sources[line.source]
      let isRightToLeft = source.shaped.paragraphs[line.paragraph].level & 1 != 0
      let (x, gap) = placer.align(line, source, isRightToLeft)
      let writer = RunWriter(line: line, source: source, baseline: 0, wordGap: gap)
      return writer.clusters(from: isRightToLeft ? x - line.trailingSpace : x)
    }
  }

  private func wordSpaces(_ line: Typesetter.Line, _ source: LineSource) -> Int {
    style.alignment == .justified ? LineAligner.wordSpaces(line, source) : 0
  }
}
