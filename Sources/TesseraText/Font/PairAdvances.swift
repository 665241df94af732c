// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraHarfBuzz
import TesseraMemory
import TesseraRaster

/// Sets Latin text of the system font from what HarfBuzz gave for its pairs of letters before.
///
/// In Inter each of these characters is one glyph, whatever stands beside it, and all that kerning does is to change the
/// advance of a glyph by the glyph behind it. So a text follows from its pairs. They are learned from the texts that
/// HarfBuzz shapes, and a text with a pair that is not known goes to HarfBuzz. `PairAdvancesTests` compare all neighbours
/// of three with HarfBuzz. Usable on any thread: where the table is in use, HarfBuzz shapes.
final class PairAdvances: @unchecked Sendable {
  /// What HarfBuzz gives for one character.
  struct Glyph {
    var id: UInt32
    /// In font units.
    var advance: Int32
    var isUnsafeToBreak: Bool
  }

  enum Answer {
    case complete
    /// All characters can be known, but not all pairs are.
    case unknown
    /// HarfBuzz must shape it.
    case impossible
  }

  /// Latin letters of ASCII, Latin-1 and Latin Extended-A, and the punctuation beside them. Nothing that is invisible or
  /// combines.
  static let characters: [UInt32] =
    Array(0x20...0x7E) + Array(0xA1...0xAC) + Array(0xAE...0x17F) + Array(0x2010...0x2026)

  private static let count = 0x5F + 0xDF + 0x17

  private let font: OpaquePointer
  private let lock = Lock()
  /// By place: glyph numbers, -1 where not known, and their advances alone.
  private var glyphs: [Int32] = []
  private var advances: [Int32] = []
  /// By place of the first character, made when needed: for each second one twice what it adds to the first one's advance, plus
  /// 1 where a line that begins with the second must be shaped again. At most 235 kB.
  private var rows: [UnsafeMutablePointer<Int16>?] = []
  private var languages: [(language: OpaquePointer?, isPlain: Bool)] = []
  /// HarfBuzz gave something that does not follow from pairs.
  private var isWrong = false

  private static let unknown = Int16.min

  /// Creates the font must outlive the table.
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

  /// Writes the glyphs of scalars into `result`, which has room for as many.
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

  /// Learns from glyphs that HarfBuzz gave for characters which `shape` called unknown.
  func learn(
    _ scalars: UnsafeBufferPointer<UInt32>, _ infos: UnsafePointer<hb_glyph_info_t>,
    _ positions: UnsafePointer<hb_glyph_position_t>, count: Int
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
        row(before)[place] = Int16(truncatingIfNeeded: earlier << 1 | (isUnsafe ? 1 : 0))
      }
      before = place
    }
  }

  private func row(_ place: Int) -> UnsafeMutablePointer<Int16> {
    assertSpan(place, 1, within: Self.count)
    if let row = rows[place] { return row }
    let row = UnsafeMutablePointer<Int16>.allocate(capacity: Self.count)
    row.initialize(repeating: Self.unknown, count: Self.count)
    rows[place] = row
    return row
  }

  /// Returns whether the font has no rules of its own for a language in Latin script.
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
