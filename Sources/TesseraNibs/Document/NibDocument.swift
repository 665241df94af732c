// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
package import TesseraFoundation

/// A parsed nib or storyboard, shared by all objects that are created from it.
@MainActor
package final class NibDocument {
  /// The file's name with its extension, for reports.
  package let fileName: String
  /// The name without the extension, which is also that of its string tables.
  let name: String
  package let bundle: Bundle
  let root: NibElement
  /// The elements by id.
  private(set) var elements: [String: NibElement] = [:]
  private var reported: [String: MissingResource] = [:]
  lazy var scenes = NibScenes(self)
  private lazy var resources = NibDocument.resources(root)

  init(_ bytes: [UInt8], fileName: String, bundle: Bundle) throws(NibError) {
    root = try NibElement.read(bytes)
    guard root.name == "document" else { throw .foreign(element: root.name) }
    (self.fileName, self.bundle) = (fileName, bundle)
    name = fileName.lastIndex(of: ".").map { String(fileName[..<$0]) } ?? fileName
    findElements()
  }

  private func findElements() {
    var open = [root]
    while let element = open.popLast() {
      open += element.children.reversed()
      // The ids of connections are not needed, because no other element refers to them.
      guard let id = element.id, !Self.connections.contains(element.name) else { continue }
      if let first = elements[id] {
        element.removeID()
        report(
          .element, name: id, at: element,
          reason:
            "the element at line \(first.line) has the id \(id) as well; connections and constraints refer to that one")
      } else {
        elements[id] = element
      }
    }
  }

  private static let connections: Set<String> = ["outlet", "outletCollection", "action", "segue"]

  /// The top-level objects of a nib, without those of storyboard scenes.
  var topLevel: [NibElement] { root.child("objects")?.children ?? [] }

  // MARK: Resources

  private static func resources(_ root: NibElement) -> [String: NibElement] {
    var found: [String: NibElement] = [:]
    for element in root.child("resources")?.children ?? [] {
      if let name = element["name"] { found[element.name + " " + name] = element }
    }
    return found
  }

  /// Returns the file's description of a named color or image, the fallback for a missing one.
  func resource(kind: String, name: String) -> NibElement? { resources[kind + " " + name] }

  /// Returns a text in the language of the screen.
  package func translated(_ text: String, attribute: String, of element: NibElement) -> String {
    var owner: NibElement? = element
    while let element = owner, element.id == nil { owner = element.parent }
    guard let id = owner?.id, !text.isEmpty else { return text }
    return NibTexts.text("\(id).\(attribute)", table: name, in: bundle) ?? text
  }

  // MARK: Reports

  /// Reports an unsupported part of the file, with its first position.
  ///
  /// - Parameter once: The subject that is reported once; by default each name in each kind of element.
  package func report(
    _ kind: MissingResource.Kind, name: String, at element: NibElement, reason: String, once: String? = nil
  ) {
    let key = once ?? "\(kind) \(name) \(element.name) \(reason)"
    let resource =
      reported[key]
      ?? MissingResource(kind, name, in: "\(fileName):\(element.line) <\(element.name)>", reason: reason)
    reported[key] = resource
    MissingResources.report(resource)
  }
}
