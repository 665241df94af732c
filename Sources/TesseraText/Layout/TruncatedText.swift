// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The text of a truncated line, and the mapping from its bytes to the original text.
struct TruncatedText: Sendable {
  var text: AttributedText
  /// The byte ranges of the original text before and after the ellipsis. The text between them isn't visible.
  var prefix: Range<Int>
  var suffix: Range<Int>

  static let ellipsis = "\u{2026}"

  /// Returns the offset in the original text for an offset in the truncated text. The ellipsis is mapped to the text
  /// it replaces.
  func original(at offset: Int) -> Int {
    if offset <= prefix.count { return prefix.lowerBound + offset }
    let rest = offset - prefix.count - Self.ellipsis.utf8.count
    return rest < 0 ? prefix.upperBound : suffix.lowerBound + rest
  }
}

/// Truncates a line with an ellipsis at its end, start or middle.
///
/// The truncated text is reshaped because letters at the cut may change their form and the ellipsis participates in
/// bidi reordering. The cut is therefore at the logical end, which may appear anywhere in the line.
struct Truncator {
  let source: LineSource
  let paragraph: ShapedText.Paragraph
  let mode: ParagraphStyle.LineBreakMode
  let limit: Double
  let indent: Double
  /// The start offsets of the line's grapheme clusters, and the widths of the text before them.
  private var starts: [Int] = []
  private var positions: [Double] = []

  init(
    _ source: LineSource, from glyph: Int, paragraph: ShapedText.Paragraph, mode: ParagraphStyle.LineBreakMode,
    limit: Double, indent: Double
  ) {
    self.source = source
    self.paragraph = paragraph
    self.mode = mode
    self.limit = limit
    self.indent = indent
    let end = source.glyphs(of: paragraph).upperBound
    var x = 0.0
    var g = glyph
    while g < end {
      let cluster = source.cluster(at: g, limit: end, x: indent + x)
      if source.flags(at: source.glyphs[g].cluster).contains(.grapheme) {
        starts.append(Int(source.glyphs[g].cluster))
        positions.append(x)
      }
      x += cluster.width
      g = cluster.end
    }
    if starts.isEmpty { starts = [paragraph.contentEnd]; positions = [0] }
    starts.append(paragraph.contentEnd)
    positions.append(x)
    assert(zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }, "The clusters are not in order.")
  }

  private var count: Int { starts.count - 1 }
  private var total: Double { positions[count] }

  /// Returns the longest truncated text that fits, or only the ellipsis if nothing else fits.
  func truncate(library: FontLibrary) -> LineSource? {
    var (head, tail) = firstGuess()
    while true {
      let cut = text(head: head, tail: tail)
      let direction: ParagraphStyle.Direction = paragraph.level & 1 != 0 ? .rightToLeft : .leftToRight
      guard let shaped = ShapedText(cut.text, direction: direction, library: library) else { return nil }
      let result = LineSource(shaped, rules: source.rules, origin: cut)
      let isSmallest = head == 0 && tail == count
      if isSmallest || result.width(of: 0..<result.glyphs.count, indent: indent) <= limit + LineFitter.tolerance {
        return result
      }
      // Remove one more cluster. When truncating in the middle, remove it from the longer side.
      if head > 0 && (mode == .truncatingTail || mode == .truncatingMiddle && head >= count - tail) {
        head -= 1
      } else {
        tail += 1
      }
      if mode == .truncatingTail { tail = count }
    }
  }

  /// The maximum kerning of an ellipsis, in ems. Some fonts kern an ellipsis with certain characters. Tessera Sans kerns
  /// it with a quotation mark by 0.155 em.
  private static let maximumKerning = 0.16

  /// Returns the estimated number of clusters before and after the ellipsis, based on the widths of the untruncated
  /// line. The estimate is never too low.
  private func firstGuess() -> (head: Int, tail: Int) {
    let kerning = Self.maximumKerning * ellipsisAttributes.font.size
    let room = max(0, limit - ellipsisWidth + kerning + LineFitter.tolerance)
    switch mode {
    case .truncatingHead:
      return (0, firstStart { total - positions[$0] <= room })
    case .truncatingMiddle:
      let head = lastStart { positions[$0] <= room / 2 }
      let rest = room - positions[head]
      return (head, max(head, firstStart { total - positions[$0] <= rest }))
    default:
      return (lastStart { positions[$0] <= room }, count)
    }
  }

  private func lastStart(_ fits: (Int) -> Bool) -> Int {
    var i = 0
    while i < count && fits(i + 1) { i += 1 }
    return i
  }

  private func firstStart(_ fits: (Int) -> Bool) -> Int {
    var i = count
    while i > 0 && fits(i - 1) { i -= 1 }
    return i
  }

  private var ellipsisAttributes: TextAttributes {
    source.shaped.attributes[source.shaped.attributeIndex(at: starts[0])]
  }

  private var ellipsisWidth: Double {
    let attributes = ellipsisAttributes
    let width = attributes.font.face.advance(of: 0x2026) * attributes.font.scale
    return width + attributes.font.tracking + attributes.kern
  }

  /// Returns the prefix, the ellipsis and the suffix, without spaces adjacent to the ellipsis.
  private func text(head: Int, tail: Int) -> TruncatedText {
    var prefixEnd = head
    while prefixEnd > 0 && isSpace(at: prefixEnd - 1) { prefixEnd -= 1 }
    var suffixStart = tail
    while suffixStart < count && isSpace(at: suffixStart) { suffixStart += 1 }
    let prefix = starts[0]..<starts[prefixEnd]
    let suffix = starts[suffixStart]..<starts[count]
    var runs = runs(of: prefix)
    let cut = mode == .truncatingHead ? suffix.lowerBound : max(starts[0], prefix.upperBound - 1)
    var attributes = source.shaped.attributes[source.shaped.attributeIndex(at: cut)]
    // The ellipsis is text even if it replaces an attachment.
    attributes.box = nil
    runs.append(AttributedText.Run(count: TruncatedText.ellipsis.utf8.count, attributes: attributes))
    runs += self.runs(of: suffix)
    let utf8 = source.shaped.text.utf8
    let string =
      String(decoding: utf8[prefix], as: UTF8.self) + TruncatedText.ellipsis
      + String(decoding: utf8[suffix], as: UTF8.self)
    return TruncatedText(text: AttributedText(string: string, runs: runs), prefix: prefix, suffix: suffix)
  }

  private func isSpace(at i: Int) -> Bool { source.shaped.text.flags[starts[i]].contains(.space) }

  private func runs(of range: Range<Int>) -> [AttributedText.Run] {
    var runs: [AttributedText.Run] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let index = source.shaped.attributeIndex(at: start)
      let end = min(range.upperBound, source.shaped.attributeEnds[index])
      runs.append(AttributedText.Run(count: end - start, attributes: source.shaped.attributes[index]))
      start = end
    }
    return runs
  }
}
