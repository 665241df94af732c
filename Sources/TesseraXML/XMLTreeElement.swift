// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An element of an XML document with its contents.
package final class XMLTreeElement: Sendable {
  /// A child of an element: another element, or text.
  package enum Node: Sendable {
    case element(XMLTreeElement)
    case text(String)
  }

  /// The name as written, with its prefix.
  package let name: String
  /// The attributes in document order, with their prefixes. Names are unique.
  package let attributes: [(name: String, value: String)]
  /// The children, in order. Comments and instructions are omitted.
  package let nodes: [Node]
  /// The line of the document in which the element begins, from 1.
  package let line: Int

  init(name: String, attributes: [(name: String, value: String)], nodes: [Node], line: Int) {
    self.name = name
    self.attributes = attributes
    self.nodes = nodes
    self.line = line
  }

  /// The value of the attribute with a name, including the prefix.
  package subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The amount of content in its attributes: 1, plus 1 for each 64 bytes of a value.
  package var weight: Int { attributes.reduce(1) { $0 + $1.value.utf8.count / 64 } }

  /// The child elements, in order.
  package var elements: [XMLTreeElement] {
    nodes.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text in the element, without the text of child elements.
  package var text: String {
    nodes.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
  }
}
