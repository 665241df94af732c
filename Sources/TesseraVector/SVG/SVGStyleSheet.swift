// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Style sheets as written by design tools, with rules for classes, IDs and elements. Rules are indexed by the name
// they select, so only a few rules are examined per element.

/// The rules of a document's `<style>` elements.
struct SVGStyleSheet {
  typealias Declaration = (name: String, value: String, isImportant: Bool)

  private struct Rule {
    var element: String?
    var id: String?
    var classes: [String]
    /// The selector's specificity (IDs, classes and elements) combined with the rule's position in one number.
    var specificity: Int
    var order: Int
    var block: Int

    /// The selected name, by which the rule is indexed.
    var key: String { id.map { "#" + $0 } ?? classes.first.map { "." + $0 } ?? element ?? "*" }
  }

  private static let maximumRules = 20_000
  /// The maximum number of rules per name and of declarations per rule. It limits the amount of work per element.
  private static let maximumPerKey = 64

  private var rules: [String: [Rule]] = [:]
  private var blocks: [[Declaration]] = []
  private var count = 0
  /// The unsupported parts of the style sheets.
  private(set) var unsupported: [String] = []

  var isEmpty: Bool { count == 0 }

  // MARK: Reading

  mutating func read(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == ";" }) {
      let head = rest[..<open].trimmed
      if rest[open] == ";" {
        if !head.isEmpty { report(head) }
        rest = rest[rest.index(after: open)...]
        continue
      }
      let end = Self.end(of: rest, from: open)
      if head.hasPrefix("@") {
        report(head)
      } else {
        add(head, Self.declarations(rest[rest.index(after: open)..<end]))
      }
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
    }
  }

  private mutating func report(_ head: Substring) {
    let what = "style rule \(head.prefix(40))"
    if unsupported.count < 16, !unsupported.contains(what), !head.hasPrefix("@charset"), !head.hasPrefix("@namespace") {
      unsupported.append(what)
    }
  }

  /// Returns the closing brace that matches the opening brace at `open`.
  private static func end(of text: Substring, from open: Substring.Index) -> Substring.Index {
    var depth = 0
    var index = open
    while index < text.endIndex {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" {
        depth -= 1
        if depth == 0 { return index }
      }
      index = text.index(after: index)
    }
    return text.endIndex
  }

  private static func withoutComments(_ text: String) -> String {
    guard text.contains("/*") else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "/*") {
      result += rest[..<open.lowerBound]
      rest = rest[open.upperBound...]
      guard let close = rest.firstRange(of: "*/") else { return result }
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// Parses the declarations of a block or a `style` attribute.
  static func declarations(_ text: some StringProtocol) -> [Declaration] {
    split(text).compactMap { item in
      guard let colon = item.firstIndex(of: ":") else { return nil }
      var value = item[item.index(after: colon)...].trimmed
      var isImportant = false
      if let mark = value.lastIndex(of: "!"), value[mark...].dropFirst().trimmed.lowercased() == "important" {
        isImportant = true
        value = value[..<mark].trimmed
      }
      return (item[..<colon].trimmed.lowercased(), String(value), isImportant)
    }
  }

  /// Splits text at semicolons outside of quotes and parentheses, because data URLs contain semicolons.
  private static func split(_ text: some StringProtocol) -> [Substring] {
    let text = Substring(text)
    var result: [Substring] = []
    var start = text.startIndex
    var quote: UInt8?
    var depth = 0
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      case UInt8(ascii: ";") where depth == 0:
        result.append(text[start..<index])
        start = text.utf8.index(after: index)
      default: break
      }
    }
    result.append(text[start...])
    return result
  }

  private mutating func add(_ selectors: Substring, _ declarations: [Declaration]) {
    guard !declarations.isEmpty else { return }
    blocks.append(Array(declarations.prefix(Self.maximumPerKey)))
    for selector in selectors.split(separator: ",") {
      guard count < Self.maximumRules, let rule = rule(selector.trimmed),
        (rules[rule.key]?.count ?? 0) < Self.maximumPerKey
      else {
        report(selector.trimmed)
        continue
      }
      count += 1
      rules[rule.key, default: []].append(rule)
    }
  }

  /// Returns a rule for an element, an ID and classes, or nil for selectors that depend on surrounding elements.
  private func rule(_ selector: Substring) -> Rule? {
    var rule = Rule(element: nil, id: nil, classes: [], specificity: 0, order: count, block: blocks.count - 1)
    guard !selector.isEmpty else { return nil }
    var rest = selector
    while !rest.isEmpty {
      let mark = rest.first
      if mark == "." || mark == "#" || mark == "*" { rest = rest.dropFirst() }
      if mark == "*" { continue }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      guard !name.isEmpty else { return nil }
      rest = rest[name.endIndex...]
      switch mark {
      case ".":
        rule.classes.append(String(name))
        rule.specificity += 1 << 10
      case "#":
        rule.id = String(name)
        rule.specificity += 1 << 20
      default:
        rule.element = String(name)
        rule.specificity += 1
      }
    }
    return rule
  }

  // MARK: Lookup

  /// Returns the declarations that apply to an element, lowest specificity first.
  func declarations(element: String, id: String?, classes: [Substring]) -> [Declaration] {
    guard !isEmpty else { return [] }
    var found: [Rule] = []
    func look(_ key: String) {
      for rule in rules[key] ?? [] {
        guard rule.element == nil || rule.element == element, rule.id == nil || rule.id == id,
          rule.classes.allSatisfy({ name in classes.contains { $0 == name } })
        else { continue }
        found.append(rule)
      }
    }
    look("*")
    look(element)
    for name in classes.prefix(16) { look("." + name) }
    if let id { look("#" + id) }
    found.sort { ($0.specificity, $0.order) < ($1.specificity, $1.order) }
    return found.flatMap { blocks[$0.block] }
  }
}
