// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Parenthesized conditions and parenthesized expressions have the same beginning: "(a > 1) AND …" and "(a + 1) > 2".
// Therefore, a single recursive descent parses both, and each operator checks whether its operands are conditions or
// expressions. Nothing is parsed twice.

import Foundation

/// A parser that converts the tokens of a predicate format to a tree, using the grammar of Apple's Predicate
/// Programming Guide.
struct PredicateParser {
  /// A parsed condition or expression.
  private enum Term {
    case condition(PredicateNode)
    case expression(PredicateExpression)
  }

  private let tokens: [PredicateToken]
  private var arguments: ArraySlice<Any?>
  private var position = 0
  private var depth = 0

  /// The maximum nesting depth of parentheses, braces and signs.
  private static let maximumDepth = 128

  /// Parses a format and returns its tree.
  ///
  /// - Parameter arguments: The arguments for the placeholders.
  static func parse(
    _ format: String, _ arguments: ([PredicatePlaceholder]) -> [Any?]
  ) throws(PredicateError) -> PredicateNode {
    let tokens = try PredicateLexer.tokens(of: format)
    let placeholders = tokens.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
    let values = arguments(placeholders)
    guard values.count >= placeholders.count else { throw .tooFewArguments }
    var parser = PredicateParser(tokens: tokens, arguments: values[...])
    let root = try parser.condition(parser.either())
    guard parser.position == tokens.count else { throw .unreadable }
    return root
  }

  private init(tokens: [PredicateToken], arguments: ArraySlice<Any?>) {
    (self.tokens, self.arguments) = (tokens, arguments)
  }

  // MARK: Tokens

  private var current: PredicateToken? { position < tokens.count ? tokens[position] : nil }

  /// The current token in uppercase if it is a word.
  private var keyword: String? {
    if case .word(let word)? = current { word.uppercased() } else { nil }
  }

  private mutating func skip(sign: String) -> Bool {
    guard current == .sign(sign) else { return false }
    position += 1
    return true
  }

  private mutating func skip(_ names: String...) -> Bool {
    let found = names.contains { current == .sign($0) || keyword == $0 }
    if found { position += 1 }
    return found
  }

  private mutating func expect(_ sign: String) throws(PredicateError) {
    guard skip(sign: sign) else { throw .unreadable }
  }

  private func condition(_ term: Term) throws(PredicateError) -> PredicateNode {
    guard case .condition(let condition) = term else { throw .unreadable }
    return condition
  }

  private func expression(_ term: Term) throws(PredicateError) -> PredicateExpression {
    guard case .expression(let expression) = term else { throw .unreadable }
    return expression
  }

  private mutating func deeper<Read>(
    _ read: (inout Self) throws(PredicateError) -> Read
  ) throws(PredicateError) -> Read {
    depth += 1
    guard depth <= Self.maximumDepth else { throw .unreadable }
    let result = try read(&self)
    depth -= 1
    return result
  }

  // MARK: Conditions

  private mutating func either() throws(PredicateError) -> Term {
    let first = try both()
    guard keyword == "OR" || current == .sign("||") else { return first }
    var parts = [try condition(first)]
    while skip("OR", "||") { parts.append(try condition(both())) }
    return .condition(.or(parts))
  }

  private mutating func both() throws(PredicateError) -> Term {
    let first = try negation()
    guard keyword == "AND" || current == .sign("&&") else { return first }
    var parts = [try condition(first)]
    while skip("AND", "&&") { parts.append(try condition(negation())) }
    return .condition(.and(parts))
  }

  private mutating func negation() throws(PredicateError) -> Term {
    guard skip("NOT", "!") else { return try comparison() }
    let negated = try deeper { parser throws(PredicateError) in try parser.condition(parser.negation()) }
    return .condition(.not(negated))
  }

  private mutating func comparison() throws(PredicateError) -> Term {
    let quantifier = quantifier()
    let left = try sum()
    guard let kind = operatorKind() else {
      if quantifier != nil { throw .unreadable }
      return left
    }
    let options = try options()
    let right = try expression(sum())
    let comparison = PredicateComparison(kind: kind, options: options)
    return .condition(.comparison(quantifier, try expression(left), comparison, right))
  }

  private mutating func quantifier() -> PredicateQuantifier? {
    guard let keyword, let quantifier = PredicateQuantifier(rawValue: keyword) else { return nil }
    position += 1
    return quantifier
  }

  private mutating func operatorKind() -> PredicateComparison.Kind? {
    let name: String? = if case .sign(let sign)? = current { sign } else { keyword }
    guard let kind = name.flatMap({ PredicateComparison.kinds[$0] }) else { return nil }
    position += 1
    return kind
  }

