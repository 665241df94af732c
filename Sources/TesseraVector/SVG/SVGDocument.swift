// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraXML

/// The element tree of an SVG document, with its IDs and style sheets.
struct SVGDocument {
  let root: XMLTreeElement
  let sheet: SVGStyleSheet
  private let ids: [String: XMLTreeElement]

  init(_ bytes: [UInt8]) throws(VectorError) {
    do {
      root = try XMLTreeReader.read(bytes)
    } catch {
      throw .markup(error.description)
    }
    guard root.localName == "svg" else { throw .notSVG(root: root.name) }
    var ids: [String: XMLTreeElement] = [:]
    var sheet = SVGStyleSheet()
    Self.collectDefinitions(of: root, ids: &ids, sheet: &sheet)
    (self.ids, self.sheet) = (ids, sheet)
  }

  /// The first element with an ID.
  subscript(_ id: String) -> XMLTreeElement? { ids[id] }

  private static func collectDefinitions(
    of element: XMLTreeElement, ids: inout [String: XMLTreeElement], sheet: inout SVGStyleSheet
  ) {
    if let id = element["id"], ids[id] == nil { ids[id] = element }
    if element.localName == "style" { sheet.read(element.text) }
    for child in element.elements { collectDefinitions(of: child, ids: &ids, sheet: &sheet) }
  }
}
