// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// One element of a nib's or storyboard's XML.
package final class NibElement {
  package let name: String
  /// The line of its start, from 1.
  package let line: Int
  package internal(set) var attributes: [String: String]
  package internal(set) var children: [NibElement] = []
  /// The parent element.
  package internal(set) weak var parent: NibElement?
  /// The direct text content.
  package internal(set) var text = ""

  init(name: String, line: Int, attributes: [String: String]) {
    (self.name, self.line, self.attributes) = (name, line, attributes)
  }

  /// The value of an attribute, or the text of a `<string>` child for it, which Interface Builder writes for texts with several
  /// lines.
  package subscript(_ attribute: String) -> String? {
    if let value = attributes[attribute] { return value }
    return children.first { $0.isText && $0.key == attribute }?.text
  }

  /// The id of the object in connections and constraints.
  package var id: String? { attributes["id"] }
  /// The role of the element in its parent.
  package var key: String? { attributes["key"] }

  /// Whether it replaces an attribute of its parent.
  var isText: Bool { name == "string" || name == "mutableString" }

  /// Removes the id, because another element has the same one.
  func removeID() { attributes["id"] = nil }

  /// Returns a copy without the children that have a name.
  func without(_ name: String) -> NibElement {
    let copy = NibElement(name: self.name, line: line, attributes: attributes)
    copy.children = children.filter { $0.name != name }
    copy.parent = parent
    return copy
  }

  /// Returns the first child with a key.
  package func child(key: String) -> NibElement? { children.first { $0.key == key } }
  /// Returns the first child with a name.
  package func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

  /// Returns an attribute as a number.
  package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(NibNumber.read) }
  /// Returns an attribute as a number of points, at most 10^9.
  package func length(_ attribute: String) -> Double? {
    number(attribute).flatMap { NibNumber.isValid(length: $0) ? $0 : nil }
  }
  /// Returns an attribute as a Boolean.
  package func flag(_ attribute: String) -> Bool? { attributes[attribute].flatMap(NibNumber.flag) }
}
