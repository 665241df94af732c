// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// One element of a nib's or storyboard's XML.
package final class NibElement {
  package let name: String
  /// Where it begins, counted from 1.
  package let line: Int
  package internal(set) var attributes: [String: String]
  package internal(set) var children: [NibElement] = []
  /// The element around it.
  package internal(set) weak var parent: NibElement?
  /// The characters directly in it.
  package internal(set) var text = ""

  init(name: String, line: Int, attributes: [String: String]) {
    (self.name, self.line, self.attributes) = (name, line, attributes)
  }

  /// The value of an attribute, or the text of a `<string>` child that stands for it, as Interface Builder writes texts of
  /// several lines.
  package subscript(_ attribute: String) -> String? {
    if let value = attributes[attribute] { return value }
    return children.first { $0.isText && $0.key == attribute }?.text
  }

  /// What Interface Builder calls the object in connections and constraints.
  package var id: String? { attributes["id"] }
  /// What the element is to the one around it.
  package var key: String? { attributes["key"] }

  /// Whether it stands for an attribute of the element around it.
  var isText: Bool { name == "string" || name == "mutableString" }

  /// Takes the id away, which is another element's.
  func removeID() { attributes["id"] = nil }

  /// Returns the element without children of a name.
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
    number(attribute).flatMap { NibNumber.isLength($0) ? $0 : nil }
  }
  /// Returns an attribute as yes or no.
  package func flag(_ attribute: String) -> Bool? { attributes[attribute].flatMap(NibNumber.flag) }
}
