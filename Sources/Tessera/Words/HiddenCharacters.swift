// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The text of screens is included in reports, which are shown in terminals, web pages and other programs. A control
// character can move a terminal's cursor, and a direction override can display `cod.exe` as `exe.doc`. Both are
// therefore replaced by their code points.

internal import Foundation

/// Invisible characters that affect the appearance of the surrounding text.
package enum HiddenCharacters {
  /// The ranges of C0, DEL and C1 control characters; directional marks, embeddings, overrides and isolates; line and
  /// paragraph separators; format characters deprecated by Unicode; and byte order marks, annotations and
  /// noncharacters.
  ///
  /// `report-stage.js` contains the same ranges, without tab and line feed.
  package static let ranges: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF...0xFEFF,
    0xFFF9...0xFFFB, 0xFFFE...0xFFFF,
  ]

  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    // Fast path for ASCII text.
    if (0x20..<0x7F).contains(scalar.value) { return false }
    return ranges.contains { $0.contains(scalar.value) }
  }

  /// Returns the code point of a character: `[U+202E]`.
  package static func name(_ scalar: Unicode.Scalar) -> String { "[U+\(hex(scalar.value).uppercased())]" }

  /// Returns the text with each hidden character replaced by its code point, such as `[U+202E]`, except the
  /// characters in `kept`.
  package static func visible(_ text: String, except kept: Set<Unicode.Scalar> = ["\t", "\n"]) -> String {
    guard text.unicodeScalars.contains(where: { contains($0) && !kept.contains($0) }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if contains(scalar), !kept.contains(scalar) {
        result += name(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a value as UTF-8 encoded JSON with sorted keys. Hidden characters are escaped, as in `\u202e`, so that
  /// the encoded text is safe to print and the decoded text is unchanged.
  ///
  /// - Parameters:
  ///   - isPretty: Whether to add line breaks and indentation.
  ///   - escapesLess: Whether to escape `<` too, for JSON within a script.
  /// - Throws: The errors of encoding the value. Infinity and NaN are encoded as the strings `Infinity`, `-Infinity`
  ///   and `NaN`.
  package static func json(
    _ value: some Encodable, isPretty: Bool = false, escapesLess: Bool = false
  ) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return escaped([UInt8](try encoder.encode(value)), escapesLess: escapesLess)
  }

  /// Escapes the hidden characters in valid JSON. Between values, the only characters below U+0020 are whitespace,
  /// which is unchanged. All other hidden characters can only be in strings, where an escape sequence is equivalent.
  package static func escaped(_ json: [UInt8], escapesLess: Bool = false) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    var (start, at) = (0, 0)
    while at < json.count {
      let (value, length) = escapeCandidate(in: json, at: at, escapesLess: escapesLess)
      if let value {
        result += json[start..<at]
        result += "\\u\(hex(value))".utf8
        start = at + length
      }
      at += length
    }
    return result + json[start...]
  }

  /// Returns the code point of the character at an offset if it must be escaped, and its length in bytes.
  private static func escapeCandidate(in json: [UInt8], at: Int, escapesLess: Bool) -> (value: UInt32?, length: Int) {
    let byte = UInt32(json[at])
    func next(_ distance: Int) -> UInt32 { UInt32(json[at + distance]) & 0x3F }
    switch byte {
    case 0x3C: return (escapesLess ? byte : nil, 1)
    case 0x7F: return (byte, 1)
    case 0xC2...0xDF where at + 1 < json.count: return (hidden((byte & 0x1F) << 6 | next(1)), 2)
    case 0xE0...0xEF where at + 2 < json.count: return (hidden((byte & 0xF) << 12 | next(1) << 6 | next(2)), 3)
    default: return (nil, 1)
    }
  }

  private static func hidden(_ value: UInt32) -> UInt32? {
    ranges.contains { $0.contains(value) } ? value : nil
  }

  /// Returns a hexadecimal number with at least four digits.
  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
