// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraText

extension FontSpecification {
  /// The specification of a text style at an environment's text size.
  init(style: UIFont.TextStyle, traits: UITraitCollection) {
    let category = traits.preferredContentSizeCategory
    let row = DynamicType.row(for: style)
    self.init(
      weight: row.weight, size: row.entry(at: category).size, textStyle: style,
      category: category.ordinal == nil ? .large : category)
  }

  /// The specification of a font by name; nil for unknown names.
  init?(name: String, size: Double) {
    if let system = Self.systemName(name) {
      self = system
      self.size = size
    } else if FontLibrary.shared.hasFont(named: name) {
      self.init(family: .named(name), size: size)
    } else if let font = DeviceFonts.font(named: name) {
      self.init(family: .named(name), weight: font.weight, isItalic: font.isItalic, size: size)
    } else {
      return nil
    }
  }

  private static let systemPrefix = ".SFUI"
  private static let monospacedPrefix = ".AppleSystemUIFontMonospaced"
  private static let systemFamily = ".AppleSystemUIFont"

  /// `.SFUI-SemiboldItalic`, `.AppleSystemUIFontMonospaced-Bold`, or the name of a font by which it was made.
  var fontName: String {
    switch family {
    case .named(let name): return name
    case .system(let design):
      let prefix = design == .monospaced ? Self.monospacedPrefix : Self.systemPrefix
      return prefix + "-" + weight.name + (isItalic ? "Italic" : "")
    }
  }

  var familyName: String {
    switch family {
    case .system(let design): design == .monospaced ? Self.monospacedPrefix : Self.systemFamily
    case .named(let name): DeviceFonts.font(named: name)?.family ?? scaledFont.face.familyName
    }
  }

  /// Reads the names that `fontName` and `familyName` give to system fonts.
  private static func systemName(_ name: String) -> FontSpecification? {
    guard name.hasPrefix(systemPrefix) || name.hasPrefix(systemFamily) else { return nil }
    var result = FontSpecification()
    if name.hasPrefix(monospacedPrefix) { result.family = .system(.monospaced) }
    guard let dash = name.firstIndex(of: "-") else { return result }
    var style = String(name[name.index(after: dash)...])
    if style.hasSuffix("Italic") {
      result.isItalic = true
      style.removeLast(6)
    }
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    result.weight = weights.first { $0.name == style } ?? .regular
    return result
  }
}
