// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The header of a class declaration in Swift source.
package struct ClassDeclaration: Equatable {
  package let name: String
  /// Attributes and modifiers, such as `@objc`, `final` and `private`.
  package let modifiers: [String]
  /// The first inherited type or protocol, or nil.
  package let base: String?

  /// Returns the classes declared in a source, including nested classes, in source order. Comments are ignored.
  package static func all(in source: String) -> [ClassDeclaration] {
    SwiftScanner(source).withoutComments().split(whereSeparator: \.isNewline).compactMap(ClassDeclaration.init(line:))
  }

  /// Parses a class declaration. Returns nil unless the line starts with one.
  package init?(line: Substring) {
    var words = line.split { $0 == " " || $0 == "\t" }[...]
    var modifiers: [String] = []
    while let word = words.first, word != "class" {
      guard word.hasPrefix("@") || Self.modifiers.contains(word) else { return nil }
      modifiers.append(String(word))
      words.removeFirst()
    }
    words.removeFirst(min(1, words.count))
    guard let word = words.first else { return nil }
    let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty, name != "func", name != "var" else { return nil }
    self.name = String(name)
    self.modifiers = modifiers
    // The text between the name and the body: generic parameters, then a colon and the inherited types.
    let rest = line[name.endIndex...].prefix { $0 != "{" }
    base =
      rest.hasPrefix("<")
      ? nil
      : rest.firstIndex(of: ":").flatMap { colon in
        rest[rest.index(after: colon)...].split { $0 == "," || $0 == " " || $0 == "\t" }.first.map(String.init)
      }
  }

  private static let modifiers: Set<Substring> = [
    "public", "open", "internal", "private", "fileprivate", "package", "final", "nonisolated",
  ]
}
