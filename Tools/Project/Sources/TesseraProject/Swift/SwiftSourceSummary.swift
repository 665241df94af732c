// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The names that a source file declares, imports and uses.
struct SwiftSourceSummary: Equatable {
  /// The types declared at the top level that other files can use.
  private(set) var topLevelTypes: Set<String> = []
  /// All declared names: types, members, functions, constants and generic parameters.
  private(set) var declaredNames: Set<String> = []
  /// The modules imported outside of conditional compilation.
  private(set) var imports: Set<String> = []
  /// The identifiers that don't follow a period.
  private(set) var usedNames: Set<String> = []
  /// Whether the file contains a preview.
  private(set) var hasPreview = false

  init(_ source: String) {
    let tokens = SwiftLexer.tokens(of: source)
    var depth = 0
    var conditions = 0
    for index in tokens.indices {
      switch tokens[index].kind {
      case .symbol("{"): depth += 1
      case .symbol("}"): depth -= 1
      case .symbol("#"): readDirective(Self.identifier(tokens, at: index + 1), conditions: &conditions)
      case .identifier(let word): read(word, at: index, tokens: tokens, depth: depth, conditions: conditions)
      case .interpolated(let parts): addNames(in: parts)
      case .string, .number, .symbol: break
      }
    }
  }

  private mutating func readDirective(_ word: String?, conditions: inout Int) {
    switch word {
    case "if": conditions += 1
    case "endif": conditions -= 1
    case "Preview": hasPreview = true
    default: break
    }
  }

  private mutating func read(_ word: String, at index: Int, tokens: [SwiftToken], depth: Int, conditions: Int) {
    if index == 0 || !tokens[index - 1].isSymbol(".") { usedNames.insert(word) }
    if word == "PreviewProvider" { hasPreview = true }
    guard let name = Self.identifier(tokens, at: index + 1) else { return }
    if word == "import" {
      // `import struct Module.Name` names a kind first.
      let module = Self.importKinds.contains(name) ? Self.identifier(tokens, at: index + 2) : name
      if conditions == 0, let module { imports.insert(module) }
    } else if index > 0, tokens[index - 1].identifier == "import" {
      return
    } else if Self.typeKeywords.contains(word), !Self.memberKeywords.contains(name) {
      declaredNames.insert(name)
      if depth == 0, !Self.isPrivate(tokens, at: index) { topLevelTypes.insert(name) }
    } else if Self.memberKeywords.contains(word) {
      declaredNames.insert(name)
    }
  }

  /// Returns whether a declaration is private to its file, by the modifiers in the same line.
  private static func isPrivate(_ tokens: [SwiftToken], at index: Int) -> Bool {
    var index = index
    while index > 0, !tokens[index].startsLine {
      index -= 1
      if ["private", "fileprivate"].contains(tokens[index].identifier ?? "") { return true }
    }
    return false
  }

  private mutating func addNames(in parts: [SwiftStringPart]) {
    for case .expression(let source) in parts {
      // Literals in interpolations are rare enough for their words to count as names.
      for word in source.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        usedNames.insert(String(word))
      }
    }
  }

  private static func identifier(_ tokens: [SwiftToken], at index: Int) -> String? {
    index < tokens.count ? tokens[index].identifier : nil
  }

  private static let typeKeywords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  private static let memberKeywords: Set<String> = [
    "func", "var", "let", "case", "associatedtype", "macro", "init", "subscript", "override", "static",
  ]
  private static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
  ]
}
