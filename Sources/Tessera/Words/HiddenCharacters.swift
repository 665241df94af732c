// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Texts of users' screens go into reports, and reports into terminals, pages and other programs. A control character may
// move a terminal's cursor, an override of direction may show `cod.exe` as `exe.doc`: both are written as numbers there.

internal import Foundation

/// Characters that no reader sees, and that change what is seen around them.
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
    // Most text is plain.
    if (0x20..<0x7F).contains(scalar.value) { return false }
    return ranges.contains { $0.contains(scalar.value) }
  }

  /// A character by its number: `[U+202E]`.
  package static func name(_ scalar: Unicode.Scalar) -> String { "[U+\(hex(scalar.value).uppercased())]" }

  /// The text with each hidden character as `[U+202E]`, but those in `kept`.
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

  /// A value as JSON in UTF-8, keys sorted. Hidden characters are escapes such as `\u202e`: the text is the same to who
  /// decodes it, and harmless to who prints it.
  ///
  /// - Parameters:
  ///   - isPretty: With line ends and blanks, for files that people read.
  ///   - escapesLess: Also writes `<` as an escape, for JSON in a script.
  /// - Throws: What the value throws. Numbers that JSON does not have are `Infinity`, `-Infinity` and `NaN` as texts.
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

  /// Replaces hidden characters in valid JSON by escapes. Below U+0020 JSON has blanks between values alone, which stay;
  /// everything else that is hidden can only stand in a string, where an escape means the same.
  package static func escaped(_ json: [UInt8], escapesLess: Bool = false) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    var (start, at) = (0, 0)
    while at < json.count {
      let (value, length) = special(json, at, escapesLess)
      if let value {
        result += json[start..<at]
        result += "\\u\(hex(value))".utf8
        start = at + length
      }
      at += length
    }
    return result + json[start...]
  }

  /// The number of the character at a place if it has to be escaped, and its bytes.
  private static func special(_ json: [UInt8], _ at: Int, _ escapesLess: Bool) -> (value: UInt32?, length: Int) {
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

  /// Four digits at least.
  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
