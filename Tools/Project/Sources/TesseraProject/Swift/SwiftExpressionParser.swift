// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A recursive-descent parser of the part of Swift that manifests are usually written in:
//
//   expression = primary { "+" primary }
//   primary    = literal | "[" elements "]" | "(" expression ")" | name { "." name | "(" arguments ")" }
//
// `let` constants at the top level are replaced by their values. Anything else becomes `UnreadableCode`, and parsing continues after it.

/// A parser of manifests written in Swift.
struct SwiftExpressionParser {
  let tokens: [SwiftToken]
  var index = 0
  private var depth = 0
  /// The values of constants and variables declared at the top level.
  private(set) var constants: [String: SwiftExpression] = [:]
  /// The names of functions declared in the file.
  private(set) var functions: Set<String> = []
  private static let depthLimit = 100
  static let sizeLimit = 1_000_000
  /// The total size of values that concatenations and constants have produced.
  var size = 0

  private init(_ tokens: [SwiftToken]) { self.tokens = tokens }

  /// Parses the declarations of a source.
  static func parse(_ source: String) -> SwiftExpressionParser {
    var parser = SwiftExpressionParser(SwiftLexer.tokens(of: source))
    parser.parseDeclarations()
    return parser
  }

  /// Returns the first constant, in order of names, whose value is a call of a type, such as `Project(…)`.
  func call(of type: String) -> SwiftCall? {
    constants.sorted { $0.key < $1.key }.lazy.compactMap(\.value.call).first { $0.baseName == type }
  }

  // MARK: Declarations

  private mutating func parseDeclarations() {
    while let token = peek() {
      switch token.identifier {
      case "let", "var": parseConstant()
      case "func": skipDeclaration(isFunction: true)
      case "extension", "struct", "enum", "class", "actor", "protocol": skipDeclaration(isFunction: false)
      default: index += 1
      }
    }
  }

  private mutating func parseConstant() {
    index += 1
    guard let name = peek()?.identifier else { return }
    index += 1
    while let token = peek(), !token.isSymbol("="), !token.startsLine {
      if token.isSymbol("{") { return skipBraces() }
      index += 1
    }
    guard skip("=") else { return }
    constants[name] = parseExpression()
  }

  private mutating func skipDeclaration(isFunction: Bool) {
    index += 1
    if isFunction, let name = peek()?.identifier { functions.insert(name) }
    while let token = peek(), !token.isSymbol("{") {
      if token.startsLine, ["let", "var", "func"].contains(token.identifier ?? "") { return }
      index += 1
    }
    skipBraces()
  }

  private mutating func skipBraces() {
    var open = 0
    while let token = peek() {
      index += 1
      if token.isSymbol("{") { open += 1 }
      if token.isSymbol("}") { open -= 1 }
      if open <= 0 { return }
    }
  }

  // MARK: Expressions

  private mutating func parseExpression() -> SwiftExpression {
    let start = index
    guard depth < Self.depthLimit else {
      skipToEndOfExpression()
      return unreadable("deeply nested code", at: start)
    }
    depth += 1
    defer { depth -= 1 }
    var result = parsePrimary()
    while peek()?.isSymbol("+") == true {
      index += 1
      result = add(result, parsePrimary(), at: start)
    }
    if continuesExpression() {
      skipToEndOfExpression()
      return unreadable(text(from: start), at: start)
    }
    return result
  }

  /// Returns whether the next token is neither the end of an element nor the start of a new line.
  private func continuesExpression() -> Bool {
    guard let token = peek() else { return false }
    if [",", ")", "]", "}", ":", ";"].contains(where: { token.isSymbol($0) }) { return false }
    return !token.startsLine || token.isSymbol("?") || token.isSymbol(".")
  }

