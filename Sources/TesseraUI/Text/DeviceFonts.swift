// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Fonts that every iPhone has and this package may not ship. Code that asks for one of them by name must run, so the
// name is known and the nearest bundled font is drawn in its place, with the weight and slant that the name tells.

import Foundation

struct DeviceFonts {
  let family: String
  let isMonospaced: Bool
  let weight: UIFont.Weight
  let isItalic: Bool

  /// What a family, PostScript or full name stands for; nil for names that no iPhone knows.
  static func font(named name: String) -> DeviceFonts? {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let key = parts[0].filter { $0 != " " }.lowercased()
    guard let (family, isMonospaced) = families[key] else { return nil }
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    return DeviceFonts(
      family: family, isMonospaced: isMonospaced, weight: weight(in: style),
      isItalic: style.contains("italic") || style.contains("oblique") || style.hasSuffix("it"))
  }

  /// The first word found tells the weight; longer words come before those that they contain.
  private static func weight(in style: String) -> UIFont.Weight {
    let words: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold), ("heavy", .heavy), ("black", .black),
      ("bold", .bold), ("w6", .semibold),
    ]
    return words.first { style.contains($0.0) }?.1 ?? .regular
  }

  private static let families: [String: (String, Bool)] = {
    let proportional = [
      "Academy Engraved LET", "American Typewriter", "Apple SD Gothic Neo", "Arial", "Avenir", "Avenir Next",
      "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter",
      "Cochin", "Copperplate", "Didot", "DIN Alternate", "Futura", "Galvji", "Georgia", "Gill Sans", "Helvetica",
      "Helvetica Neue",
      "Hiragino Sans", "Hoefler Text", "Impact", "Iowan Old Style", "Marker Felt", "Noteworthy", "Optima", "Palatino",
      "Papyrus", "PingFang SC", "PingFang TC", "PingFang HK", "Rockwell", "Savoye LET", "Snell Roundhand",
      "Times New Roman", "Trebuchet MS", "Verdana", "Zapfino",
    ]
    let monospaced = ["Courier", "Courier New", "Menlo"]
    var table: [String: (String, Bool)] = [:]
    for family in proportional { table[key(family)] = (family, false) }
    for family in monospaced { table[key(family)] = (family, true) }
    // PostScript names that are not the family without spaces.
    table["arialmt"] = ("Arial", false)
    table["timesnewromanpsmt"] = ("Times New Roman", false)
    table["timesnewromanps"] = ("Times New Roman", false)
    table["couriernewpsmt"] = ("Courier New", true)
    table["couriernewps"] = ("Courier New", true)
    table["trebuchetms"] = ("Trebuchet MS", false)
    return table
  }()

  private static func key(_ family: String) -> String {
    family.filter { $0 != " " }.lowercased()
  }
}
