// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.HarfBuzz
import TesseraMemory

/// A wrapper of HarfBuzz that converts an item to glyphs in logical order, with lengths in points.
///
/// The HarfBuzz scale equals the number of font units per em, so advances are exact integers at every size. A shaper
/// owns a buffer, so it must be used by only one thread at a time.
final class Shaper {
  private let buffer: OpaquePointer
  private let usesPairs: Bool

  /// - Parameter usesPairs: Whether text may be laid out from cached kerning pairs, with the same result.
  init(usesPairs: Bool = true) {
    buffer = hb_buffer_create()
    self.usesPairs = usesPairs
  }

  deinit {
    hb_buffer_destroy(buffer)
  }

  /// Shapes `bytes` of `item` and appends the resulting glyphs. The surrounding text, up to the ends of `paragraph`,
  /// is passed as context because Arabic letters join across item boundaries.
  func shape(
    _ item: TextItem, _ bytes: Range<Int>, paragraph: Range<Int>, in source: ItemizedText,
    into glyphs: inout [ShapedGlyph]
  ) {
    assert(paragraph.lowerBound <= bytes.lowerBound && bytes.upperBound <= paragraph.upperBound, "\(bytes) is outside.")
    let font = source.fonts[item.font]
    switch font.face.role {
    case .missing: return placeCodePoints(item, bytes: bytes, source: source, font: font, into: &glyphs)
    case .emoji: shapeEmoji(item, bytes: bytes, source: source, font: font)
    default:
      let pairs = pairs(item, source: source, font: font)
      let answer =
        pairs.map { place(item, bytes: bytes, source: source, font: font, from: $0, into: &glyphs) } ?? .impossible
      if answer == .complete { return }
      hb_buffer_clear_contents(buffer)
      fill(bytes, of: paragraph, source.text)
      shape(item, bytes: bytes, paragraph: paragraph, source: source, font: font)
      if answer == .unknown, let pairs { learnPairs(pairs, bytes, source) }
    }
    read(item, source: source, font: font, into: &glyphs)
  }

  /// Returns the kerning pair cache for an item, or nil if it can't be used.
  private func pairs(_ item: TextItem, source: ItemizedText, font: ScaledFont) -> KerningPairCache? {
    guard usesPairs, item.script == HB_SCRIPT_LATIN.rawValue, !item.isRightToLeft else { return nil }
    return font.face.pairs(for: source.attributes[item.firstAttributes])
  }

  /// Lays out an item from cached pairs of letters.
  private func place(
    _ item: TextItem, bytes: Range<Int>, source: ItemizedText, font: ScaledFont, from pairs: KerningPairCache,
    into glyphs: inout [ShapedGlyph]
  ) -> KerningPairCache.Answer {
    let first = source.text.scalarIndex(at: bytes.lowerBound)
    let count = source.text.scalarIndex(at: bytes.upperBound) - first
    let language = language(item, attributes: source.attributes[item.firstAttributes], source: source).harfBuzz
    return withUnsafeTemporaryAllocation(of: KerningPairCache.Glyph.self, capacity: count) { known in
      let answer = source.text.scalars.withUnsafeBufferPointer { scalars in
        pairs.shape(
          UnsafeBufferPointer(rebasing: scalars[first..<first + count]), language: language, into: known)
      }
      guard answer == .complete else { return answer }
      var run = item.firstAttributes
      var i = 0
      while i < count {
        while run < item.lastAttributes && source.attributeEnds[run] <= Int(source.text.offsets[first + i]) { run += 1 }
        let end = run < item.lastAttributes ? source.attributeEnds[run] : Int.max
        let stretch = source.attributes[run].stretch
        let space = source.attributes[run].kern + font.tracking * stretch
        repeat {
          let cluster = source.text.offsets[first + i]
          if Int(cluster) >= end { break }
          var advance = Double(known[i].advance) * font.scale * stretch
          if known[i].advance != 0 { advance += space }
          glyphs.append(
            ShapedGlyph(
              id: known[i].id, cluster: cluster, advance: advance, dx: 0, dy: 0,
              isUnsafeToBreak: known[i].isUnsafeToBreak))
          i += 1
        } while i < count
      }
      return answer
    }
  }

