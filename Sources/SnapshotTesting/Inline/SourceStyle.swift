// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The indentation and line breaks of a test file, and the conversion of strings to literals in that style.
struct SourceStyle {
  /// The indentation of the call's line.
  let indent: String
  /// The indentation of one level, such as two spaces.
  let unit: String
  let lineBreak: String

  /// Detects the style at an offset in a file.
  init(_ source: [UInt8], at offset: Int) {
    var start = offset
    while start > 0, source[start - 1] != UInt8(ascii: "\n"), source[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    let blanks = source[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    indent = String(decoding: blanks, as: UTF8.self)
    unit = Self.unit(source)
    let first = source.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    lineBreak = first.map { source[$0] == UInt8(ascii: "\r") ? "\r\n" : "\n" } ?? "\n"
  }

  /// Returns the file's indentation unit: a tab, or the smallest number of spaces at the start of a line if that
  /// number is 2 to 8. Otherwise, returns 2 spaces.
  private static func unit(_ source: [UInt8]) -> String {
    var least = Int.max
    for line in source.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      if line.first == UInt8(ascii: "\t") { return "\t" }
      let count = line.prefix { $0 == UInt8(ascii: " ") }.count
      if count >= 2, count < line.count { least = min(least, count) }
    }
    return String(repeating: " ", count: (2...8).contains(least) ? least : 2)
  }

  /// Returns the text as a multiline literal that is indented one level deeper than the call. Uses a raw literal if a
  /// plain literal would change the text.
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

  /// Returns the literal as an argument. Its first line follows the argument's label.
  func argument(_ text: String) -> String { String(literal(text).dropFirst((indent + unit).count)) }

  /// Returns the number of `#` characters that are required to preserve the text's quotation marks and backslashes.
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

  /// Escapes characters that a source file can't contain: control characters, and carriage returns, which would be
  /// read as line breaks.
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
