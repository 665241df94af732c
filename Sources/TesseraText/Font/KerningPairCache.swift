// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.HarfBuzz
import TesseraMemory
import TesseraRaster

/// A cache of shaped pairs of Latin letters in the system font, used to lay out text without HarfBuzz.
///
/// In Tessera Sans, each of these characters is one glyph regardless of its neighbors, and kerning only changes a
/// glyph's advance depending on the next glyph. The layout of text is therefore determined by its pairs. The cache
/// learns pairs from text shaped by HarfBuzz, which also shapes text with unknown pairs. `KerningPairCacheTests`
/// compares all sequences of three characters with HarfBuzz. Safe to use on any thread: while one thread uses the
/// table, other threads shape with HarfBuzz.
final class KerningPairCache: @unchecked Sendable {
  /// HarfBuzz's result for a single character.
  struct Glyph {
    var id: UInt32
    /// The advance in font units.
    var advance: Int32
    var isUnsafeToBreak: Bool
  }

  enum Answer {
    case complete
    /// All characters are supported, but some pairs aren't cached yet.
    case unknown
    /// The text must be shaped by HarfBuzz.
    case impossible
  }

  /// The letters and punctuation of ASCII, Latin-1 and Latin Extended-A, without invisible and combining characters.
  static let characters: [UInt32] =
    Array(0x20...0x7E) + Array(0xA1...0xAC) + Array(0xAE...0x17F) + Array(0x2010...0x2026)

  private static let count = 0x5F + 0xDF + 0x17

  private let font: OpaquePointer
  private let lock = Lock()
  /// The glyph IDs by character index, -1 if unknown, and the advances of single characters.
  private var glyphs: [Int32] = []
  private var advances: [Int32] = []
  /// The rows, indexed by the first character and created on demand. For each second character, a row contains twice
  /// the change in the first character's advance, plus 1 if a line that begins with the second character must be
  /// reshaped. At most 235 kB in total.
  private var rows: [UnsafeMutablePointer<Int16>?] = []
  private var languages: [(language: OpaquePointer?, isPlain: Bool)] = []
  /// Whether HarfBuzz has returned a result that isn't determined by pairs.
  private var isWrong = false

  private static let unknown = Int16.min

  /// Creates a table. The font must outlive it.
  init(_ font: OpaquePointer) {
    self.font = font
  }

  deinit {
    for row in rows { row?.deallocate() }
  }

  private static func place(_ scalar: UInt32) -> Int {
    if scalar < 0x7F { return Int(scalar) - 0x20 }
    if scalar < 0x180 { return scalar > 0xA0 && scalar != 0xAD ? Int(scalar) - 0xA1 + 0x5F : -1 }
    return scalar >= 0x2010 && scalar < 0x2027 ? Int(scalar) - 0x2010 + 0x5F + 0xDF : -1
  }

  /// Writes the glyphs of scalars to `result`, which must have enough capacity.
  func shape(
    _ scalars: UnsafeBufferPointer<UInt32>, language: OpaquePointer?, into result: UnsafeMutableBufferPointer<Glyph>
  ) -> Answer {
    guard lock.lockIfFree() else { return .impossible }
    defer { lock.unlock() }
    guard !isWrong, isPlain(language) else { return .impossible }
    guard !rows.isEmpty else { return Self.answer(for: scalars) }
    return rows.withUnsafeBufferPointer { rows in
      glyphs.withUnsafeBufferPointer { glyphs in
        advances.withUnsafeBufferPointer { advances in
          Self.shape(scalars, rows, glyphs, advances, into: result)
        }
      }
    }
  }

  private static func shape(
    _ scalars: UnsafeBufferPointer<UInt32>, _ rows: UnsafeBufferPointer<UnsafeMutablePointer<Int16>?>,
    _ glyphs: UnsafeBufferPointer<Int32>, _ advances: UnsafeBufferPointer<Int32>,
    into result: UnsafeMutableBufferPointer<Glyph>
  ) -> Answer {
    assert(result.count >= scalars.count, "\(scalars.count) glyphs have no room in \(result.count).")
    assert(glyphs.count == Self.count && advances.count == Self.count && rows.count == Self.count)
    var row: UnsafeMutablePointer<Int16>?
    for i in 0..<scalars.count {
      let place = place(scalars[i])
      if place < 0 { return .impossible }
      if glyphs[place] < 0 { return answer(for: scalars) }
      var isUnsafe = false
      if i > 0 {
        guard let pair = row?[place], pair != unknown else { return answer(for: scalars) }
        result[i - 1].advance += Int32(pair >> 1)
        isUnsafe = pair & 1 != 0
      }
      result[i] = Glyph(
        id: UInt32(bitPattern: glyphs[place]), advance: advances[place], isUnsafeToBreak: isUnsafe)
      row = rows[place]
    }
    return .complete
  }

