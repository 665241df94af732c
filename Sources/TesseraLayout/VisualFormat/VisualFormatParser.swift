// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The grammar of the visual format language, with one parser function per rule:
//
//     format     = [("H" | "V") ":"] ["|" connection] view (connection view)* [connection "|"]
//     view       = "[" name ["(" predicates ")"] "]"
//     connection = "" | "-" | "-" (simple | "(" predicates ")") "-"
//     predicates = predicate ("," predicate)*
//     predicate  = ["==" | "<=" | ">="] operand ["@" operand]
//     simple     = name | positive number
//
// Names are C identifiers, numbers have the format of the C locale, and white space is not allowed. The string is
// read once from left to right, without backtracking or recursion, so that parsing any input takes bounded time and
// stack space.

import Foundation

/// A parser of visual formats.
struct VisualFormatParser {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text)
    return try parser.parseFormat()
  }

  // MARK: Rules

  private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    format.axis = try parseAxis()
    if peek == "|" {
      format.leadingEdge = position
      position += 1
      format.connections.append(try parseConnection())
    }
    format.views.append(try parseView())
    while !isAtEnd, format.trailingEdge == nil {
      format.connections.append(try parseConnection())
      if peek == "|" {
        format.trailingEdge = position
        position += 1
      } else {
        format.views.append(try parseView())
      }
    }
    guard isAtEnd else { throw error("Expected the format to end after '|'") }
    return format
  }

  private mutating func parseAxis() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    guard let letter = peek, letter == "H" || letter == "V" else { return .horizontal }
    position += 1
    let word = letter == "H" ? "horizontal" : "vertical"
    guard accept(":") else { throw error("Expected ':' after '\(letter)' to specify \(word) arrangement") }
    return letter == "H" ? .horizontal : .vertical
  }

  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.View {
    guard accept("[") else { throw error("Expected a view, which starts with '['") }
    guard let name = parseName() else {
      throw error("Expected the name of a view: a letter or an underscore, then letters, digits and underscores")
    }
    var predicates: [VisualFormat.Predicate] = []
    if accept("(") {
      predicates = try parsePredicates()
      guard accept(")"), peek == "]" else {
        throw error("A predicate on a view's thickness must end with ')' and the view must end with ']'")
      }
    }
    guard accept("]") else { throw error("Expected ']' or '(' after the name of a view") }
    return VisualFormat.View(name: name, predicates: predicates)
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard accept("-") else { return .flush }
    if peek == "[" || peek == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if accept("(") {
      predicates = try parsePredicates()
      guard accept(")") else { throw error("Expected ')' to end the predicates of a space") }
    } else {
      let sentence = "Expected a view, '|', a metric, a positive number or predicates in parentheses after '-'"
      predicates = [VisualFormat.Predicate(object: try parseOperand(isSigned: false, sentence))]
    }
    guard accept("-") else { throw error("Expected '-' after a space") }
    return .spaces(predicates)
  }

  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates = [try parsePredicate()]
    while accept(",") { predicates.append(try parsePredicate()) }
    return predicates
  }

  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try parseRelation()
    let object = try parseOperand(isSigned: true, "Expected a number or a name")
    var predicate = VisualFormat.Predicate(relation: relation, object: object)
    if accept("@") {
      predicate.priority = try parseOperand(isSigned: true, "Expected a priority after '@': a number or a metric")
    }
    return predicate
  }

  private mutating func parseRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    guard let first = peek, "=<>".contains(first) else { return .equal }
    position += 1
    guard accept("=") else {
      position -= 1
      throw error("Unknown relation. Must be ==, >=, or <=")
    }
    return first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  // MARK: Tokens

  private mutating func parseOperand(
    isSigned: Bool, _ expectation: String
  ) throws(VisualFormatError) -> VisualFormat.Operand {
    if let name = parseName() { return .name(name) }
    let start = position
    guard let number = parseNumber(isSigned: isSigned) else { throw error(expectation) }
    guard number.isFinite else {
      position = start
      throw error("The number is too large")
    }
    return .number(number, offset: start)
  }

  private mutating func parseName() -> VisualFormat.Name? {
    let start = position
    guard let first = current, Self.isLetter(first) else { return nil }
    while let byte = current, Self.isLetter(byte) || Self.isDigit(byte) { position += 1 }
    return VisualFormat.Name(text: text(from: start), offset: start)
  }

  /// Parses digits with at most one decimal point, and an exponent if digits follow the `e`. A decimal point without
  /// digits is not a number.
  private mutating func parseNumber(isSigned: Bool) -> Double? {
    let start = position
    if isSigned, peek == "-" || peek == "+" { position += 1 }
    let whole = skipDigits()
    var fraction = 0
    if peek == "." {
      position += 1
      fraction = skipDigits()
    }
    guard whole + fraction > 0 else {
      position = start
      return nil
    }
    skipExponent()
    // Swift's conversion does not depend on the locale. It requires digits on both sides of the decimal point.
    var digits = text(from: start)
    if digits.hasPrefix("+") { digits.removeFirst() }
    return Self.value(of: digits)
  }

  private static func value(of digits: String) -> Double? {
    Double(digits) ?? Double(digits.replacing(".", with: fractionPoint(digits)))
  }

  /// Returns the replacement for a decimal point without digits on one side.
  private static func fractionPoint(_ digits: String) -> String {
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let before = parts.first?.last?.isNumber == true ? "" : "0"
    let after = parts.last?.first?.isNumber == true ? "" : "0"
    return "\(before).\(after)"
  }

  private mutating func skipExponent() {
    let start = position
    guard accept("e") || accept("E") else { return }
    if peek == "-" || peek == "+" { position += 1 }
    if skipDigits() == 0 { position = start }
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = current, Self.isDigit(byte) { position += 1 }
    return position - start
  }

  // MARK: Bytes

  private var isAtEnd: Bool { position == bytes.count }
  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }
  private var peek: Character? { current.map { Character(UnicodeScalar($0)) } }

  private mutating func accept(_ character: Character) -> Bool {
    guard let byte = current, byte == character.asciiValue else { return false }
    position += 1
    return true
  }

  private func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  private func error(_ sentence: String) -> VisualFormatError {
    VisualFormatError(sentence: sentence, offset: position)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
