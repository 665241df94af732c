// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The indentation and line breaks of a test file, and strings as literals in that style.
struct SourceStyle {
  /// The indentation of the call's line.
  let indent: String
  /// The indentation of one level.
  let unit: String
  let lineBreak: String

  /// Detects the style around an offset in a file.
  init(_ source: [UInt8], at offset: Int) {
    var start = offset
    while start > 0, source[start - 1] != UInt8(ascii: "\n"), source[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    let blanks = source[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    indent = String(decoding: blanks, as: UTF8.self)
    unit = Self.unit(source)
    let first = source.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    lineBreak = first.map { source[$0] == UInt8(ascii: "\r") ? "\r\n" : "\n" } ?? "\n"
  }

  /// Returns a tab, or the smallest number of spaces that a line begins with, if it is 2 to 8; else 2.
  private static func unit(_ source: [UInt8]) -> String {
    var least = Int.max
    for line in source.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      if line.first == UInt8(ascii: "\t") { return "\t" }
      let count = line.prefix { $0 == UInt8(ascii: " ") }.count
      if count >= 2, count < line.count { least = min(least, count) }
    }
    return String(repeating: " ", count: (2...8).contains(least) ? least : 2)
  }

  /// Returns the text as a multi-line literal, one level deeper than the call. It is raw if a plain literal would change the
  /// text.
  func literal(_ text: String) -> String {
    let hashes = String(repeating: "#", count: Self.hashes(text))
    let inner = indent + unit
    var lines = [inner + hashes + "\"\"\""]
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      let written = Self.escaped(line, hashes)
      lines.append(written.isEmpty ? "" : inner + written)
    }
    lines.append(inner + "\"\"\"" + hashes)
    return lines.joined(separator: lineBreak)
  }

  /// Returns the literal as an argument, whose first line follows its label.
  func argument(_ text: String) -> String { String(literal(text).dropFirst((indent + unit).count)) }

  /// Returns the number of `#` that preserve quotation marks and backslashes of the text.
  private static func hashes(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    var needed = 0
    for at in bytes.indices {
      let isQuote = bytes[at...].starts(with: "\"\"\"".utf8)
      guard isQuote || bytes[at] == UInt8(ascii: "\\") else { continue }
      let following = bytes[(at + (isQuote ? 3 : 1))...].prefix { $0 == UInt8(ascii: "#") }.count
      needed = max(needed, following + 1)
    }
    return needed
  }

  /// Returns a line with escapes for characters that a source file cannot contain: control characters, and carriage returns,
  /// which would be read as line breaks.
  private static func escaped(_ line: Substring.UnicodeScalarView, _ hashes: String) -> String {
    var result = ""
    for scalar in line {
      if scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F || scalar.value == 0xFEFF {
        result += "\\\(hashes)u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