  private static func answer(for scalars: UnsafeBufferPointer<UInt32>) -> Answer {
    for scalar in scalars where place(scalar) < 0 { return .impossible }
    return .unknown
  }

  /// Learns pairs from HarfBuzz's glyphs for text that `shape` couldn't look up.
  func learnPairs(
    _ scalars: UnsafeBufferPointer<UInt32>, infos: UnsafePointer<hb_glyph_info_t>,
    positions: UnsafePointer<hb_glyph_position_t>, count: Int
  ) {
    guard lock.lockIfFree() else { return }
    defer { lock.unlock() }
    if rows.isEmpty {
      glyphs = Array(repeating: -1, count: Self.count)
      advances = Array(repeating: 0, count: Self.count)
      rows = Array(repeating: nil, count: Self.count)
    }
    guard count == scalars.count else {
      isWrong = true
      return
    }
    var before = -1
    for i in 0..<count {
      let place = Self.place(scalars[i])
      let id = Int32(truncatingIfNeeded: infos[i].codepoint)
      guard place >= 0, id > 0 else { return }
      if glyphs[place] < 0 {
        glyphs[place] = id
        advances[place] = hb_font_get_glyph_h_advance(font, infos[i].codepoint)
      }
      let change = positions[i].x_advance - advances[place]
      let isUnsafe = infos[i].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
      let follows =
        glyphs[place] == id && positions[i].x_offset == 0 && positions[i].y_offset == 0 && abs(change) < 0x3FFF
        && (i + 1 < count || change == 0) && (i > 0 || !isUnsafe)
        && (i == 0 || infos[i].cluster > infos[i - 1].cluster)
      guard follows else {
        isWrong = true
        return
      }
      if before >= 0 {
        let earlier = positions[i - 1].x_advance - advances[before]
        row(at: before)[place] = Int16(truncatingIfNeeded: earlier << 1 | (isUnsafe ? 1 : 0))
      }
      before = place
    }
  }

  private func row(at place: Int) -> UnsafeMutablePointer<Int16> {
    assertSpan(place, 1, within: Self.count)
    if let row = rows[place] { return row }
    let row = UnsafeMutablePointer<Int16>.allocate(capacity: Self.count)
    row.initialize(repeating: Self.unknown, count: Self.count)
    rows[place] = row
    return row
  }

  /// Returns whether the font has no special rules for the language, which must use the Latin script.
  private func isPlain(_ language: OpaquePointer?) -> Bool {
    for known in languages where known.language == language { return known.isPlain }
    guard languages.count < 64 else { return false }
    let isPlain = !hasRules(for: language, in: "GSUB") && !hasRules(for: language, in: "GPOS")
    languages.append((language, isPlain))
    return isPlain
  }

  private func hasRules(for language: OpaquePointer?, in table: StaticString) -> Bool {
    var scripts = [hb_tag_t](repeating: 0, count: Int(HB_OT_MAX_TAGS_PER_SCRIPT))
    var tags = [hb_tag_t](repeating: 0, count: Int(HB_OT_MAX_TAGS_PER_LANGUAGE))
    var scriptCount = UInt32(scripts.count)
    var tagCount = UInt32(tags.count)
    hb_ot_tags_from_script_and_language(HB_SCRIPT_LATIN, language, &scriptCount, &scripts, &tagCount, &tags)
    let face = hb_font_get_face(font)
    var script: UInt32 = 0
    var chosen: hb_tag_t = 0
    hb_ot_layout_table_select_script(face, hbTag(table), scriptCount, scripts, &script, &chosen)
    var index: UInt32 = 0
    return hb_ot_layout_script_select_language(face, hbTag(table), script, tagCount, tags, &index) != 0
  }
}
