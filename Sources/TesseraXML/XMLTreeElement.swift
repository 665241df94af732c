// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An element of an XML document with what stands in it.
package final class XMLTreeElement: Sendable {
  /// What stands in an element: another one, or text between them.
  package enum Node: Sendable {
    case element(XMLTreeElement)
    case text(String)
  }

  /// The name as written, with its prefix.
  package let name: String
  /// The attributes in their order, with their prefixes. No name occurs twice.
  package let attributes: [(name: String, value: String)]
  /// What stands in the element, in order. Comments and instructions are left out.
  package let nodes: [Node]
  /// The line of the document that the element begins in, from 1.
  package let line: Int

  init(name: String, attributes: [(name: String, value: String)], nodes: [Node], line: Int) {
    self.name = name
    self.attributes = attributes
    self.nodes = nodes
    self.line = line
  }

  /// The value of the attribute of that name, prefix and all.
  package subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// How much there is to read in its attributes: 1, and 1 more for each 64 bytes.
  package var weight: Int { attributes.reduce(1) { $0 + $1.value.utf8.count / 64 } }

  /// The elements in it, in order.
  package var elements: [XMLTreeElement] {
    nodes.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text in it, without that of its elements.
  package var text: String {
    nodes.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
  }
}
