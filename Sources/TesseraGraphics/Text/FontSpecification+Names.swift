// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Conversion between font specifications and names. System fonts have their iOS names, so that apps can store and
// compare names. Each returned name can be used to create the same font again.

import Foundation
import TesseraText

extension FontSpecification {
  /// Creates the specification of a text style for an environment's text size.
  init(style: UIFont.TextStyle, traits: UITraitCollection) {
    let category = traits.preferredContentSizeCategory
    let row = DynamicType.row(for: style)
    self.init(
      weight: row.weight, size: row.entry(at: category).size, textStyle: style,
      category: category.ordinal == nil ? .large : category)
  }

  /// Creates the specification of the font with the given name. Returns nil for unknown names.
  init?(name: String, size: Double) {
    guard let found = Self.system(name) ?? Self.registered(name) ?? Self.device(name) else { return nil }
    self = found
    self.size = size
  }

  /// The PostScript name, such as `.SFUI-SemiboldItalic`, `.AppleSystemUIFontMonospaced-Bold` or `Georgia-Bold`. For
  /// a bundled or registered font, it is the name in the font file.
  var fontName: String {
    switch family {
    case .named(let name):
      if let device = DeviceFonts.font(named: name), !isRegistered(name) {
        return device.style == style ? name : device.name(of: style)
      }
      let found = isRegistered(name) ? scaledFont.face.postScriptName : name
      return found.isEmpty ? name : found
    case .system(let design):
      let prefix = Self.systemNames.first { $0.design == design }?.prefix ?? ".SFUI"
      return prefix + "-" + weight.name + (isItalic ? "Italic" : "")
    }
  }

  var familyName: String {
    switch family {
    case .system(let design): Self.systemNames.first { $0.design == design }?.family ?? ".AppleSystemUIFont"
    case .named(let name) where isRegistered(name): scaledFont.face.familyName
    case .named(let name): DeviceFonts.font(named: name)?.family ?? scaledFont.face.familyName
    }
  }

  private var style: FontStyle {
    FontStyle(weight: UIFont.Weight(nearestTo: weight), isItalic: isItalic)
  }

  private func isRegistered(_ name: String) -> Bool { FontLibrary.shared.hasFont(named: name) }

  // MARK: Reading names

  /// The names of system fonts. If names have a common prefix, the longer name is first.
  private static let systemNames: [(design: UIFontDescriptor.SystemDesign, prefix: String, family: String)] = [
    (.monospaced, ".AppleSystemUIFontMonospaced", ".AppleSystemUIFontMonospaced"),
    (.rounded, ".AppleSystemUIFontRounded", ".AppleSystemUIFontRounded"),
    (.serif, ".AppleSystemUIFontSerif", ".AppleSystemUIFontSerif"),
    (.default, ".SFUI", ".AppleSystemUIFont"),
  ]

  private static func system(_ name: String) -> FontSpecification? {
    guard let found = systemNames.first(where: { name.hasPrefix($0.prefix) || name.hasPrefix($0.family) }) else {
      return nil
    }
    let style = FontStyle(ofPostScriptName: name)
    return FontSpecification(family: .system(found.design), weight: style.weight, isItalic: style.isItalic)
  }

  /// Returns a registered or bundled font as a family and a style, so that its bold and italic variants can be found
  /// in the family. If another font in the family has the same style, only the name is used.
  private static func registered(_ name: String) -> FontSpecification? {
    guard !name.isEmpty, FontLibrary.shared.hasFont(named: name) else { return nil }
    let single = FontSpecification(family: .named(name))
    let face = single.scaledFont.face
    let style = FontStyle(ofPostScriptName: face.postScriptName)
    let member = FontSpecification(
      family: .named(face.familyName), weight: style.weight, isItalic: style.isItalic)
    return member.scaledFont.face.postScriptName == face.postScriptName ? member : single
  }

  private static func device(_ name: String) -> FontSpecification? {
    DeviceFonts.font(named: name).map {
      FontSpecification(family: .named(name), weight: $0.style.weight, isItalic: $0.style.isItalic)
    }
  }
}
