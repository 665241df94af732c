// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraXML

/// The style properties of an element: its attributes, then the style sheet rules, then its `style` attribute (CSS
/// Cascade).
struct SVGProperties {
  private(set) var values: [String: String] = [:]

  init(_ element: XMLTreeElement, _ sheet: SVGStyleSheet) {
    var sheetDeclarations: [SVGStyleSheet.Declaration] = []
    var own: [SVGStyleSheet.Declaration] = []
    for (name, value) in element.attributes {
      if name == "style" {
        own = SVGStyleSheet.declarations(value)
      } else if Self.names.contains(name) {
        values[name] = String(value.trimmed)
      }
    }
    if !sheet.isEmpty {
      sheetDeclarations = sheet.declarations(
        element: element.localName, id: element["id"], classes: element["class"]?.words ?? [])
    }
    for isImportant in [false, true] {
      for declaration in sheetDeclarations + own where declaration.isImportant == isImportant {
        values[declaration.name] = declaration.value
      }
    }
  }

  subscript(_ name: String) -> String? { values[name] }

  /// Returns the ID in `url(#id)`, or nil for other URLs.
  static func reference(_ value: String) -> String? {
    let value = value.trimmed
    guard value.hasPrefix("url("), let close = value.firstIndex(of: ")") else { return nil }
    var inner = value[..<close].dropFirst(4).trimmed
    if let quote = inner.first, quote == "\"" || quote == "'", inner.last == quote, inner.count > 1 {
      inner = inner.dropFirst().dropLast()
    }
    return inner.hasPrefix("#") ? String(inner.dropFirst()) : nil
  }

  /// The attributes that are also style properties.
  private static let names: Set<String> = [
    "clip-path", "clip-rule", "color", "display", "fill", "fill-opacity", "fill-rule", "filter", "font-size", "mask",
    "marker-start", "marker-mid", "marker-end", "mask-type", "opacity", "overflow", "paint-order", "stop-color",
    "stop-opacity", "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-opacity", "stroke-width", "transform", "vector-effect", "visibility",
    "mix-blend-mode",
  ]
}

extension XMLTreeElement {
  /// The name without the SVG prefix. Names with another prefix are unchanged.
  var localName: String { name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name }

  /// The ID of the element to which this element refers.
  var target: String? {
    guard let address = (self["href"] ?? self["xlink:href"])?.trimmed, address.hasPrefix("#") else { return nil }
    return String(address.dropFirst())
  }
}
