// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Fonts that every iPhone has and this package may not ship. Code that asks for one of them by name must run, so the
// name is known and the nearest bundled font is drawn in its place, with the weight and slant that the name tells.

import Foundation

struct DeviceFonts {
  let family: String
  let isMonospaced: Bool
  let style: FontStyle
  /// The part of the PostScript name that the fonts of the family share.
  private let stem: String

  /// What a family or PostScript name stands for. Nil for names that no iPhone knows.
  static func font(named name: String) -> DeviceFonts? {
    let stem = String(name.prefix { $0 != "-" }.filter { $0 != " " })
    guard let (family, isMonospaced) = families[stem.lowercased()] else { return nil }
    return DeviceFonts(
      family: family, isMonospaced: isMonospaced, style: FontStyle(ofPostScriptName: name), stem: stem)
  }

  /// The PostScript name of the family's font in another style: "Georgia-Bold", "Arial-BoldMT".
  func name(of style: FontStyle) -> String {
    stem.hasSuffix("MT") ? "\(stem.dropLast(2))-\(style.name)MT" : "\(stem)-\(style.name)"
  }

  /// Family and whether it is monospaced, by name in lower case without spaces.
  private static let families: [String: (String, Bool)] = {
    let proportional = [
      "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo",
      "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold", "Avenir", "Avenir Next",
      "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bradley Hand",
      "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Damascus", "Didot", "DIN Alternate",
      "DIN Condensed", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Helvetica", "Helvetica Neue",
      "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text", "Impact", "Iowan Old Style",
      "Kohinoor Devanagari", "Marker Felt", "Noteworthy", "Optima", "Palatino", "Papyrus", "Party LET", "PingFang HK",
      "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET", "Snell Roundhand", "Symbol", "Thonburi",
      "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
    ]
    let monospaced = ["Courier", "Courier New", "Menlo"]
    var table: [String: (String, Bool)] = [:]
    for family in proportional { table[key(family)] = (family, false) }
    for family in monospaced { table[key(family)] = (family, true) }
    // PostScript names that do not begin with the family.
    table["arialmt"] = ("Arial", false)
    table["arialroundedmtbold"] = ("Arial Rounded MT Bold", false)
    table["couriernewps"] = ("Courier New", true)
    table["couriernewpsmt"] = ("Courier New", true)
    table["timesnewromanps"] = ("Times New Roman", false)
    table["timesnewromanpsmt"] = ("Times New Roman", false)
    table["trebuchet"] = ("Trebuchet MS", false)
    table["zapfdingbatsitc"] = ("Zapf Dingbats", false)
    return table
  }()

  private static func key(_ family: String) -> String {
    family.filter { $0 != " " }.lowercased()
  }
}
