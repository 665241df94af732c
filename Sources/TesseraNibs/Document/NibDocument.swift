// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
package import TesseraFoundation

/// A parsed nib or storyboard, which is shared by all objects created from it.
@MainActor
package final class NibDocument {
  /// The file name with its extension, for reports.
  package let fileName: String
  /// The file name without its extension, which is also the name of its string tables.
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
      // The ids of connections are not stored, because no other element refers to them.
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

  /// The top-level objects of a nib, excluding the objects of storyboard scenes.
  var topLevel: [NibElement] { root.child("objects")?.children ?? [] }

  // MARK: Resources

  private static func resources(_ root: NibElement) -> [String: NibElement] {
    var found: [String: NibElement] = [:]
    for element in root.child("resources")?.children ?? [] {
      if let name = element["name"] { found[element.name + " " + name] = element }
    }
    return found
  }

  /// Returns the file's description of a named color or image. Used as a fallback if the resource is missing.
  func resource(kind: String, name: String) -> NibElement? { resources[kind + " " + name] }

  /// Returns the localized string for the screen's language.
  package func translated(_ text: String, attribute: String, of element: NibElement) -> String {
    var owner: NibElement? = element
    while let element = owner, element.id == nil { owner = element.parent }
    guard let id = owner?.id, !text.isEmpty else { return text }
    return NibTexts.text("\(id).\(attribute)", table: name, in: bundle) ?? text
  }

  // MARK: Reports

  /// Reports an unsupported part of the file, with the position of its first occurrence.
  ///
  /// - Parameter once: The subject, which is reported only once. The default is the name within its kind of element.
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
