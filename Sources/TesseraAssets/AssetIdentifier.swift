// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The conversion of a set's name to a Swift identifier, by Xcode's rules for generated symbols.
package enum AssetIdentifier {
  /// Returns the member name: `hero-image` of an image set is `hero`, `24 hours` is `_24Hours`, `URLIcon` is `urlIcon`. Nil for
  /// names without a letter or digit.
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

  /// Returns the name of a group that provides a namespace: `my icons` is `MyIcons`.
  package static func group(_ name: String) -> String? {
    let joined = words(of: name).map(upperFirst).joined()
    return joined.isEmpty ? nil : escaped(joined)
  }

  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static func upperFirst(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Converts `URLIcon` to `urlIcon`, `Hero` to `hero`, `HERO` to `hero`.
  private static func lowerFirst(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count { return word.lowercased() }
    let count = capitals.count > 1 ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// Returns whether the suffix begins a word, as in `heroImage`, not in `pilgrimage`.
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