  private mutating func options() throws(PredicateError) -> PredicateComparison.Options {
    guard skip(sign: "[") else { return [] }
    guard let letters = keyword, Set(letters).isSubset(of: "CDNL") else { throw .unreadable }
    position += 1
    try expect("]")
    var options: PredicateComparison.Options = []
    if letters.contains("C") { options.insert(.caseInsensitive) }
    if letters.contains("D") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Expressions

  private mutating func sum() throws(PredicateError) -> Term {
    try chain(["+": .add, "-": .subtract]) { parser throws(PredicateError) in try parser.product() }
  }

  private mutating func product() throws(PredicateError) -> Term {
    try chain(["*": .multiply, "/": .divide]) { parser throws(PredicateError) in try parser.power() }
  }

  private mutating func power() throws(PredicateError) -> Term {
    try chain(["**": .raise]) { parser throws(PredicateError) in try parser.signed() }
  }

  private mutating func chain(
    _ operations: [String: PredicateArithmetic], _ read: (inout Self) throws(PredicateError) -> Term
  ) throws(PredicateError) -> Term {
    let first = try read(&self)
    var rest: [(PredicateArithmetic, PredicateExpression)] = []
    while case .sign(let sign)? = current, let operation = operations[sign] {
      position += 1
      rest.append((operation, try expression(read(&self))))
    }
    return rest.isEmpty ? first : .expression(.arithmetic(try expression(first), rest))
  }

  private mutating func signed() throws(PredicateError) -> Term {
    guard skip(sign: "-") else { return try path() }
    let operand = try deeper { parser throws(PredicateError) in try parser.expression(parser.signed()) }
    return .expression(.arithmetic(.constant(0), [(.subtract, operand)]))
  }

  /// Parses an expression and the keys and indices that follow it.
  private mutating func path() throws(PredicateError) -> Term {
    let start = try primary()
    var steps: [PredicateStep] = []
    while current == .sign(".") || current == .sign("[") {
      if skip(sign: ".") {
        steps += try keys()
      } else {
        position += 1
        steps.append(try deeper { parser throws(PredicateError) in try parser.place() })
        try expect("]")
      }
    }
    return steps.isEmpty ? start : .expression(.path(try expression(start), steps))
  }

  private mutating func keys() throws(PredicateError) -> [PredicateStep] {
    guard let token = current else { throw .unreadable }
    position += 1
    switch token {
    case .word(let name), .name(let name): return [.key(name)]
    case .placeholder(.key): return try keysOfArgument()
    default: throw .unreadable
    }
  }

  private mutating func place() throws(PredicateError) -> PredicateStep {
    if skip("FIRST") { return .first }
    if skip("LAST") { return .last }
    if skip("SIZE") { return .key("@count") }
    return .index(try expression(sum()))
  }

  private mutating func keysOfArgument() throws(PredicateError) -> [PredicateStep] {
    guard let path = PredicateValue.string(arguments.popFirst() ?? nil) else { throw .unreadable }
    return path.split(separator: ".", omittingEmptySubsequences: false).map { .key(String($0)) }
  }

  private mutating func primary() throws(PredicateError) -> Term {
    guard let token = current else { throw .unreadable }
    position += 1
    switch token {
    case .string(let text): return .expression(.constant(text))
    case .integer(let number): return .expression(.constant(number))
    case .real(let number): return .expression(.constant(number))
    case .variable(let name): return .expression(.variable(name))
    case .name(let name): return .expression(.path(.object, [.key(name)]))
    case .word(let word): return try term(of: word)
    case .placeholder(.key): return .expression(.path(.object, try keysOfArgument()))
    case .placeholder: return .expression(.constant(arguments.popFirst() ?? nil))
    case .sign("("):
      let term = try deeper { parser throws(PredicateError) in try parser.either() }
      try expect(")")
      return term
    case .sign("{"):
      return .expression(.list(try deeper { parser throws(PredicateError) in try parser.list() }))
    case .sign: throw .unreadable
    }
  }

  private mutating func list() throws(PredicateError) -> [PredicateExpression] {
    if skip(sign: "}") { return [] }
    var elements = [try expression(sum())]
    while skip(sign: ",") { elements.append(try expression(sum())) }
    try expect("}")
    return elements
  }

  private func term(of word: String) throws(PredicateError) -> Term {
    switch word.uppercased() {
    case "SELF": return .expression(.object)
    case "TRUE", "YES": return .expression(.constant(true))
    case "FALSE", "NO": return .expression(.constant(false))
    case "NIL", "NULL": return .expression(.constant(nil))
    case "TRUEPREDICATE": return .condition(.constant(true))
    case "FALSEPREDICATE": return .condition(.constant(false))
    case let keyword where Self.reserved.contains(keyword): throw .unreadable
    default: return .expression(.path(.object, [.key(word)]))
    }
  }

  /// Reserved words, which can be keys only after `#` or a dot.
  private static let reserved: Set = [
    "AND", "OR", "NOT", "IN", "ALL", "ANY", "SOME", "NONE", "LIKE", "CONTAINS", "MATCHES", "BEGINSWITH", "ENDSWITH",
    "BETWEEN", "FIRST", "LAST", "SIZE", "CAST", "SUBQUERY", "FETCH", "ANYKEY", "ASSIGN",
  ]
}
