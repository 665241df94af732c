// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Weight and slant, as the last part of a font's name tells them: "SemiboldItalic", "DemiBold", "Light Oblique".
struct FontStyle: Hashable, Sendable {
  var weight: UIFont.Weight = .regular
  var isItalic = false

  init(weight: UIFont.Weight, isItalic: Bool) {
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Words that tell neither weight nor slant are ignored.
  init(_ name: some StringProtocol) {
    let letters = name.lowercased().filter { $0 != " " }
    weight = Self.words.first { letters.contains($0.0) }?.1 ?? .regular
    isItalic = letters.contains("italic") || letters.contains("oblique") || letters.hasSuffix("it")
  }

  /// Creates the style in a PostScript name, which stands behind the first hyphen.
  init(ofPostScriptName name: String) {
    self.init(name.firstIndex(of: "-").map { name[name.index(after: $0)...] } ?? "")
  }

  /// The first word found tells the weight; so longer words stand before those that they contain.
  private static let words: [(String, UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
    ("semibold", .semibold), ("demi", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black),
    ("bold", .bold), ("w6", .semibold), ("w7", .bold), ("w8", .heavy),
  ]

  /// "Regular", "Italic", "SemiboldItalic".
  var name: String {
    guard isItalic else { return weight.name }
    return weight.name == UIFont.Weight.regular.name ? "Italic" : weight.name + "Italic"
  }
}
