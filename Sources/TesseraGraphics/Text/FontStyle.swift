// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Weight and slant from the last part of a font name: "SemiboldItalic", "DemiBold", "Light Oblique".
struct FontStyle: Hashable, Sendable {
  var weight: UIFont.Weight = .regular
  var isItalic = false

  init(weight: UIFont.Weight, isItalic: Bool) {
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Creates the style in a name. Other words are ignored.
  init(_ name: some StringProtocol) {
    let letters = name.lowercased().filter { $0 != " " }
    weight = Self.words.first { letters.contains($0.0) }?.1 ?? .regular
    isItalic = letters.contains("italic") || letters.contains("oblique") || letters.hasSuffix("it")
  }

  /// Creates the style in a PostScript name, which follows the first hyphen.
  init(ofPostScriptName name: String) {
    self.init(name.firstIndex(of: "-").map { name[name.index(after: $0)...] } ?? "")
  }

  /// The words for weights. The first match is used, so longer words precede those that they contain.
  private static let words: [(String, UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
    ("semibold", .semibold), ("demi", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black),
    ("bold", .bold), ("w6", .semibold), ("w7", .bold), ("w8", .heavy),
  ]

  /// The name of the style, such as "Regular", "Italic" or "SemiboldItalic".
  var name: String {
    guard isItalic else { return weight.name }
    return weight.name == UIFont.Weight.regular.name ? "Italic" : weight.name + "Italic"
  }
}
