// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A lexer that splits a predicate format into tokens.
struct PredicateLexer {
  private let text: [Unicode.Scalar]
  private var position = 0

  static func tokens(of format: String) throws(PredicateError) -> [PredicateToken] {
    var lexer = PredicateLexer(text: Array(format.unicodeScalars))
    var tokens: [PredicateToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(text: [Unicode.Scalar]) { self.text = text }

  private var current: Unicode.Scalar? { position < text.count ? text[position] : nil }

  private mutating func take(while isPart: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    while let scalar = current, isPart(scalar) {
      taken.append(scalar)
      position += 1
    }
    return String(taken)
  }

  private mutating func next() throws(PredicateError) -> PredicateToken? {
    _ = take { $0.properties.isWhitespace }
    guard let first = current else { return nil }
    if Self.begins(first) { return .word(takeWord()) }
    if Self.isDigit(first) { return try number() }
    switch first {
    case "'", "\"": return .string(try quoted(first))
    case "%": return .placeholder(try placeholder())
    case "@": return .word("@" + (try marked()))
    case "#": return .name(try marked())
    case "$": return .variable(try marked())
    default: return .sign(try sign())
    }
  }

  private static func begins(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isAlphabetic }
  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private mutating func takeWord() -> String { take { Self.begins($0) || Self.isDigit($0) } }

  /// Returns the word after a prefix character such as `@`, `#` or `$`.
  private mutating func marked() throws(PredicateError) -> String {
    position += 1
    guard let first = current, Self.begins(first) else { throw .unreadable }
    return takeWord()
  }

  private mutating func sign() throws(PredicateError) -> String {
    for length in [2, 1] where position + length <= text.count {
      let sign = text[position..<position + length].map(String.init).joined()
      guard Self.signs.contains(sign) else { continue }
      position += length
      return sign
    }
    throw .unreadable
  }

  private static let signs: Set = [
    "==", "=", "!=", "<>", "<=", "=<", "<", ">=", "=>", ">", "&&", "||", "!", "(", ")", "{", "}", "[", "]", ",", ".",
    "+", "-", "*", "/", "**",
  ]

  private mutating func number() throws(PredicateError) -> PredicateToken {
    if current == "0", position + 1 < text.count, text[position + 1].properties.lowercaseMapping == "x" {
      position += 2
      guard let value = Int(take { $0.properties.isASCIIHexDigit }, radix: 16) else { throw .unreadable }
      return .integer(value)
    }
    var digits = take(while: Self.isDigit)
    var isWhole = true
    if current == ".", position + 1 < text.count, Self.isDigit(text[position + 1]) {
      position += 1
      digits += "." + take(while: Self.isDigit)
      isWhole = false
    }
    if let exponent = takeExponent() {
      digits += exponent
      isWhole = false
    }
    // A name can't begin with a digit.
    if let scalar = current, Self.begins(scalar) { throw .unreadable }
    if isWhole, let value = Int(digits) { return .integer(value) }
    guard let value = Double(digits) else { throw .unreadable }
    return .real(value)
  }

  private mutating func takeExponent() -> String? {
    guard current == "e" || current == "E" else { return nil }
    let start = position
    position += 1
    let sign = take { $0 == "+" || $0 == "-" }
    let digits = take(while: Self.isDigit)
    if sign.count <= 1, !digits.isEmpty { return "e" + sign + digits }
    position = start
    return nil
  }

  private mutating func quoted(_ quote: Unicode.Scalar) throws(PredicateError) -> String {
    position += 1
    var content = String.UnicodeScalarView()
    while let scalar = current {
      position += 1
      if scalar == quote { return String(content) }
      content.append(scalar == "\\" ? try escaped() : scalar)
    }
    throw .unreadable
  }

  private mutating func escaped() throws(PredicateError) -> Unicode.Scalar {
    guard let scalar = current else { throw .unreadable }
    position += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u" where position + 4 <= text.count:
      let digits = text[position..<position + 4].map(String.init).joined()
      guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else { throw .unreadable }
      position += 4
      return scalar
    default: return scalar
    }
  }

  private mutating func placeholder() throws(PredicateError) -> PredicatePlaceholder {
    position += 1
    // An escaped percent sign, "%%", is invalid here. Inside quotes, it is literal text.
    for length in [3, 2, 1] where position + length <= text.count {
      let kind = text[position..<position + length].map(String.init).joined()
      guard let placeholder = Self.placeholders[kind] else { continue }
      position += length
      return placeholder
    }
    throw .unreadable
  }

  private static let placeholders: [String: PredicatePlaceholder] = {
    var placeholders: [String: PredicatePlaceholder] = ["@": .object, "K": .key]
    for kind in ["d", "i", "u", "hd", "hi", "hu", "ld", "li", "lu", "lld", "lli", "llu", "qd", "qu", "zd", "zu"] {
      placeholders[kind] = .integer(kind.replacingOccurrences(of: "q", with: "ll"))
    }
    for kind in ["f", "lf", "g", "lg", "e", "le"] { placeholders[kind] = .real }
    return placeholders
  }()
}
