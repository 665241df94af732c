// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Text of screens appears in reports, and reports appear in terminals, pages and other programs. A control character may move a
// terminal's cursor, and a direction override may show `cod.exe` as `exe.doc`. Both are replaced by their numbers.

internal import Foundation

/// Characters that are invisible and change the look of the text around them.
package enum HiddenCharacters {
  /// C0, DEL and C1; marks, embeddings, overrides and isolates of direction; line and paragraph separators; formatting that
  /// Unicode deprecates; byte order marks, annotations and noncharacters.
  ///
  /// `report-stage.js` has the same ranges, without tab and line feed.
  package static let ranges: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF...0xFEFF,
    0xFFF9...0xFFFB, 0xFFFE...0xFFFF,
  ]

  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    // Fast path for plain text.
    if (0x20..<0x7F).contains(scalar.value) { return false }
    return ranges.contains { $0.contains(scalar.value) }
  }

  /// Returns the number of a character: `[U+202E]`.
  package static func name(_ scalar: Unicode.Scalar) -> String { "[U+\(hex(scalar.value).uppercased())]" }

  /// Returns the text with each hidden character as `[U+202E]`, except those in `kept`.
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

  /// Returns a value as JSON in UTF-8, with sorted keys. Hidden characters are escaped as `\u202e`: the decoded text is the
  /// same, and the encoded one is safe to print.
  ///
  /// - Parameters:
  ///   - isPretty: Whether to add line breaks and indentation.
  ///   - escapesLess: Whether `<` is escaped as well, for JSON in a script.
  /// - Throws: The errors of the value's encoding. Infinity and NaN become the strings `Infinity`, `-Infinity` and `NaN`.
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

  /// Replaces hidden characters in valid JSON by escapes. Below U+0020 JSON has only whitespace between values, which stays;
  /// all other hidden characters can only be in strings, where an escape is equivalent.
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

  /// Returns the number of the character at an offset if it has to be escaped, and its length in bytes.
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

  /// Returns a hexadecimal number of at least four digits.
  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
