// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A font used by a document: the glyphs and widths of its character codes (PDF 32000-1, sections 9.6 and 9.7).
final class PDFFont {
  let font: any VectorFont
  /// Whether character codes consist of two bytes.
  let isComposite: Bool
  /// The name of the font if it was substituted because it isn't embedded, or nil for an embedded font.
  let substituted: String?
  private var widths: [Int: Double] = [:]
  private var defaultWidth: Double?
  private var encoding: String?
  private var differences: [Int: String] = [:]
  private var isSymbolic = false
  /// The glyph IDs of a composite font's characters, two bytes each, or nil if glyph IDs equal character IDs.
  private var glyphOfCharacter: [UInt8]?

  init?(_ object: PDFObject, file: PDFFile, loader: VectorPicture.FontLoader) {
    guard let dictionary = file.dictionary(object) else { return nil }
    let subtype = file.name(dictionary["Subtype"])
    // Type 3 fonts, whose glyphs are content streams, are not supported.
    guard subtype != "Type3" else { return nil }
    isComposite = subtype == "Type0"
    let inner =
      isComposite ? file.array(dictionary["DescendantFonts"])?.first.flatMap { file.dictionary($0) } : dictionary
    guard let inner else { return nil }
    let descriptor = file.dictionary(inner["FontDescriptor"]) ?? [:]
    let name = file.name(dictionary["BaseFont"]) ?? "Helvetica"
    let program = ["FontFile2", "FontFile3", "FontFile"].lazy.compactMap { key -> [UInt8]? in
      guard let stream = descriptor[key] else { return nil }
      return try? file.data(of: stream)
    }.first
    if let program, let embedded = loader(program, name) {
      (font, substituted) = (embedded, nil)
    } else {
      // A composite font's codes are glyph IDs, which differ in a substitute font.
      guard !isComposite, let other = loader(nil, name), other.unitsPerEm > 0 else { return nil }
      (font, substituted) = (other, name)
    }
    guard font.unitsPerEm > 0 else { return nil }
    isSymbolic = ((file.integer(descriptor["Flags"]) ?? 0) & 4) != 0
    if isComposite {
      readComposite(inner, file)
    } else {
      readSimple(inner, descriptor: descriptor, file: file)
    }
  }

  private func readSimple(
    _ dictionary: [String: PDFObject], descriptor: [String: PDFObject], file: PDFFile
  ) {
    let first = file.integer(dictionary["FirstChar"]) ?? 0
    for (index, width) in (file.array(dictionary["Widths"]) ?? []).prefix(256).enumerated() {
      if let width = file.number(width) { widths[first + index] = width / 1000 }
    }
    if !widths.isEmpty { defaultWidth = (file.number(descriptor["MissingWidth"]) ?? 0) / 1000 }
    encoding = file.name(dictionary["Encoding"])
    guard let own = file.dictionary(dictionary["Encoding"]) else { return }
    encoding = file.name(own["BaseEncoding"])
    var code = 0
    for entry in (file.array(own["Differences"]) ?? []).prefix(1024) {
      if let number = file.integer(entry) {
        code = number
      } else if let name = file.name(entry) {
        differences[code] = name
        code += 1
      }
    }
  }

  private func readComposite(_ dictionary: [String: PDFObject], _ file: PDFFile) {
    defaultWidth = (file.number(dictionary["DW"]) ?? 1000) / 1000
    if case .stream = file.resolve(dictionary["CIDToGIDMap"]), let map = dictionary["CIDToGIDMap"] {
      glyphOfCharacter = try? file.data(of: map)
    }
    let entries = file.array(dictionary["W"]) ?? []
    var index = 0
    // Limits the number of widths, because ranges and lists may repeat the same characters.
    var room = 1 << 18
    while index + 1 < entries.count, room > 0 {
      guard let first = file.integer(entries[index]), (0..<65_536).contains(first) else { break }
      if let list = file.array(entries[index + 1]) {
        room -= list.count + 1
        for (offset, width) in list.enumerated() { widths[first + offset] = (file.number(width) ?? 0) / 1000 }
        index += 2
      } else {
        guard index + 2 < entries.count, let last = file.integer(entries[index + 1]), first >= 0, last >= first,
          last < 65_536, let width = file.number(entries[index + 2])
        else { break }
        room -= last - first + 1
        for character in first...last { widths[character] = width / 1000 }
        index += 3
      }
    }
  }

  func codes(of bytes: [UInt8]) -> [Int] {
    guard isComposite else { return bytes.map(Int.init) }
    return stride(from: 0, to: bytes.count - 1, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
  }

  /// Returns the glyph for a character code, or nil if there is none.
  func glyph(code: Int) -> UInt32? {
    if isComposite {
      guard let map = glyphOfCharacter else { return UInt32(code) }
      guard code * 2 + 1 < map.count else { return nil }
      return UInt32(map[code * 2]) << 8 | UInt32(map[code * 2 + 1])
    }
    if let name = differences[code] {
      if let glyph = font.glyph(name: name) { return glyph }
      if let glyph = PDFEncoding.character(named: name).flatMap(font.glyph(unicode:)) { return glyph }
    }
    // Symbol fonts have a built-in encoding.
    let own = font.glyph(code: UInt32(code))
    if substituted == nil, isSymbolic || encoding == nil, let own { return own }
    return PDFEncoding.character(code: code, in: encoding).flatMap(font.glyph(unicode:))
      ?? (substituted == nil ? own : nil)
  }

  /// Returns the advance of a character code at font size 1.
  func width(of code: Int) -> Double {
    if let width = widths[code] ?? defaultWidth, width.isFinite { return width }
    return glyph(code: code).flatMap { font.advance(of: $0) }.map { $0 / font.unitsPerEm } ?? 0.5
  }
}
