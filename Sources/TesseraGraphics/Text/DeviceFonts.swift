// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Fonts that every iPhone contains but that the package has no license to include. So that code can use these fonts
// by name, the package contains their names and draws a similar bundled font with the weight and slant in the name.

import Foundation

package struct DeviceFonts {
  package let family: String
  /// The font's role, which determines the bundled substitute.
  let role: FontRole
  let style: FontStyle
  /// The common prefix of the family's PostScript names.
  private let stem: String

  /// Returns the font with a family name or PostScript name, or nil if iPhones don't contain the font.
  package static func font(named name: String) -> DeviceFonts? {
    let stem = String(name.prefix { $0 != "-" }.filter { $0 != " " })
    guard let (family, role) = families[stem.lowercased()] else { return nil }
    return DeviceFonts(
      family: family, role: role, style: FontStyle(ofPostScriptName: name), stem: stem)
  }

  /// Returns the PostScript name of the family's font in a style, such as "Georgia-Bold" or "Arial-BoldMT".
  func name(of style: FontStyle) -> String {
    stem.hasSuffix("MT") ? "\(stem.dropLast(2))-\(style.name)MT" : "\(stem)-\(style.name)"
  }

  /// The family name and role by the lowercase name without spaces.
  private static let families: [String: (String, FontRole)] = {
    let sans = [
      "Al Nile", "Apple Color Emoji", "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Arial Hebrew", "Avenir",
      "Avenir Next", "Avenir Next Condensed", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Copperplate", "Damascus",
      "DIN Alternate", "DIN Condensed", "Futura", "Galvji", "Geeza Pro", "Gill Sans", "Helvetica", "Helvetica Neue",
      "Hiragino Sans", "Impact", "Kohinoor Devanagari", "Marker Felt", "Noteworthy", "Optima", "Papyrus", "Party LET",
      "PingFang HK", "PingFang SC", "PingFang TC", "Savoye LET", "Snell Roundhand", "Symbol", "Thonburi",
      "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
    ]
    let serif = [
      "Academy Engraved LET", "American Typewriter", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle",
      "Bodoni 72 Smallcaps", "Charter", "Cochin", "Didot", "Georgia", "Hiragino Mincho ProN", "Hoefler Text",
      "Iowan Old Style", "Palatino", "Rockwell", "Times New Roman",
    ]
    let rounded = ["Arial Rounded MT Bold", "Hiragino Maru Gothic ProN"]
    let monospaced = ["Courier", "Courier New", "Menlo"]
    var table: [String: (String, FontRole)] = [:]
    for family in sans { table[key(family)] = (family, .sans) }
    for family in serif { table[key(family)] = (family, .serif) }
    for family in rounded { table[key(family)] = (family, .rounded) }
    for family in monospaced { table[key(family)] = (family, .monospaced) }
    // PostScript names that do not begin with the family name.
    table["arialmt"] = ("Arial", .sans)
    table["arialroundedmtbold"] = ("Arial Rounded MT Bold", .rounded)
    table["couriernewps"] = ("Courier New", .monospaced)
    table["couriernewpsmt"] = ("Courier New", .monospaced)
    table["timesnewromanps"] = ("Times New Roman", .serif)
    table["timesnewromanpsmt"] = ("Times New Roman", .serif)
    table["trebuchet"] = ("Trebuchet MS", .sans)
    table["zapfdingbatsitc"] = ("Zapf Dingbats", .sans)
    return table
  }()

  private static func key(_ family: String) -> String {
    family.filter { $0 != " " }.lowercased()
  }
}
