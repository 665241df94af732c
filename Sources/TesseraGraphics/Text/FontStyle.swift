// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The weight and slant in the last part of a font name, such as "SemiboldItalic", "DemiBold" or "Light Oblique".
struct FontStyle: Hashable, Sendable {
  var weight: UIFont.Weight = .regular
  var isItalic = false

  init(weight: UIFont.Weight, isItalic: Bool) {
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Creates a style from a name. Unknown words are ignored.
  init(_ name: some StringProtocol) {
    let letters = name.lowercased().filter { $0 != " " }
    weight = Self.words.first { letters.contains($0.0) }?.1 ?? .regular
    isItalic = letters.contains("italic") || letters.contains("oblique") || letters.hasSuffix("it")
  }

  /// Creates a style from the part of a PostScript name that follows the first hyphen.
  init(ofPostScriptName name: String) {
    self.init(name.firstIndex(of: "-").map { name[name.index(after: $0)...] } ?? "")
  }

  /// The words for weights. The first match is used, so a word precedes the shorter words that it contains.
  private static let words: [(String, UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
    ("semibold", .semibold), ("demi", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black),
    ("bold", .bold), ("w6", .semibold), ("w7", .bold), ("w8", .heavy),
  ]

  /// The style's name, such as "Regular", "Italic" or "SemiboldItalic".
  var name: String {
    guard isItalic else { return weight.name }
    return weight.name == UIFont.Weight.regular.name ? "Italic" : weight.name + "Italic"
  }
}
