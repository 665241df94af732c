// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Structural checks of a font file, made before any library reads the file.
///
/// HarfBuzz and FreeType accept malformed tables silently: a truncated file opens and draws nothing. The checks
/// therefore require that the table directory is within the file, and that the tables every font needs are present
/// and contain valid numbers.
enum FontCheck {
  static let maximumSize = 1 << 26
  static let maximumFonts = 64

  /// Returns the number of fonts in the file: 1, or more for a collection.
  static func fontCount(_ bytes: [UInt8]) throws(FontError) -> Int {
    guard bytes.count <= maximumSize else { throw .tooLarge(bytes: bytes.count) }
    guard let tag = read32(bytes, at: 0) else { throw .notAFont }
    guard tag == 0x7474_6366 else { return 1 }
    guard let count = read32(bytes, at: 8), count > 0, count <= maximumFonts else {
      throw .invalid("the collection has no fonts, or more than \(maximumFonts)")
    }
    return count
  }

  static func check(_ bytes: [UInt8], index: Int) throws(FontError) {
    let start = try directory(bytes, index: index)
    let tables = try readDirectory(bytes, at: start)
    for required in ["head", "hhea", "maxp", "hmtx", "cmap"] where tables[required] == nil {
      throw .missingTable(required)
    }
    guard tables["glyf"] != nil || tables["CFF "] != nil || tables["CFF2"] != nil || tables["CBDT"] != nil else {
      throw .missingTable("glyf")
    }
    try checkNumbers(bytes, tables)
  }

  private static func directory(_ bytes: [UInt8], index: Int) throws(FontError) -> Int {
    guard index >= 0, index < (try fontCount(bytes)) else { throw .notAFont }
    guard let tag = read32(bytes, at: 0) else { throw .notAFont }
    var start = 0
    if tag == 0x7474_6366 {
      guard let offset = read32(bytes, at: 12 + 4 * index) else { throw .truncated(table: "ttcf") }
      start = offset
    }
    // TrueType 1.0, 'OTTO' (CFF outlines), 'true' (Apple).
    guard let version = read32(bytes, at: start), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version) else {
      throw .notAFont
    }
    return start
  }

  private static func readDirectory(_ bytes: [UInt8], at start: Int) throws(FontError) -> [String: Range<Int>] {
    guard let count = read16(bytes, at: start + 4) else { throw .truncated(table: "directory") }
    var tables: [String: Range<Int>] = [:]
    for i in 0..<count {
      let record = start + 12 + 16 * i
      guard record + 16 <= bytes.count, let offset = read32(bytes, at: record + 8),
        let length = read32(bytes, at: record + 12)
      else { throw .truncated(table: "directory") }
      let name = String(decoding: bytes[record..<record + 4], as: UTF8.self)
      guard offset + length <= bytes.count else { throw .truncated(table: name) }
      tables[name] = offset..<offset + length
    }
    return tables
  }

  private static func checkNumbers(_ bytes: [UInt8], _ tables: [String: Range<Int>]) throws(FontError) {
    guard let head = tables["head"], head.count >= 54, let unitsPerEm = read16(bytes, at: head.lowerBound + 18) else {
      throw .missingTable("head")
    }
    guard (16...16384).contains(unitsPerEm) else { throw .invalid("it has \(unitsPerEm) units per em") }
    guard let maxp = tables["maxp"], maxp.count >= 6, let glyphs = read16(bytes, at: maxp.lowerBound + 4) else {
      throw .missingTable("maxp")
    }
    guard glyphs > 0 else { throw .invalid("it has no glyphs") }
    guard let hhea = tables["hhea"], hhea.count >= 36, let metrics = read16(bytes, at: hhea.lowerBound + 34) else {
      throw .missingTable("hhea")
    }
    guard let hmtx = tables["hmtx"], metrics > 0, hmtx.count >= 4 * metrics else { throw .missingTable("hmtx") }
    guard let glyf = tables["glyf"], let loca = tables["loca"] else { return }
    let hasLongPlaces = read16(bytes, at: head.lowerBound + 50) != 0
    var composites = CompositeCheck(bytes, glyphs: glyf, places: loca, hasLongPlaces: hasLongPlaces)
    if let glyph = composites.firstExcess() {
      throw .invalid("glyph \(glyph) has more than \(CompositeCheck.maximumParts) components")
    }
  }

  static func read16(_ bytes: [UInt8], at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  static func read32(_ bytes: [UInt8], at offset: Int) -> Int? {
    guard let high = read16(bytes, at: offset), let low = read16(bytes, at: offset + 2) else { return nil }
    return high << 16 | low
  }
}
