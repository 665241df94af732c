// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An element of an XML document with its attributes and children.
package final class XMLTreeElement: Sendable {
  /// A child of an element: another element, or text.
  package enum Node: Sendable {
    case element(XMLTreeElement)
    case text(String)
  }

  /// The name as written in the document, including its prefix.
  package let name: String
  /// The attributes in document order. Names include prefixes and are unique.
  package let attributes: [(name: String, value: String)]
  /// The children, in order. Comments and processing instructions are omitted.
  package let nodes: [Node]
  /// The line of the document at which the element begins, starting at 1.
  package let line: Int

  init(name: String, attributes: [(name: String, value: String)], nodes: [Node], line: Int) {
    self.name = name
    self.attributes = attributes
    self.nodes = nodes
    self.line = line
  }

  /// The value of the attribute with the given name, including its prefix.
  package subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The element's weight for size limits: 1, plus 1 for every 64 bytes of an attribute's value.
  package var weight: Int { attributes.reduce(1) { $0 + $1.value.utf8.count / 64 } }

  /// The child elements, in order.
  package var elements: [XMLTreeElement] {
    nodes.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The element's text, without the text of child elements.
  package var text: String {
    nodes.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
  }
}
