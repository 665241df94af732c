// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Creates the objects of a nib, of a storyboard scene or of one prototype cell, in UIKit's order:
//
//     elements ──► objects with attributes and subviews ──► constraints ──► outlets, actions, segues
//              ──► runtime attributes ──► awakeFromNib
//
// No file can crash the process. Unknown, damaged and cyclic elements are reported with their line number.

import Foundation
import TesseraFoundation
import TesseraGraphics
@_spi(Tessera) package import TesseraViews

@MainActor
package final class NibBuilder {
  package let document: NibDocument
  /// The file's owner, or the view controller of a scene.
  package private(set) weak var owner: AnyObject?
  private(set) var ownerIDs: Set<String>
  /// The created objects by id.
  private(set) var objects: [String: AnyObject] = [:]
  /// Existing objects that elements describe, such as the labels that a cell creates, by id.
  private var adoptedObjects: [String: AnyObject] = [:]
  private var made: [AnyObject] = []
  private var connections: [(object: AnyObject, element: NibElement)] = []
  private var constraints: [(view: UIView, element: NibElement)] = []
  private var runtimeAttributes: [(object: AnyObject, element: NibElement)] = []
  /// The variations for different size classes.
  let variations = NibVariations()
  /// The elements whose objects are being created, used to detect cycles.
  private var open: Set<ObjectIdentifier> = []
  /// The storyboard that contains the view controllers of relationship segues.
  var storyboard: UIStoryboard?
  /// The source view controller of segues.
  package var controller: UIViewController? { owner as? UIViewController }

  init(_ document: NibDocument, owner: AnyObject?, ids: Set<String> = ["-1"]) {
    (self.document, self.owner, ownerIDs) = (document, owner, ids)
  }

  // MARK: Object creation

  /// Uses an existing object for an element instead of creating one.
  package func adopt(_ object: AnyObject, for id: String?) { if let id { adoptedObjects[id] = object } }

  /// Registers an object by its id. The owner is not retained, because it may retain the builder until its view is
  /// loaded.
  func register(_ object: AnyObject, for id: String?) {
    guard let id else { return }
    if object === owner { ownerIDs.insert(id) } else { objects[id] = object }
  }

  /// Returns the objects of elements, omitting elements whose objects can't be created.
  package func make(all elements: [NibElement]) -> [AnyObject] { elements.compactMap { make($0) } }

  /// Returns the object of an element. Creates it on first use.
  package func make(_ element: NibElement) -> AnyObject? {
    if let id = element.id, let known = objects[id] { return known }
    guard let kind = NibKindTable.shared[element.name] else {
      report(element, reason: "elements with this name are not supported")
      return nil
    }
    guard open.insert(ObjectIdentifier(element)).inserted else {
      report(element, reason: "it contains itself")
      return nil
    }
    defer { open.remove(ObjectIdentifier(element)) }
    if let object = element.id.flatMap({ adoptedObjects[$0] }) {
      read(element, kind: kind, into: object)
      return object
    }
    let type: AnyClass = NibClasses.type(of: element, kind: kind, in: document, owner: owner) ?? kind.type
    return object(of: type, element: element, kind: kind)
  }

  /// Returns the view controller of a scene. Calls the closure to create it, and creates it directly if the closure
  /// returns nil.
  func makeController(
    _ element: NibElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let creator, let kind = NibKindTable.shared[element.name] else { return make(element) as? UIViewController }
    let coder = NibCoder(element: element, kind: kind, builder: self)
    guard let controller = creator(coder) else { return make(element) as? UIViewController }
    coder.read(controller)
    return controller
  }

  private func object(of type: AnyClass, element: NibElement, kind: NibKind) -> AnyObject? {
    if let make = kind.make, type == kind.type {
      guard let object = make(element, self) else { return nil }
      read(element, kind: kind, into: object)
      return object
    }
    let coder = NibCoder(element: element, kind: kind, builder: self)
    guard let object = NibObjectFactory.object(of: type, coder) else {
      report(element, reason: "init(coder:) of \(type) returned nil")
      return type == kind.type ? nil : self.object(of: kind.type, element: element, kind: kind)
    }
    coder.read(object)
    return object
  }

  /// Applies an element's attributes to an object, and then the element's children.
  package func read(_ element: NibElement, kind: NibKind, into object: AnyObject) {
    if owner == nil, object is UIViewController { owner = object }
    register(object, for: element.id)
    made.append(object)
    let lineage = NibKindTable.shared.lineage(of: kind)
    for kind in lineage { kind.prepare?(object) }
    apply(element, lineage: lineage, to: object)
    for child in element.children { read(child, lineage: lineage, of: object, in: element) }
  }

  /// Applies an element to an object, as the kind of element with the given name.
  package func read(_ element: NibElement, as name: String, into object: AnyObject) {
    guard let kind = NibKindTable.shared[name] else { return }
    read(element, kind: kind, into: object)
  }

  private func apply(_ element: NibElement, lineage: [NibKind], to object: AnyObject) {
    var unread = element.attributes.count
    for attribute in lineage.lazy.flatMap(\.attributes) {
      guard let value = element[attribute.name] else { continue }
      if element.attributes[attribute.name] != nil { unread -= 1 }
      let place = NibAttribute.Context(element: element, builder: self)
      if !attribute.set(object, value, place) {
        document.report(
          .element, name: element.name, at: element, reason: "\(attribute.name)=\"\(value)\" is not a valid value")
      }
    }
    guard unread > 0 else { return }
    let known = Set(lineage.flatMap { $0.attributes.map(\.name) }).union(Self.plainAttributes)
    for name in element.attributes.keys.sorted() where !known.contains(name) {
      document.report(
        .element, name: "\(element.name) \(name)", at: element, reason: "the attribute \(name) is not supported")
    }
  }

  private static let plainAttributes: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID", "catalog",
  ]

  private func read(_ child: NibElement, lineage: [NibKind], of object: AnyObject, in element: NibElement) {
    switch child.name {
    case "connections": connections.append((object, child))
    case "constraints": if let view = object as? UIView { constraints += child.children.map { (view, $0) } }
    case "userDefinedRuntimeAttributes": runtimeAttributes += child.children.map { (object, $0) }
    case "variation": variations.addVariation(child, to: object, element: element, lineage: lineage, builder: self)
    case "string", "mutableString", "nil": break
    // Ignore positions in Interface Builder's canvas and simulated metrics.
    case _ where child.key == "canvasLocation" || child.key?.hasPrefix("simulated") ?? false: break
    default: readByTable(child, lineage: lineage, of: object, in: element)
    }
  }

  private func readByTable(_ child: NibElement, lineage: [NibKind], of object: AnyObject, in element: NibElement) {
    // Don't look up a layout guide by its key, because another child may have the same key, `layoutMargins`.
    for name in child.name == "viewLayoutGuide" ? [child.name] : [child.key, child.name].compactMap({ $0 }) {
      for kind in lineage.reversed() {
        if let read = kind.children[name] { return read(object, child, self) }
      }
    }
    report(child, reason: "this part of <\(element.name)> is not supported")
  }

  /// Stores the element of a view controller's view, which is created lazily.
  package func setViewElement(_ element: NibElement, of controller: UIViewController) {
    controller.nibSceneForWriting.viewElement = element
  }

  // MARK: Completion

  /// Connects the objects and calls their `awakeFromNib`.
  func finish() {
    let made = made
    for (view, element) in constraints { NibConstraints.addConstraint(element, in: view, builder: self) }
    variations.apply(for: made, builder: self)
    for (object, element) in connections { NibConnections.connect(element, of: object, builder: self) }
    for (object, element) in runtimeAttributes { NibRuntimeAttributes.setAttribute(element, of: object, builder: self) }
    self.made = []
    (constraints, connections, runtimeAttributes) = ([], [], [])
    for object in made { NibObjectFactory.wake(object) }
  }

  /// Stores an object's connections, which are established after all objects have been created.
  func connect(_ object: AnyObject, elements: [NibElement]) { connections += elements.map { (object, $0) } }

  /// Removes and returns an object's connections, so that they are not established at the end.
  func removeConnections(of object: AnyObject) -> [NibElement] {
    let taken = connections.filter { $0.object === object }.map(\.element)
    connections.removeAll { $0.object === object }
    return taken
  }

  /// Returns the object with an id. Returns nil for the first responder.
  func object(_ id: String) -> AnyObject? { objects[id] ?? (ownerIDs.contains(id) ? owner : nil) }

  func isFirstResponder(_ id: String) -> Bool {
    guard let element = document.elements[id] else { return id == "-2" }
    return element.name == "placeholder" && element["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// Returns whether the file contains an element with the id, even if this builder has not created its object.
  func isDeclared(_ id: String) -> Bool { document.elements[id] != nil }

  /// Applies an element's attributes and children, limited to those named in a variation.
  func applyVariation(to object: AnyObject, values: NibElement, names: NibElement, lineage: [NibKind]) {
    for attribute in lineage.flatMap(\.attributes) where names.attributes[attribute.name] != nil {
      guard let value = values[attribute.name] else { continue }
      _ = attribute.set(object, value, NibAttribute.Context(element: values, builder: self))
    }
    for name in names.children where name.name != "mask" {
      guard let child = values.children.first(where: { $0.name == name.name && $0.key == name.key }) else { continue }
      readByTable(child, lineage: lineage, of: object, in: values)
    }
  }

  // MARK: Values

  package func translated(_ text: String, attribute: String, of element: NibElement) -> String {
    document.translated(text, attribute: attribute, of: element)
  }

  /// Reports an unsupported element.
  package func report(_ element: NibElement, reason: String) {
    document.report(.element, name: element.name, at: element, reason: reason)
  }
}
