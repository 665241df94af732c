// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Converts the names of asset sets to Swift identifiers, following Xcode's rules for generated symbols.
package enum AssetIdentifier {
  /// Returns the member name for a set's name. For an image set, `hero-image` becomes `hero`, `24 hours` becomes
  /// `_24Hours`, and `URLIcon` becomes `urlIcon`. Returns nil if the name contains no letters or digits.
  package static func member(_ name: String, dropping suffix: String) -> String? {
    var words = words(of: name)
    guard let first = words.first else { return nil }
    words[0] = lowerFirst(first)
    var result = words[0] + words.dropFirst().map(upperFirst).joined()
    let isLonger = result.count > suffix.count
    if isLonger, result.lowercased().hasSuffix(suffix.lowercased()), hasBoundary(result, suffix) {
      result.removeLast(suffix.count)
    }
    return escaped(result)
  }

  /// Returns the type name for a group that provides a namespace: `my icons` becomes `MyIcons`.
  package static func group(_ name: String) -> String? {
    let joined = words(of: name).map(upperFirst).joined()
    return joined.isEmpty ? nil : escaped(joined)
  }

  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static func upperFirst(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Lowercases the beginning of a word: `URLIcon` becomes `urlIcon`, `Hero` becomes `hero`, and `HERO` becomes
  /// `hero`.
  private static func lowerFirst(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count { return word.lowercased() }
    let count = capitals.count > 1 ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// Returns whether the suffix is a separate word, as in `heroImage` but not in `pilgrimage`.
  private static func hasBoundary(_ text: String, _ suffix: String) -> Bool {
    text.dropLast(suffix.count).last.map { !$0.isUppercase } == true
      && text.suffix(suffix.count).first?.isUppercase == true
  }

  private static func escaped(_ name: String) -> String {
    let name = name.first?.isNumber == true ? "_" + name : name
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else", "fallthrough",
    "for", "guard", "if", "in",
    "repeat", "return", "switch", "where", "while", "as", "Any", "catch", "false", "is", "nil", "super", "self", "Self",
    "throw", "throws", "true", "try", "Type", "Protocol",
  ]
}