  private mutating func skipToEndOfExpression() {
    var open = 0
    while let token = peek() {
      if open == 0 {
        if [",", ")", "]", "}"].contains(where: { token.isSymbol($0) }) { return }
        if depth <= 1, token.startsLine, ["let", "var", "func", "extension"].contains(token.identifier ?? "") {
          return
        }
      }
      if ["(", "[", "{"].contains(where: { token.isSymbol($0) }) { open += 1 }
      if [")", "]", "}"].contains(where: { token.isSymbol($0) }) { open -= 1 }
      index += 1
    }
  }

  private mutating func parsePrimary() -> SwiftExpression {
    let start = index
    guard let token = peek() else { return unreadable("the end of the file", at: start) }
    switch token.kind {
    case .string(let text):
      index += 1
      return .string(text)
    case .interpolated(let parts):
      index += 1
      return interpolate(parts, at: start)
    case .number(let text):
      index += 1
      return .number(text)
    case .symbol("["): return parseCollection()
    case .symbol("("):
      index += 1
      let value = parseExpression()
      _ = skip(")")
      return value
    case .symbol("."), .identifier: return parseName()
    case .symbol("-"):
      index += 1
      if case .number(let text)? = peek()?.kind {
        index += 1
        return .number("-" + text)
      }
      return unreadable("-", at: start)
    case .symbol:
      skipToEndOfExpression()
      return unreadable(text(from: start), at: start)
    }
  }

  private mutating func parseName() -> SwiftExpression {
    let start = index
    var name = ""
    while let token = peek() {
      if token.isSymbol("."), next()?.identifier != nil {
        name += "."
      } else if let word = token.identifier, name.isEmpty || name.hasSuffix(".") {
        name += word
      } else {
        break
      }
      index += 1
    }
    switch name {
    case "": return unreadableSymbol(at: start)
    case "true", "false": return .bool(name == "true")
    case "nil": return .null
    default: break
    }
    guard peek()?.isSymbol("(") == true, peek()?.startsLine == false else {
      guard let value = constants[name] else { return .name(name) }
      return limited(value)
    }
    index += 1
    return finishCall(name, at: start)
  }

  private mutating func unreadableSymbol(at start: Int) -> SwiftExpression {
    index += 1
    return unreadable("code", at: start)
  }

  private mutating func finishCall(_ name: String, at start: Int) -> SwiftExpression {
    let call = SwiftCall(name: name, arguments: parseArguments(), line: tokens[start].line)
    if name.hasPrefix(".") || name.first?.isUppercase == true, !functions.contains(name) {
      // Members of the result, such as `.merging(…)`, are computed.
      guard peek()?.isSymbol(".") == true else { return .call(call) }
      skipToEndOfExpression()
    }
    return unreadable("\(name)(…)", at: start)
  }

  private mutating func parseArguments() -> [SwiftArgument] {
    var result: [SwiftArgument] = []
    while let token = peek() {
      if skip(")") { return result }
      if skip(",") { continue }
      var label: String?
      if let word = token.identifier, next()?.isSymbol(":") == true {
        label = word
        index += 2
      }
      let start = index
      result.append(SwiftArgument(label: label, value: parseExpression()))
      if index == start { index += 1 }
    }
    return result
  }

  private mutating func parseCollection() -> SwiftExpression {
    index += 1
    var values: [SwiftExpression] = []
    var entries: [SwiftDictionaryEntry] = []
    var isDictionary = false
    while peek() != nil, !skip("]") {
      if skip(",") { continue }
      if skip(":") {
        isDictionary = true
        continue
      }
      let start = index
      let value = parseExpression()
      if skip(":") {
        isDictionary = true
        entries.append(SwiftDictionaryEntry(key: value, value: parseExpression()))
      } else {
        values.append(value)
      }
      if index == start { index += 1 }
    }
    return isDictionary ? .dictionary(entries) : .array(values)
  }

  // MARK: Tokens

  private func peek() -> SwiftToken? { index < tokens.count ? tokens[index] : nil }
  private func next() -> SwiftToken? { index + 1 < tokens.count ? tokens[index + 1] : nil }

  private mutating func skip(_ character: Character) -> Bool {
    guard peek()?.isSymbol(character) == true else { return false }
    index += 1
    return true
  }
}
