// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Divides Swift source into tokens without a dependency on swift-syntax. Comments are skipped, and string literals are decoded. Damaged
// source yields tokens as well, because a literal ends at the end of its line at the latest.

/// A lexer of Swift source.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var startsLine = true
  private var tokens: [SwiftToken] = []

  private init(_ source: String) { bytes = Array(source.utf8) }

  /// Returns the tokens of a source.
  static func tokens(of source: String) -> [SwiftToken] {
    var lexer = SwiftLexer(source)
    lexer.run()
    return lexer.tokens
  }

  private mutating func run() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 10 {
        line += 1
        startsLine = true
        offset += 1
      } else if PropertyListParser.isSpace(byte) {
        offset += 1
      } else if hasPrefix("//") {
        while offset < bytes.count, bytes[offset] != 10 { offset += 1 }
      } else if hasPrefix("/*") {
        skipBlockComment()
      } else {
        scanToken(byte)
      }
    }
  }

  private mutating func scanToken(_ byte: UInt8) {
    if byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "#") && startsRawString()) {
      scanString()
    } else if byte == UInt8(ascii: "`") {
      scanQuotedIdentifier()
    } else if Self.isDigit(byte) {
      let start = offset
      while offset < bytes.count, isNumberPart() { offset += 1 }
      append(.number(text(start..<offset)))
    } else if Self.isIdentifierPart(byte) {
      let start = offset
      while offset < bytes.count, Self.isIdentifierPart(bytes[offset]) { offset += 1 }
      append(.identifier(text(start..<offset)))
    } else {
      offset += 1
      append(.symbol(Character(Unicode.Scalar(byte))))
    }
  }

  /// Returns whether a number continues: a digit, letter or underscore, or a dot before a digit.
  private func isNumberPart() -> Bool {
    if Self.isIdentifierPart(bytes[offset]) { return true }
    return bytes[offset] == UInt8(ascii: ".") && offset + 1 < bytes.count && Self.isDigit(bytes[offset + 1])
  }

  private mutating func append(_ kind: SwiftToken.Kind, line: Int? = nil) {
    tokens.append(SwiftToken(kind: kind, line: line ?? self.line, startsLine: startsLine))
    startsLine = false
  }

  // MARK: Trivia and names

  private mutating func skipBlockComment() {
    var depth = 0
    while offset < bytes.count {
      if hasPrefix("/*") {
        depth += 1
        offset += 2
      } else if hasPrefix("*/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        if bytes[offset] == 10 { line += 1 }
        offset += 1
      }
    }
  }

  private mutating func scanQuotedIdentifier() {
    let start = offset + 1
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "`"), bytes[offset] != 10 { offset += 1 }
    append(.identifier(text(start..<offset)))
    if offset < bytes.count, bytes[offset] != 10 { offset += 1 }
  }

  // MARK: Strings

  private func startsRawString() -> Bool {
    bytes[offset...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
  }

  private mutating func scanString() {
    let startLine = line
    var pounds = 0
    while bytes[offset] == UInt8(ascii: "#") {
      pounds += 1
      offset += 1
    }
    let isMultiline = hasPrefix("\"\"\"")
    offset += isMultiline ? 3 : 1
    let close = (isMultiline ? "\"\"\"" : "\"") + String(repeating: "#", count: pounds)
    let escape = "\\" + String(repeating: "#", count: pounds)
    var parts: [SwiftStringPart] = []
    var text: [UInt8] = []
    while offset < bytes.count, !hasPrefix(close) {
      if bytes[offset] == 10 {
        guard isMultiline else { break }
        line += 1
      }
      if hasPrefix(escape) {
        offset += escape.utf8.count
        scanEscape(into: &text, parts: &parts)
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    if offset < bytes.count, hasPrefix(close) { offset += close.utf8.count }
    finishString(parts: parts, text: text, isMultiline: isMultiline, line: startLine)
  }

  private mutating func finishString(parts: [SwiftStringPart], text: [UInt8], isMultiline: Bool, line: Int) {
    var value = String(decoding: text, as: UTF8.self)
    guard parts.isEmpty else { return append(.interpolated(parts + [.text(value)]), line: line) }
    if isMultiline { value = Self.withoutIndentation(value) }
    append(.string(value), line: line)
  }

  private mutating func scanEscape(into text: inout [UInt8], parts: inout [SwiftStringPart]) {
    guard offset < bytes.count else { return }
    let byte = bytes[offset]
    if byte == UInt8(ascii: "(") {
      parts.append(.text(String(decoding: text, as: UTF8.self)))
      text = []
      parts.append(.expression(scanInterpolation()))
      return
    }
    if byte != 10 { offset += 1 }
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "u"): appendScalar(to: &text)
    case 10: break
    default: text.append(byte)
    }
  }

  private mutating func appendScalar(to text: inout [UInt8]) {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "{"),
      let end = bytes[offset...].prefix(12).firstIndex(of: UInt8(ascii: "}"))
    else { return }
    let digits = self.text(offset + 1..<end)
    text.append(contentsOf: String(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}").utf8)
    offset = end + 1
  }

  /// Returns the source between the parentheses of an interpolation. Literals within it may contain parentheses.
  private mutating func scanInterpolation() -> String {
    let start = offset + 1
    var depth = 0
    var inString = false
    while offset < bytes.count, bytes[offset] != 10 {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\\"), inString { offset = min(offset + 1, bytes.count) }
      if byte == UInt8(ascii: "\"") { inString.toggle() }
      if inString { continue }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return text(start..<offset - 1) }
    }
    return text(min(start, offset)..<offset)
  }

  private static func withoutIndentation(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return text }
    let indentation = lines.removeLast()
    return lines.dropFirst().map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0 }.joined(
      separator: "\n")
  }

  // MARK: Bytes

  private func hasPrefix(_ prefix: String) -> Bool {
    bytes[offset] == prefix.utf8.first && bytes[offset...].starts(with: prefix.utf8)
  }
  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isIdentifierPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...: true
    default: isDigit(byte)
    }
  }
}
