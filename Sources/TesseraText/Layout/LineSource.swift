// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The shaped text to break into lines. Its glyphs change if a line break splits text that was shaped together.
struct LineSource {
  let shaped: ShapedText
  var items: [TextItem]
  var glyphs: [ShapedGlyph]
  /// The mapping from a truncated line's bytes to the original text, or nil if the source is the original text.
  var origin: TruncatedText?
  let rules: LineRules
  private var shaper: Shaper?

  init(_ shaped: ShapedText, rules: LineRules, origin: TruncatedText? = nil) {
    self.shaped = shaped
    self.rules = rules
    self.origin = origin
    items = shaped.items
    glyphs = shaped.glyphs
  }

  func flags(at cluster: Int32) -> ScannedText.Flags { shaped.text.flags[Int(cluster)] }

  func glyphs(of paragraph: ShapedText.Paragraph) -> Range<Int> {
    guard let first = paragraph.items.first, let last = paragraph.items.last else { return 0..<0 }
    return items[first].glyphStart..<items[last].glyphEnd
  }

  /// Returns the paragraph's item that contains a glyph. Uses binary search.
  func item(holding glyph: Int, in range: Range<Int>) -> Int {
    var low = range.lowerBound
    var high = range.upperBound - 1
    while low < high {
      let middle = (low + high) / 2
      if items[middle].glyphEnd > glyph { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the end and the width of the cluster that starts at a glyph. `x` is the width of the preceding text.
  func cluster(at glyph: Int, limit: Int, x: Double) -> (end: Int, width: Double) {
    let start = glyphs[glyph].cluster
    var end = glyph
    var width = 0.0
    while end < limit && glyphs[end].cluster == start {
      width += glyphs[end].advance
      end += 1
    }
    if flags(at: start).contains(.tab) {
      width = tabWidth(at: x, before: end, limit: limit)
    }
    return (end, width)
  }

  /// Returns the width of a tab that ends before a glyph: the distance to the tab stop, minus the width of the
  /// following text that the stop's alignment places before the stop.
  private func tabWidth(at x: Double, before glyph: Int, limit: Int) -> Double {
    let stop = rules.tabs.stop(after: x, noise: LineFitter.tolerance)
    let room = max(0, stop.location - x)
    guard stop.alignment != .leading else { return room }
    let share = stop.alignment == .center ? 0.5 : 1
    var text = 0.0
    var g = glyph
    while g < limit && share * text < room {
      let cluster = Int(glyphs[g].cluster)
      if shaped.text.flags[cluster].contains(.tab) { break }
      if stop.alignment == .decimal && stop.terminators.contains(shaped.text.scalar(at: cluster)) { break }
      text += glyphs[g].advance
      g += 1
    }
    return max(0, room - share * text)
  }

  /// Returns the width of glyphs at the start of a line indented by `indent`.
  func width(of range: Range<Int>, indent: Double) -> Double {
    var x = 0.0
    var g = range.lowerBound
    while g < range.upperBound {
      let cluster = cluster(at: g, limit: range.upperBound, x: indent + x)
      x += cluster.width
      g = cluster.end
    }
    return x
  }

  /// Returns the index after the last glyph of a range that isn't a trailing space.
  func inkEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound && flags(at: glyphs[end - 1].cluster).contains(.space) { end -= 1 }
    return end
  }

  /// Stores the widths of tabs in their glyphs.
  mutating func placeTabs(in range: Range<Int>, indent: Double) {
    guard shaped.text.hasTabs, range.contains(where: { flags(at: glyphs[$0].cluster).contains(.tab) }) else { return }
    var x = indent
    var g = range.lowerBound
    while g < range.upperBound {
      let cluster = cluster(at: g, limit: range.upperBound, x: x)
      if flags(at: glyphs[g].cluster).contains(.tab) { glyphs[g].advance = cluster.width }
      x += cluster.width
      g = cluster.end
    }
  }
}

extension LineSource {
  /// The new glyphs for both sides of a break within an item, if the glyphs shaped together can't be used.
  struct Split {
    /// The replaced glyphs, followed by the new glyphs before and after the break.
    var replaced: Range<Int>
    var left: [ShapedGlyph]
    var right: [ShapedGlyph]
    var item: Int
  }

  /// Returns the glyphs to replace if a line that starts at glyph `start` ends before `glyph`, or nil if no reshaping
  /// is required.
  mutating func split(at glyph: Int, lineStart start: Int, paragraph: ShapedText.Paragraph) -> Split? {
    guard glyph < glyphs.count, glyphs[glyph].isUnsafeToBreak, !paragraph.items.isEmpty else { return nil }
    let index = item(holding: glyph, in: paragraph.items)
    let item = items[index]
    guard glyph > item.glyphStart, glyph < item.glyphEnd else { return nil }
    let first = max(start, item.glyphStart)
    var low = glyph - 1
    while low > first && !isSafe(glyph: low) { low -= 1 }
    var high = glyph + 1
    while high < item.glyphEnd && !isSafe(glyph: high) { high += 1 }
    let at = Int(glyphs[glyph].cluster)
    let end = high < item.glyphEnd ? Int(glyphs[high].cluster) : item.end
    return Split(
      replaced: low..<high, left: shape(item, Int(glyphs[low].cluster)..<at, of: paragraph),
      right: shape(item, at..<end, of: paragraph), item: index)
  }

  private func isSafe(glyph: Int) -> Bool {
    !glyphs[glyph].isUnsafeToBreak && glyphs[glyph].cluster != glyphs[glyph - 1].cluster
  }

  private mutating func shape(
    _ item: TextItem, _ bytes: Range<Int>, of paragraph: ShapedText.Paragraph
  ) -> [ShapedGlyph] {
    let shaper = self.shaper ?? Shaper()
    self.shaper = shaper
    var result: [ShapedGlyph] = []
    shaper.shape(item, bytes, paragraph: paragraph.start..<paragraph.contentEnd, in: shaped.source, into: &result)
    return result
  }

  /// Inserts the new glyphs and returns the glyph after the break.
  mutating func apply(_ split: Split) -> Int {
    let change = split.left.count + split.right.count - split.replaced.count
    glyphs.replaceSubrange(split.replaced, with: split.left + split.right)
    items[split.item].glyphEnd += change
    if change != 0 {
      for i in split.item + 1..<items.count {
        items[i].glyphStart += change
        items[i].glyphEnd += change
      }
    }
    return split.replaced.lowerBound + split.left.count
  }
}

extension ScannedText {
  /// Returns the scalar at a byte offset.
  func scalar(at offset: Int) -> UInt32 {
    let i = scalarIndex(at: offset)
    return i < scalars.count ? scalars[i] : 0
  }
}

extension LineSource {
  /// Returns whether a line may end before a glyph.
  func mayBreak(before glyph: Int) -> Bool {
    let offset = Int(glyphs[glyph].cluster)
    guard shaped.text.flags[offset].contains(.mayBreak) else { return false }
    guard rules.keepsHangulWords, offset >= 3 else { return true }
    let utf8 = shaped.text.utf8
    return !(Self.isHangul(utf8, at: offset) && Self.isHangul(utf8, at: offset - 3))
  }

  /// Returns whether a Hangul syllable starts at a byte offset. Tests only the bytes that distinguish the 11,172
  /// syllables from other three-byte characters.
  private static func isHangul(_ utf8: [UInt8], at i: Int) -> Bool {
    guard i + 2 < utf8.count, utf8[i] >= 0xEA, utf8[i] <= 0xED else { return false }
    return utf8[i] == 0xEA ? utf8[i + 1] >= 0xB0 : utf8[i] == 0xED ? utf8[i + 1] < 0x9F : true
  }
}
