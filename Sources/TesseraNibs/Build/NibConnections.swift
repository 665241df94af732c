// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The connection of outlets and actions by name. Swift can't look up properties and methods by name at run time, so
// classes must expose them. The porting tool generates a record for each @IBOutlet and @IBAction. The outlets of
// framework classes are in the element tables.

import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraViews

@MainActor
enum NibConnections {
  static let remedy =
    "Build the sources with the porting tool, or add the member to a record of the section tessera_objc; see the page "
    + "Nibs"

  /// Establishes all connections of one object.
  static func connect(_ connections: NibElement, of object: AnyObject, builder: NibBuilder) {
    var collections: [(property: String, element: NibElement, objects: [AnyObject])] = []
    for element in connections.children {
      switch element.name {
      case "outlet": setOutlet(element, of: object, builder: builder)
      case "outletCollection":
        guard let property = element["property"], let destination = destination(of: element, builder: builder) else {
          continue
        }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].objects.append(destination)
        } else {
          collections.append((property, element, [destination]))
        }
      case "action": addAction(element, of: object, builder: builder)
      case "segue": NibSegues.addSegue(element, from: object, builder: builder)
      default: builder.report(element, reason: "connections with this name are not supported")
      }
    }
    for collection in collections { setCollection(collection, of: object, builder: builder) }
  }

  /// Returns the destination of a connection. If it is missing, reports this and returns nil.
  private static func destination(of element: NibElement, builder: NibBuilder) -> AnyObject? {
    guard let id = element["destination"] else {
      builder.report(element, reason: "it has no destination")
      return nil
    }
    if let object = builder.object(id) { return object }
    if !builder.isDeclared(id) { builder.report(element, reason: "its destination \(id) is not in the file") }
    return nil
  }

  // MARK: Outlets

  private static func setOutlet(_ element: NibElement, of object: AnyObject, builder: NibBuilder) {
    guard let property = element["property"], let destination = destination(of: element, builder: builder) else {
      return
    }
    if let reason = refusalReason(property: property, object: object, destination: destination) {
      return builder.document.report(.outlet, name: "\(type(of: object)).\(property)", at: element, reason: reason)
    }
    // Outlets of framework classes take precedence.
    let outlet = NibKindTable.shared.outlet(property, of: type(of: object))
    if outlet?(object, destination) == true { return }
    report(
      setValue([destination], name: property, of: object), isKnown: outlet != nil, property: property, element: element,
      object: object, builder: builder)
  }

  /// The outlets for which the connected view is added as a subview.
  private static let containerProperties: Set<String> = [
    "mask", "backgroundView", "selectedBackgroundView", "accessoryView", "editingAccessoryView", "leftView",
    "rightView",
    "tableHeaderView", "tableFooterView", "refreshControl",
  ]

  /// Returns the reason that setting an outlet would crash, or nil if the outlet can be set.
  private static func refusalReason(property: String, object: AnyObject, destination: AnyObject) -> String? {
    guard let view = destination as? UIView else { return nil }
    if property == "view", let controller = object as? UIViewController, let owner = view.viewController,
      owner !== controller
    {
      return "the view already belongs to \(type(of: owner)); a view has only one controller"
    }
    if containerProperties.contains(property), let holder = object as? UIView, holder.isDescendant(of: view) {
      return "the view would contain itself"
    }
    return nil
  }

  private static func setCollection(
    _ collection: (property: String, element: NibElement, objects: [AnyObject]), of object: AnyObject,
    builder: NibBuilder
  ) {
    let (property, element, objects) = collection
    let outlet = NibKindTable.shared.outlet(property, of: type(of: object))
    if let outlet, objects.allSatisfy({ outlet(object, $0) }) { return }
    let outcome = setValue([objects, NSArray(array: objects)], name: property, of: object)
    report(outcome, isKnown: outlet != nil, property: property, element: element, object: object, builder: builder)
  }

  typealias Outcome = NamedValues.Outcome

  static func setValue(_ forms: [Any?], name: String, of object: AnyObject) -> Outcome {
    NamedValues.set(forms, name, of: object)
  }

  private static func report(
    _ outcome: Outcome, isKnown: Bool, property: String, element: NibElement, object: AnyObject,
    builder: NibBuilder
  ) {
    let reason: String
    switch outcome {
    case .set: return
    case .unknown where !isKnown:
      reason =
        "setValue:forUndefinedKey: this class is not key value coding-compliant for the key \(property). \(remedy)"
    case .unknown, .otherType: reason = "the type of the property does not match that of the destination"
    }
    builder.document.report(.outlet, name: "\(type(of: object)).\(property)", at: element, reason: reason)
  }

  // MARK: Actions

  private static func addAction(_ element: NibElement, of object: AnyObject, builder: NibBuilder) {
    guard let name = element["selector"], let id = element["destination"] else {
      return builder.report(element, reason: "it has no selector or no destination")
    }
    let target = builder.object(id)
    guard target != nil || builder.isFirstResponder(id) else {
      return builder.report(element, reason: "its destination \(id) is not in the file")
    }
    let selector = Selector(name)
    if let target, !responds(target, to: selector) {
      builder.document.report(
        .action, name: "\(type(of: target)).\(name)", at: element,
        reason: "the class exposes no such method by name. \(remedy)")
    }
    switch object {
    case let control as UIControl:
      guard let event = events[element["eventType"] ?? standardEvent(control)] else {
        return builder.report(element, reason: "eventType=\"\(element["eventType"] ?? "")\" is not valid")
      }
      control.addTarget(target, action: selector, for: event)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: builder.report(element, reason: "\(type(of: object)) sends no actions")
    }
  }

  private static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
    (target as? UIResponder)?.responds(to: selector) ?? Messages.canSend(selector, to: target)
  }

  static func standardEvent(_ control: UIControl) -> String {
    control is UIButton ? "touchUpInside" : "valueChanged"
  }

  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
