// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import TesseraGraphics
import TesseraFoundation

extension NibBuilder {
  /// Returns the font that a `<fontDescription>` or `<font>` describes. If the font is missing, reports this and
  /// returns nil.
  package func font(_ element: NibElement) -> UIFont? {
    let size = element.length("pointSize") ?? element.length("size") ?? 17
    if let style = element["style"], let known = NibFonts.styles[style] { return .preferredFont(forTextStyle: known) }
    if let name = element["name"] {
      if UIFont.isKnown(name), let font = UIFont(name: name, size: size) { return font }
      document.report(
        .font, name: name, at: element, reason: "no font with this name is registered; the system font is used")
      return .systemFont(ofSize: size)
    }
    if let meta = element["metaFont"] { return NibFonts.metaFont(named: meta, size: element.length("size")) }
    switch element["type"] ?? "system" {
    case "system":
      guard let word = element["weight"] else { return .systemFont(ofSize: size) }
      guard let weight = NibFonts.weights[word] else { break }
      return .systemFont(ofSize: size, weight: weight)
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: break
    }
    report(element, reason: "it describes no font")
    return nil
  }

  /// Returns whether a font scales with the preferred text size.
  func isTextStyle(_ element: NibElement) -> Bool { element["style"] != nil }
}

/// Interface Builder's terms for fonts.
@MainActor
enum NibFonts {
  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static let styles: [String: UIFont.TextStyle] = Dictionary(
    [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1, .caption2,
      .extraLargeTitle, .extraLargeTitle2,
    ].map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the font for a term such as `system` or `systemBold`, which attributed strings use.
  static func metaFont(named name: String, size: Double?) -> UIFont {
    let bold = name.lowercased().contains("bold")
    let points = size ?? (name.hasSuffix("small") ? 11 : name == "label" ? 17 : 14)
    return bold ? .boldSystemFont(ofSize: points) : .systemFont(ofSize: points)
  }
}
