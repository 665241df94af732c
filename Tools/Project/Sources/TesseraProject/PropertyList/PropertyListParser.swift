// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The format of `project.pbxproj` is the OpenStep property list: strings, quoted strings, `<data>`, `(arrays)` and
// `{ dictionaries; }`, with comments. Keys may be quoted. Recursion is limited by `PropertyListLimits.depth`.

/// A parser of OpenStep property lists.
struct PropertyListParser {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses a property list.
  static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    var parser = PropertyListParser(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.offset = 3 }
    try parser.skipTrivia()
    guard parser.offset < bytes.count else { throw parser.error("the file is empty") }
    let value = try parser.parseValue()
    try parser.skipTrivia()
    if parser.offset < bytes.count { throw parser.error("unexpected text after the end of the property list") }
    return value
  }

  // MARK: Values

  private mutating func parseValue() throws(PropertyListError) -> PropertyListValue {
    try skipTrivia()
    guard offset < bytes.count else { throw error("the file ends where a value is expected") }
    switch bytes[offset] {
    case UInt8(ascii: "{"): return .dictionary(try parseDictionary())
    case UInt8(ascii: "("): return .array(try parseArray())
    case UInt8(ascii: "<"): return .data(try parseData())
    default: return .string(try parseString())
    }
  }

  private mutating func parseDictionary() throws(PropertyListError) -> [String: PropertyListValue] {
    try enter()
    defer { depth -= 1 }
    var result: [String: PropertyListValue] = [:]
    while true {
      try skipTrivia()
      if skip("}") { return result }
      guard offset < bytes.count else { throw error("the file ends within a dictionary") }
      let key = try parseString()
      try skipTrivia()
      guard skip("=") else { throw error("expected '=' after the key \(Self.excerpt(key))") }
      result[key] = try parseValue()
      try skipTrivia()
      // The last semicolon may be missing.
      guard skip(";") || peek() == UInt8(ascii: "}") else {
        throw error("expected ';' after the value of \(Self.excerpt(key))")
      }
    }
  }

  private mutating func parseArray() throws(PropertyListError) -> [PropertyListValue] {
    try enter()
    defer { depth -= 1 }
    var result: [PropertyListValue] = []
    while true {
      try skipTrivia()
      if skip(")") { return result }
      guard offset < bytes.count else { throw error("the file ends within an array") }
      result.append(try parseValue())
      try skipTrivia()
      guard skip(",") || peek() == UInt8(ascii: ")") else { throw error("expected ',' or ')' in an array") }
    }
  }

  private mutating func parseData() throws(PropertyListError) -> [UInt8] {
    offset += 1
    var digits: [UInt8] = []
    while let byte = peek(), byte != UInt8(ascii: ">") {
      if let digit = Self.hexValue(byte) {
        digits.append(digit)
      } else if !Self.isSpace(byte) {
        throw error("expected hexadecimal digits in data")
      }
      offset += 1
    }
    guard skip(">") else { throw error("the file ends within data") }
    guard digits.count % 2 == 0 else { throw error("data has an odd number of digits") }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  // MARK: Strings

  private mutating func parseString() throws(PropertyListError) -> String {
    guard let first = peek() else { throw error("the file ends where a string is expected") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try parseQuoted(first) }
    let start = offset
    while offset < bytes.count, Self.isUnquoted(bytes[offset]), !startsComment() { offset += 1 }
    guard offset > start else { throw error("unexpected character \(Self.excerpt(character()))") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func parseQuoted(_ quote: UInt8) throws(PropertyListError) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = peek() {
      offset += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { appendEscape(to: &text) } else { text.append(byte) }
    }
    offset = start
    throw error("the string that starts here has no closing quote")
  }

  private mutating func appendEscape(to text: inout [UInt8]) {
    guard let byte = peek() else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "a"): text.append(7)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "v"): text.append(11)
    case UInt8(ascii: "U"): appendScalar(digits: 4, radix: 16, to: &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      appendScalar(digits: 3, radix: 8, to: &text)
    default: text.append(byte)
    }
  }

  /// Appends the character with a code. Surrogates that don't form a pair become U+FFFD.
  private mutating func appendScalar(digits: Int, radix: UInt32, to text: inout [UInt8]) {
    var code = number(digits: digits, radix: radix)
    if (0xD800..<0xDC00).contains(code), bytes[offset...].starts(with: Array("\\U".utf8)) {
      let mark = offset
      offset += 2
      let low = number(digits: 4, radix: 16)
      if (0xDC00..<0xE000).contains(low) {
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      } else {
        offset = mark
      }
    }
    text.append(contentsOf: String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
  }

  private mutating func number(digits: Int, radix: UInt32) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = peek(), let digit = Self.hexValue(byte), digit < radix else { break }
      code = code * radix + UInt32(digit)
      offset += 1
    }
    return code
  }

  // MARK: Trivia

  private mutating func skipTrivia() throws(PropertyListError) {
    while let byte = peek() {
      if Self.isSpace(byte) {
        offset += 1
      } else if startsComment() {
        try skipComment()
      } else if isConflictMarker() {
        throw failure(.mergeConflict)
      } else {
        return
      }
    }
  }

  private func startsComment() -> Bool {
    peek() == UInt8(ascii: "/") && offset + 1 < bytes.count
      && (bytes[offset + 1] == UInt8(ascii: "*") || bytes[offset + 1] == UInt8(ascii: "/"))
  }

  private mutating func skipComment() throws(PropertyListError) {
    let start = offset
    if bytes[offset + 1] == UInt8(ascii: "/") {
      while let byte = peek(), byte != 10 { offset += 1 }
      return
    }
    offset += 2
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    offset = start
    throw error("the comment that starts here has no end")
  }

  /// Returns whether the offset is at a marker of a merge conflict: seven equal characters at the start of a line.
  private func isConflictMarker() -> Bool {
    guard offset == 0 || bytes[offset - 1] == 10, offset + 7 <= bytes.count else { return false }
    let byte = bytes[offset]
    return "<=>|".utf8.contains(byte) && bytes[offset..<offset + 7].allSatisfy { $0 == byte }
  }

  // MARK: Helpers

  private mutating func enter() throws(PropertyListError) {
    offset += 1
    depth += 1
    if depth > PropertyListLimits.depth { throw failure(.limit("\(PropertyListLimits.depth) nested values")) }
  }

  private func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private func character() -> String { String(String(decoding: bytes[offset...].prefix(4), as: UTF8.self).prefix(1)) }

  private func error(_ text: String) -> PropertyListError { failure(.syntax(text)) }

  private func failure(_ problem: PropertyListError.Problem) -> PropertyListError {
    let before = bytes[..<min(offset, bytes.count)]
    let line = before.count { $0 == 10 } + 1
    let column = before.reversed().prefix { $0 != 10 }.count + 1
    return PropertyListError(problem: problem, line: line, column: column)
  }

  private static func excerpt(_ text: String) -> String { "'\(text.prefix(40))'" }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "$"),
      UInt8(ascii: "@"), UInt8(ascii: "+"), 0x80...:
      true
    default: false
    }
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
