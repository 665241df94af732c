// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Scans Swift source without parsing it: skips comments, string literals with their interpolations, extended regular
// expressions and bracketed groups. This is enough to find a call's arguments or a class's name, and avoids a
// dependency on swift-syntax.

/// A scanner of Swift source. Offsets are in UTF-8 bytes. An end offset is the offset after the last byte.
package struct SwiftScanner {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }
  package init(_ source: String) { bytes = Array(source.utf8) }

  /// Returns the byte at an offset, or 0 outside of the source.
  package func byte(at offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

  /// Returns the text of a range.
  package func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns whether the source has a prefix at an offset.
  package func hasPrefix(_ prefix: some Sequence<UInt8>, at offset: Int) -> Bool {
    offset <= bytes.count && bytes[max(0, offset)...].starts(with: prefix)
  }

  /// Returns whether a byte may be part of an identifier: a letter, a digit, an underscore, or a byte of a non-ASCII
  /// character.
  package static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  package static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }

  // MARK: Trivia

  /// Returns the offset after any whitespace and comments at `start`.
  package func endOfTrivia(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      if Self.isWhiteSpace(bytes[offset]) {
        offset += 1
      } else if let end = end(ofCommentAt: offset) {
        offset = end
      } else {
        break
      }
    }
    return offset
  }

  /// Returns the start of the whitespace that precedes an offset.
  package func startOfWhiteSpace(before end: Int) -> Int {
    var offset = end
    while offset > 0, Self.isWhiteSpace(bytes[offset - 1]) { offset -= 1 }
    return offset
  }

  /// Returns the end of the comment at an offset, including nested comments, or nil if there is no comment. A line
  /// comment ends before its line break.
  package func end(ofCommentAt start: Int) -> Int? {
    guard byte(at: start) == UInt8(ascii: "/") else { return nil }
    if byte(at: start + 1) == UInt8(ascii: "/") {
      return bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    }
    guard byte(at: start + 1) == UInt8(ascii: "*") else { return nil }
    var (offset, depth) = (start + 2, 1)
    while offset < bytes.count, depth > 0 {
      if hasPrefix("/*".utf8, at: offset) {
        depth += 1
        offset += 2
      } else if hasPrefix("*/".utf8, at: offset) {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    }
    return offset
  }

  /// Returns the source with comments replaced by spaces. Line breaks are preserved.
  package func withoutComments() -> String {
    var result = bytes
    var offset = 0
    while offset < bytes.count {
      if let end = end(ofCommentAt: offset) {
        for place in offset..<end where !Self.isWhiteSpace(bytes[place]) { result[place] = UInt8(ascii: " ") }
        offset = end
      } else {
        // A quotation mark in a regular expression doesn't open a string.
        offset = end(ofLiteralAt: offset) ?? offset + 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: Elements

  /// Returns the end of the comment, literal, group or single byte at an offset, or nil for an unclosed literal or
  /// group.
  package func end(ofElementAt offset: Int) -> Int? {
    switch byte(at: offset) {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): end(ofGroupAt: offset)
    default: end(ofLiteralAt: offset)
    }
  }

  /// Returns the end of the group that starts with an opening bracket, or nil if the group is not closed. Not
  /// recursive, because brackets may be nested deeper than the stack allows.
  package func end(ofGroupAt start: Int) -> Int? {
    var offset = start
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        offset += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        offset += 1
        if depth == 0 { return offset }
      default:
        guard let end = end(ofLiteralAt: offset) else { return nil }
        offset = end
      }
    }
    return nil
  }

  /// Returns the end of the comment, string, extended regular expression, identifier in backticks or single byte at
  /// an offset, or nil for an unclosed literal.
  package func end(ofLiteralAt offset: Int) -> Int? {
    if let end = end(ofCommentAt: offset) { return end }
    var open = offset
    while byte(at: open) == UInt8(ascii: "#") { open += 1 }
    switch byte(at: open) {
    case UInt8(ascii: "\""): return end(ofStringAt: open, pounds: open - offset)
    case UInt8(ascii: "/") where open > offset: return end(ofExpressionAt: open, pounds: open - offset)
    case UInt8(ascii: "`") where open == offset:
      return bytes[(open + 1)...].firstIndex(of: UInt8(ascii: "`")).map { $0 + 1 }
    default: return max(open, offset + 1)
    }
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "#") }
  }

  /// - Parameter pounds: The number of `#` characters before the literal.
  private func end(ofStringAt open: Int, pounds: Int) -> Int? {
    let isMultiline = opensMultilineString(at: open)
    let quotes = isMultiline ? 3 : 1
    var offset = open + quotes
    while offset < bytes.count {
      if byte(at: offset) == UInt8(ascii: "\\"), hasPounds(pounds, at: offset + 1) {
        let escaped = offset + 1 + pounds
        if byte(at: escaped) == UInt8(ascii: "(") {
          guard let end = end(ofGroupAt: escaped) else { return nil }
          offset = end
        } else {
          offset = escaped + 1
        }
      } else if hasPrefix(repeatElement(UInt8(ascii: "\""), count: quotes), at: offset),
        hasPounds(pounds, at: offset + quotes)
      {
        return offset + quotes + pounds
      } else if !isMultiline, byte(at: offset) == UInt8(ascii: "\n") {
        return nil
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// The text of a multiline literal begins on the next line, while `#"""#` is a one-line string that contains a
  /// quotation mark.
  private func opensMultilineString(at open: Int) -> Bool {
    guard hasPrefix("\"\"\"".utf8, at: open) else { return false }
    let next = bytes[(open + 3)...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
  }

  private func end(ofExpressionAt open: Int, pounds: Int) -> Int? {
    var offset = open + 1
    while offset < bytes.count {
      if byte(at: offset) == UInt8(ascii: "\\") {
        offset += 2
      } else if byte(at: offset) == UInt8(ascii: "/"), hasPounds(pounds, at: offset + 1) {
        return offset + 1 + pounds
      } else {
        offset += 1
      }
    }
    return nil
  }
}
