// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The horizontal alignment of a line within a frame.
struct LineAligner {
  let style: ParagraphStyle
  /// The right edge of the frame, in points from its left edge.
  let frameWidth: Double
  /// Whether the width is limited. Otherwise, text isn't justified.
  let isWidthLimited: Bool

  /// Returns a writer that positions a line's glyphs.
  func writer(_ line: LineBuilder.Line, _ source: LineSource, baseline: Double) -> RunWriter {
    let isRightToLeft = source.shaped.paragraphs[line.paragraph].level & 1 != 0
    let (x, gap) = align(line, source: source, isRightToLeft: isRightToLeft)
    return RunWriter(
      line: line, source: source, isRightToLeft: isRightToLeft, x: x, baseline: baseline, wordGap: gap)
  }

  /// Returns the left edge of a line's text, and the space that justification adds to each space character.
  private func align(_ line: LineBuilder.Line, source: LineSource, isRightToLeft: Bool) -> (Double, Double) {
    var left = isRightToLeft ? 0 : line.indent
    var right = isRightToLeft ? frameWidth - line.indent : frameWidth
    let tail = style.tailIndent
    if tail < 0 && tail.isFinite {
      if isRightToLeft { left -= tail } else { right += tail }
    } else if tail > 0 && tail < frameWidth {
      if isRightToLeft { left = frameWidth - tail } else { right = tail }
    }
    let free = right - left - line.width
    // If the line is too wide, its start stays visible.
    guard free >= 0 else { return (isRightToLeft ? left + free : left, 0) }
    switch style.alignment {
    case .left: return (left, 0)
    case .right: return (left + free, 0)
    case .center: return (left + free / 2, 0)
    case .natural: return (isRightToLeft ? left + free : left, 0)
    case .justified:
      let spaces = Self.wordSpaces(line, source)
      guard spaces > 0, !line.isLastOfParagraph, isWidthLimited else {
        return (isRightToLeft ? left + free : left, 0)
      }
      return (left, free / Double(spaces))
    }
  }

  /// Returns the number of space characters in a line that justification widens.
  static func wordSpaces(_ line: LineBuilder.Line, _ source: LineSource) -> Int {
    (line.glyphs.lowerBound..<line.inkEnd).count { i in
      source.flags(at: source.glyphs[i].cluster).contains(.wordSpace)
    }
  }
}

extension ParagraphStyle {
  /// The distance between a line and the right edge, computed from `tailIndent`.
  var endMargin: Double { tailIndent < 0 && tailIndent.isFinite ? -tailIndent : 0 }
}
