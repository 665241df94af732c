// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Detects and converts a document's character encoding (XML 1.0, section 4.3.3 and appendix F).
enum XMLTreeEncoding {
  /// Returns the document converted to UTF-8. The source is UTF-16, with or without a byte order mark, or has the
  /// declared encoding.
  static func utf8(_ bytes: [UInt8]) throws(XMLTreeError) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) { return utf8(utf16: bytes.dropFirst(2), low: 0, high: 1) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf8(utf16: bytes.dropFirst(2), low: 1, high: 0) }
    // UTF-16 without a byte order mark. The first character is <, so one of the first two bytes is zero.
    if bytes.starts(with: [0x3C, 0x00]) { return utf8(utf16: bytes[...], low: 0, high: 1) }
    if bytes.starts(with: [0x00, 0x3C]) { return utf8(utf16: bytes[...], low: 1, high: 0) }
    switch declared(bytes) {
    case "utf-8", "utf8", "us-ascii", "ascii": return try valid(bytes)
    case "iso-8859-1", "latin1": return bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
    case "windows-1252", "cp1252":
      let scalars = bytes.map { (0x80...0x9F).contains($0) ? windows[Int($0) - 0x80] : Unicode.Scalar($0) }
      return scalars.flatMap { Array(UTF8.encode($0) ?? UTF8.encodedReplacementCharacter) }
    case let name: throw XMLTreeError(reason: .encoding(name), line: 1)
    }
  }

  /// Returns the declared encoding in lowercase, or UTF-8 if none is declared.
  private static func declared(_ bytes: [UInt8]) -> String {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.firstRange(of: "?>")?.lowerBound,
      let word = head[..<end].firstRange(of: "encoding")?.upperBound
    else { return "utf-8" }
    return head[word..<end].split(whereSeparator: { "=\"' \t".contains($0) }).first.map { $0.lowercased() } ?? "utf-8"
  }

  private static func valid(_ bytes: [UInt8]) throws(XMLTreeError) -> [UInt8] {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return bytes
    } catch {
      let line = bytes[..<error.byteOffsets.lowerBound].reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
      throw XMLTreeError(reason: .damagedText("UTF-8"), line: line)
    }
  }

  private static func utf8(utf16 bytes: ArraySlice<UInt8>, low: Int, high: Int) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The characters from 0x80 to 0x9F in Windows-1252. In Latin-1 they are control characters. Five of them are the
  /// same in both encodings.
  private static let windows: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}", "\u{2C6}", "\u{2030}",
    "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}", "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}",
    "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}", "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}",
    "\u{17E}", "\u{178}",
  ]
}