  /// Adds the contents of HarfBuzz's buffer to a kerning pair cache.
  private func learnPairs(_ pairs: KerningPairCache, _ bytes: Range<Int>, _ source: ItemizedText) {
    var length: UInt32 = 0
    var positionCount: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &length),
      let positions = hb_buffer_get_glyph_positions(buffer, &positionCount), length == positionCount
    else { return }
    let range = source.text.scalarIndex(at: bytes.lowerBound)..<source.text.scalarIndex(at: bytes.upperBound)
    source.text.scalars.withUnsafeBufferPointer { scalars in
      pairs.learnPairs(
        UnsafeBufferPointer(rebasing: scalars[range]), infos: infos, positions: positions, count: Int(length))
    }
  }

  /// Shapes the contents of the buffer.
  private func shape(
    _ item: TextItem, bytes: Range<Int>, paragraph: Range<Int>, source: ItemizedText, font: ScaledFont
  ) {
    let attributes = source.attributes[item.firstAttributes]
    hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: item.script))
    hb_buffer_set_language(buffer, language(item, attributes: attributes, source: source).harfBuzz)
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if bytes.lowerBound == paragraph.lowerBound { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if bytes.upperBound == paragraph.upperBound { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    let features = font.face.features(for: attributes)
    features.withUnsafeBufferPointer { features in
      hb_shape(font.face.hbFont, buffer, features.baseAddress, UInt32(features.count))
    }
  }

  /// Returns the language of the attributes, or `hanLanguage` for Chinese characters whose forms this language
  /// doesn't determine.
  private func language(_ item: TextItem, attributes: TextAttributes, source: ItemizedText) -> TextLanguage {
    let language = attributes.language ?? .english
    guard item.script == HB_SCRIPT_HAN.rawValue || item.script == HB_SCRIPT_BOPOMOFO.rawValue else { return language }
    return language.choosesHanForms ? language : source.hanLanguage
  }

  private func fill(_ bytes: Range<Int>, of paragraph: Range<Int>, _ text: ScannedText) {
    text.utf8.withUnsafeBytes { memory in
      let base = memory.baseAddress.map { ($0 + paragraph.lowerBound).assumingMemoryBound(to: CChar.self) }
      hb_buffer_add_utf8(
        buffer, base, Int32(paragraph.count), UInt32(bytes.lowerBound - paragraph.lowerBound), Int32(bytes.count))
    }
    offset = Int32(paragraph.lowerBound)
  }

  /// Shapes emoji unchanged. Then shapes emoji without a single glyph again, without their skin tones.
  private func shapeEmoji(_ item: TextItem, bytes: Range<Int>, source: ItemizedText, font: ScaledFont) {
    let text = source.text
    hb_buffer_clear_contents(buffer)
    fillEmoji(bytes, text, simplified: [])
    shape(item, bytes: bytes, paragraph: bytes, source: source, font: font)
    let broken = brokenClusters(bytes, text)
    guard !broken.isEmpty else { return }
    hb_buffer_clear_contents(buffer)
    fillEmoji(bytes, text, simplified: broken)
    shape(item, bytes: bytes, paragraph: bytes, source: source, font: font)
  }

  /// Returns the start bytes of graphemes that contain a skin tone and were shaped to more than one glyph.
  private func brokenClusters(_ bytes: Range<Int>, _ text: ScannedText) -> Set<Int> {
    var length: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &length) else { return [] }
    var counts: [Int: Int] = [:]
    for i in 0..<Int(length) {
      var start = Int(infos[i].cluster)
      while start > bytes.lowerBound && !text.flags[start].contains(.grapheme) { start -= 1 }
      counts[start, default: 0] += 1
    }
    return Set(counts.filter { $0.value > 1 && hasTone(text, from: $0.key) }.keys)
  }

  private func hasTone(_ text: ScannedText, from start: Int) -> Bool {
    grapheme(text, from: text.scalarIndex(at: start)).contains { isSkinTone(text.scalars[$0]) }
  }

  /// Returns the scalar range of the grapheme that begins at a scalar.
  private func grapheme(_ text: ScannedText, from first: Int) -> Range<Int> {
    var end = first + 1
    while end < text.scalars.count, !text.flags[Int(text.offsets[end])].contains(.grapheme) { end += 1 }
    return first..<min(end, text.scalars.count)
  }

  private func fillEmoji(_ bytes: Range<Int>, _ text: ScannedText, simplified: Set<Int>) {
    var i = text.scalarIndex(at: bytes.lowerBound)
    while i < text.scalars.count, Int(text.offsets[i]) < bytes.upperBound {
      let start = UInt32(text.offsets[i])
      guard simplified.contains(Int(start)) else {
        hb_buffer_add(buffer, text.scalars[i], start)
        i += 1
        continue
      }
      // A cluster as long as an item may be split between items.
      let range = i..<min(grapheme(text, from: i).upperBound, text.scalarIndex(at: bytes.upperBound))
      for scalar in EmojiSequence.withoutTones(text.scalars[range]) { hb_buffer_add(buffer, scalar, start) }
      i = range.upperBound
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    offset = 0
  }

  /// Adds a box for each grapheme. The box's glyph ID is the code point of the grapheme's first character.
  private func placeCodePoints(
    _ item: TextItem, bytes: Range<Int>, source: ItemizedText, font: ScaledFont, into glyphs: inout [ShapedGlyph]
  ) {
    let text = source.text
    var i = text.scalarIndex(at: bytes.lowerBound)
    var run = item.firstAttributes
    while i < text.scalars.count, Int(text.offsets[i]) < bytes.upperBound {
      let start = Int(text.offsets[i])
      while run < item.lastAttributes && source.attributeEnds[run] <= start { run += 1 }
      glyphs.append(
        ShapedGlyph(
          id: text.scalars[i], cluster: text.offsets[i],
          advance: CodePointBox.advance(text.scalars[i]) * font.size * source.attributes[run].stretch
            + source.attributes[run].kern, dx: 0, dy: 0, isUnsafeToBreak: false))
      i = grapheme(text, from: i).upperBound
    }
  }

  /// The byte offset added to HarfBuzz's cluster values.
  private var offset: Int32 = 0

  private func read(_ item: TextItem, source: ItemizedText, font: ScaledFont, into glyphs: inout [ShapedGlyph]) {
    var length: UInt32 = 0
    var positionCount: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &length),
      let positions = hb_buffer_get_glyph_positions(buffer, &positionCount)
    else { return }
    assert(length == positionCount, "\(length) glyphs have \(positionCount) positions.")
    let count = Int(min(length, positionCount))
    let isReversed = item.isRightToLeft
    let scale = font.scale
    var run = item.firstAttributes
    var clusterAdvance: Int32 = 0
    for i in 0..<count {
      let k = isReversed ? count - 1 - i : i
      let info = infos[k]
      let position = positions[k]
      let cluster = Int32(truncatingIfNeeded: info.cluster) + offset
      assertSpan(Int(cluster), 0, within: source.text.utf8.count)
      while run < item.lastAttributes && source.attributeEnds[run] <= Int(cluster) { run += 1 }
      let stretch = source.attributes[run].stretch
      var glyph = ShapedGlyph(
        id: info.codepoint, cluster: cluster, advance: Double(position.x_advance) * scale * stretch,
        dx: Double(position.x_offset) * scale * stretch, dy: Double(position.y_offset) * scale,
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
      // The last glyph of a cluster includes the space added after the character. Invisible glyphs have no such
      // space.
      clusterAdvance += position.x_advance
      let next = i + 1 < count ? Int32(truncatingIfNeeded: infos[isReversed ? k - 1 : k + 1].cluster) + offset : -1
      if hide(&glyph, utf8: source.text.utf8, font: font) { clusterAdvance = 0 }
      if let box = source.attributes[run].box, source.text.isObject(at: Int(cluster)) {
        place(box, in: &glyph, isFirst: glyphs.last?.cluster != cluster, font)
        clusterAdvance = 0
      }
      if next != cluster {
        if clusterAdvance != 0 { glyph.advance += source.attributes[run].kern + font.tracking * stretch }
        clusterAdvance = 0
      }
      glyphs.append(glyph)
    }
  }

  /// Sets the size of a box, which has no glyph and is as wide as its cluster.
  private func place(_ box: InlineBox, in glyph: inout ShapedGlyph, isFirst: Bool, _ font: ScaledFont) {
    glyph.id = font.face.spaceGlyph
    glyph.advance = isFirst ? box.width : 0
    (glyph.dx, glyph.dy) = (0, 0)
  }

  /// Hides control characters, which have no glyph and no width. The width of tabs is determined during layout.
  private func hide(_ glyph: inout ShapedGlyph, utf8: [UInt8], font: ScaledFont) -> Bool {
    let i = Int(glyph.cluster)
    guard i < utf8.count else { return false }
    let isControl = utf8[i] < 0x20 || utf8[i] == 0x7F || utf8[i] == 0xC2 && i + 1 < utf8.count && utf8[i + 1] < 0xA0
    guard isControl else { return false }
    glyph.id = font.face.spaceGlyph
    glyph.advance = 0
    return true
  }
}

extension ScannedText {
  /// Returns whether U+FFFC, the object replacement character, starts at a byte offset.
  func isObject(at offset: Int) -> Bool {
    offset + 2 < utf8.count && utf8[offset] == 0xEF && utf8[offset + 1] == 0xBF && utf8[offset + 2] == 0xBC
  }

  /// Returns the index of the scalar that starts at or after a byte offset.
  func scalarIndex(at offset: Int) -> Int {
    assertSpan(offset, 0, within: utf8.count)
    if scalars.count == utf8.count { return offset }
    var low = 0
    var high = scalars.count
    while low < high {
      let middle = (low + high) / 2
      if Int(offsets[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
