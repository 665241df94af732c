// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// The second step of layout, which positions lines and glyphs.
struct LinePlacer {
  private let typesetter: Typesetter
  private let style: ParagraphStyle
  private let metrics: [LineMetrics]
  private let aligner: LineAligner

  static func place(_ typesetter: Typesetter) -> TextLayout {
    LinePlacer(typesetter).run()
  }

  /// Returns the number of lines that fit within a height, at least one.
  static func lineCount(_ typesetter: Typesetter, fitting height: Double) -> Int {
    let placer = LinePlacer(typesetter)
    var y = 0.0
    var count = 0
    for i in typesetter.lines.indices {
      y += placer.spaceBefore(at: i)
      y += placer.metrics[i].ascent + placer.metrics[i].descent
      if y > height + LineFitter.tolerance { break }
      count += 1
      y += placer.spaceAfter(at: i)
    }
    return max(1, count)
  }

  private init(_ typesetter: Typesetter) {
    self.typesetter = typesetter
    style = typesetter.style
    metrics = typesetter.lines.map {
      LineMetrics($0, source: typesetter.lineBuilder.source(of: $0), style: typesetter.style)
    }
    usedWidth = Self.usedWidth(of: typesetter.lines, style: style, maxWidth: typesetter.maxWidth)
    drawnWidth = Self.drawnWidth(of: typesetter.lines, style: style, maxWidth: typesetter.maxWidth)
    aligner = LineAligner(
      style: style, frameWidth: typesetter.maxWidth.isFinite ? typesetter.maxWidth : usedWidth,
      isWidthLimited: typesetter.maxWidth.isFinite)
  }

  private let usedWidth: Double
  private let drawnWidth: Double

  /// Returns the width of lines as UIKit measures it: spaces at line breaks count as far as they fit, a single line with
  /// an ellipsis takes the whole width, and the ellipsis line of several lines doesn't count.
  ///
  /// Measured on labels of iOS 17.5 and 18.5: see `LabelSizeTests`.
  private static func usedWidth(of lines: [LineBuilder.Line], style: ParagraphStyle, maxWidth: Double) -> Double {
    if lines.count == 1, lines[0].isShortened, maxWidth.isFinite { return max(0, maxWidth) }
    let tail = style.endMargin
    return lines.reduce(0) { width, line in
      guard !line.isShortened || lines.count == 1 else { return width }
      let ink = line.indent + line.width + tail
      return max(width, ink, min(ink + line.trailingSpace + line.spaceAtBreak, maxWidth))
    }
  }

  /// Returns the width of the widest line as it is drawn.
  private static func drawnWidth(of lines: [LineBuilder.Line], style: ParagraphStyle, maxWidth: Double) -> Double {
    lines.reduce(0) { width, line in
      let ink = line.indent + line.width + style.endMargin
      return max(width, ink, min(ink + line.trailingSpace, maxWidth))
    }
  }

  private func run() -> TextLayout {
    var layout = TextLayout(
      lines: [], width: usedWidth, drawnWidth: drawnWidth, height: 0, isTruncated: typesetter.isTruncated)
    layout.lines.reserveCapacity(typesetter.lines.count)
    var y = 0.0
    for i in typesetter.lines.indices {
      y += spaceBefore(at: i)
      layout.lines.append(writer(at: i, baseline: y + metrics[i].ascent).line(top: y, metrics[i]))
      y += metrics[i].ascent + metrics[i].descent
      if i < typesetter.lines.count - 1 { y += spaceAfter(at: i) }
    }
    layout.height = y
    return layout
  }

  private func spaceBefore(at i: Int) -> Double {
    i > 0 && typesetter.lines[i].isFirstOfParagraph ? finite(space: style.paragraphSpacingBefore) : 0
  }

  private func spaceAfter(at i: Int) -> Double {
    let line = typesetter.lines[i]
    let paragraph = typesetter.lineBuilder.source(of: line).shaped.paragraphs[line.paragraph]
    let isEnd = line.isLastOfParagraph && paragraph.endsParagraph
    return metrics[i].leading + finite(space: style.lineSpacing) + (isEnd ? finite(space: style.paragraphSpacing) : 0)
  }

  private func finite(space: Double) -> Double { space.isFinite ? max(0, space) : 0 }

  private func writer(at i: Int, baseline: Double = 0) -> RunWriter {
    let line = typesetter.lines[i]
    return aligner.writer(line, typesetter.lineBuilder.source(of: line), baseline: baseline)
  }

  /// Returns the clusters of each line, positioned as in `place`.
  static func clusters(_ typesetter: Typesetter) -> [[TextLayout.Cluster]] {
    let placer = LinePlacer(typesetter)
    return typesetter.lines.indices.map { placer.writer(at: $0).clusters() }
  }
}
