// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An XML element of a nib or storyboard.
package final class NibElement {
  package let name: String
  /// The line number of the element's start, counted from 1.
  package let line: Int
  package internal(set) var attributes: [String: String]
  package internal(set) var children: [NibElement] = []
  /// The parent element.
  package internal(set) weak var parent: NibElement?
  /// The text content, excluding the text of child elements.
  package internal(set) var text = ""

  init(name: String, line: Int, attributes: [String: String]) {
    (self.name, self.line, self.attributes) = (name, line, attributes)
  }

  /// The value of an attribute, or the text of the corresponding `<string>` child, which Interface Builder uses for
  /// text with several lines.
  package subscript(_ attribute: String) -> String? {
    if let value = attributes[attribute] { return value }
    return children.first { $0.isText && $0.key == attribute }?.text
  }

  /// The id by which connections and constraints refer to the object.
  package var id: String? { attributes["id"] }
  /// The element's role in its parent.
  package var key: String? { attributes["key"] }

  /// Whether the element contains the value of one of its parent's attributes.
  var isText: Bool { name == "string" || name == "mutableString" }

  /// Removes the id, because another element has the same id.
  func removeID() { attributes["id"] = nil }

  /// Returns a copy without the children that have the given name.
  func without(_ name: String) -> NibElement {
    let copy = NibElement(name: self.name, line: line, attributes: attributes)
    copy.children = children.filter { $0.name != name }
    copy.parent = parent
    return copy
  }

  /// Returns the first child with the given key.
  package func child(key: String) -> NibElement? { children.first { $0.key == key } }
  /// Returns the first child with the given name.
  package func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

  /// Returns an attribute as a number.
  package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(NibNumber.read) }
  /// Returns an attribute as a number of points. The absolute value is at most 10^9.
  package func length(_ attribute: String) -> Double? {
    number(attribute).flatMap { NibNumber.isValid(length: $0) ? $0 : nil }
  }
  /// Returns an attribute as a Boolean.
  package func flag(_ attribute: String) -> Bool? { attributes[attribute].flatMap(NibNumber.flag) }
}
