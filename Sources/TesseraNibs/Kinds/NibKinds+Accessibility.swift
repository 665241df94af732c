// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension NibKinds {
  /// Applies the accessibility settings of a view.
  static func readAccessibility(_ element: NibElement, of view: UIView, _ builder: NibBuilder) {
    if let text = element["label"] {
      view.accessibilityLabel = builder.translated(text, attribute: "accessibilityLabel", of: element)
    }
    if let text = element["hint"] {
      view.accessibilityHint = builder.translated(text, attribute: "accessibilityHint", of: element)
    }
    if let name = element["identifier"] { view.accessibilityIdentifier = name }
    for child in element.children {
      switch child.name {
      case "bool": if child.key == "isElement" { view.isAccessibilityElement = child.flag("value") ?? true }
      case "accessibilityTraits": view.accessibilityTraits = traits(child)
      case "string", "mutableString": break
      default: builder.report(child, reason: "this part of accessibility is not supported")
      }
    }
  }

  private static func traits(_ element: NibElement) -> UIAccessibilityTraits {
    let words: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("header", .header), ("searchField", .searchField), ("image", .image),
      ("selected", .selected), ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
      ("summaryElement", .summaryElement), ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently),
      ("adjustable", .adjustable),
    ]
    return words.reduce(into: []) { traits, word in
      if element.flag(word.0) == true { traits.insert(word.1) }
    }
  }
}
