// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A builder of small TrueType fonts whose contents are fully determined by the test.
struct TestFont {
  struct Point {
    var x: Int
    var y: Int
    var isOn: Bool

    init(_ x: Int, _ y: Int, on isOn: Bool = true) {
      self.x = x
      self.y = y
      self.isOn = isOn
    }
  }

  struct Glyph {
    var advance: Int
    var contours: [[Point]] = []
    /// The indices of a composite glyph's component glyphs. A composite glyph has no contours.
    var parts: [Int] = []
  }

  var family = "Test"
  var unitsPerEm = 1000
  var ascender = 800
  var descender = -200
  var lineGap = 0
  var weight = 400
  /// The glyphs. The first is .notdef.
  var glyphs = [Glyph(advance: 500, contours: [square(100, 0, 300)])]
  var characters: [(scalar: UInt32, glyph: Int)] = []

  static func square(_ x: Int, _ y: Int, _ side: Int) -> [Point] {
    [Point(x, y), Point(x, y + side), Point(x + side, y + side), Point(x + side, y)]
  }

  /// Returns a font whose characters have the given advance and are squares half as wide.
  static func boxes(_ family: String, _ scalars: [UInt32], advance: Int = 1000) -> TestFont {
    var font = TestFont()
    font.family = family
    for scalar in scalars {
      font.characters.append((scalar, font.glyphs.count))
      font.glyphs.append(Glyph(advance: advance, contours: [square(0, 0, advance / 2)]))
    }
    return font
  }

  var bytes: [UInt8] {
    let (glyf, loca) = outlines
    let tables: [(String, [UInt8])] = [
      ("OS/2", os2), ("cmap", cmap), ("glyf", glyf), ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("loca", loca),
      ("maxp", maxp), ("name", name), ("post", post),
    ]
    var directory = be32(0x0001_0000) + be16(tables.count, 128, 3, tables.count * 16 - 128)
    var body: [UInt8] = []
    for (tag, table) in tables {
      directory += Array(tag.utf8) + be32(0) + be32(12 + 16 * tables.count + body.count) + be32(table.count)
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory + body
  }

  private var head: [UInt8] {
    be32(0x0001_0000) + be32(0) + be32(0) + be32(0x5F0F_3CF5) + be16(0, unitsPerEm) + be32(0) + be32(0) + be32(0)
      + be32(0) + be16(0, 0, 1000, 1000, 0, 8, 2, 1, 0)
  }

  private var hhea: [UInt8] {
    be32(0x0001_0000) + be16(ascender, descender, lineGap, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.count)
  }

  private var hmtx: [UInt8] {
    glyphs.flatMap { be16($0.advance, $0.contours.joined().map(\.x).min() ?? 0) }
  }

  private var maxp: [UInt8] {
    be32(0x0001_0000) + be16(glyphs.count, 64, 8, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
  }

  private var os2: [UInt8] {
    be16(4, 500, weight, 5, 0) + be16(0, 0, 0, 0, 0, 0, 0, 0, 50, 250, 0) + [UInt8](repeating: 0, count: 10 + 16)
      + Array("TEST".utf8) + be16(0x40, 0x20, 0xFFFF, ascender, descender, lineGap, ascender, -descender)
      + be32(0) + be32(0) + be16(500, 700, 0, 32, 1)
  }

  private var post: [UInt8] {
    be32(0x0003_0000) + be32(0) + be16(-100, 50) + be32(0) + be32(0) + be32(0) + be32(0) + be32(0)
  }

  private var name: [UInt8] {
    let entries = [(1, family), (2, "Regular"), (4, family + " Regular"), (6, family + "-Regular")]
    var records: [UInt8] = []
    var strings: [UInt8] = []
    for (identifier, text) in entries {
      let utf16 = text.utf16.flatMap { be16(Int($0)) }
      records += be16(3, 1, 0x409, identifier, utf16.count, strings.count)
      strings += utf16
    }
    return be16(0, entries.count, 6 + records.count) + records + strings
  }

  private var cmap: [UInt8] {
    let groups = characters.sorted { $0.scalar < $1.scalar }.flatMap { entry in
      be32(Int(entry.scalar)) + be32(Int(entry.scalar)) + be32(entry.glyph)
    }
    return be16(0, 1, 3, 10) + be32(12) + be16(12, 0) + be32(16 + groups.count) + be32(0) + be32(characters.count)
      + groups
  }

  private var outlines: (glyf: [UInt8], loca: [UInt8]) {
    var glyf: [UInt8] = []
    var loca: [UInt8] = []
    for glyph in glyphs {
      loca += be32(glyf.count)
      glyf += glyph.parts.isEmpty ? outline(glyph.contours) : composite(glyph.parts)
    }
    return (glyf, loca + be32(glyf.count))
  }

  /// Encodes each component with one-byte offsets (flag 2: the arguments are offsets), and sets the flag 0x20 if
  /// another component follows.
  private func composite(_ parts: [Int]) -> [UInt8] {
    var records: [UInt8] = []
    for (index, part) in parts.enumerated() { records += be16(index + 1 < parts.count ? 0x22 : 2, part) + [0, 0] }
    let bytes = be16(-1, 0, 0, 1000, 1000) + records
    return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
  }

  private func outline(_ contours: [[Point]]) -> [UInt8] {
    let points = contours.flatMap { $0 }
    guard let first = points.first else { return [] }
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    var bytes = be16(contours.count, xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0)
    var end = -1
    for contour in contours {
      end += contour.count
      bytes += be16(end)
    }
    bytes += be16(0)
    bytes += points.map { $0.isOn ? 1 : 0 }
    bytes += be16(first.x) + zip(points.dropFirst(), points).flatMap { be16($0.x - $1.x) }
    bytes += be16(first.y) + zip(points.dropFirst(), points).flatMap { be16($0.y - $1.y) }
    return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
  }
}

/// Returns numbers as big-endian 16-bit integers.
func be16(_ values: Int...) -> [UInt8] {
  values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
}

func be32(_ value: Int) -> [UInt8] {
  be16(value >> 16, value)
}
