// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// Creation of the segues in an object's connections.
@MainActor
enum NibSegues {
  static func addSegue(_ element: NibElement, from object: AnyObject, builder: NibBuilder) {
    guard let source = builder.controller else {
      return builder.report(element, reason: "the file has no controller to perform it")
    }
    let segue = NibSegue(element: element, document: builder.document, from: source, anchor: object)
    let state = source.nibSceneForWriting
    switch element["kind"] {
    case "relationship": return addRelationship(element, of: source, builder: builder)
    case "embed":
      state.segues.append(segue)
      state.embeds.append(segue)
      return
    default: state.segues.append(segue)
    }
    addTrigger(of: segue, from: object, builder: builder)
  }

  private static func addTrigger(of segue: NibSegue, from object: AnyObject, builder: NibBuilder) {
    switch object {
    case is UIViewController: break
    case let control as UIControl:
      let event = NibConnections.events[NibConnections.standardEvent(control)] ?? .primaryActionTriggered
      control.addTarget(segue, action: NibSegue.action, for: event)
    case let item as UIBarButtonItem: (item.target, item.action) = (segue, NibSegue.action)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(segue, action: NibSegue.action)
    case let view as UIView: view.addSegue(segue)
    default: builder.report(segue.element, reason: "\(type(of: object)) can't trigger segues")
    }
  }

  // MARK: Relationships

  private static func addRelationship(_ element: NibElement, of source: UIViewController, builder: NibBuilder) {
    guard let id = element["destination"], let storyboard = builder.storyboard,
      let controller = storyboard.controller(id, at: element)
    else { return }
    switch (source, element["relationship"]) {
    case (let source as UINavigationController, "rootViewController"):
      source.setViewControllers([controller], animated: false)
    case (let source as UITabBarController, "viewControllers"):
      source.setViewControllers((source.viewControllers ?? []) + [controller], animated: false)
      if let index = source.nibScene?.selectedIndex, index == (source.viewControllers?.count ?? 0) - 1 {
        source.selectedIndex = index
      }
    default:
      guard source.relate(controller, as: element["relationship"] ?? "") else {
        return builder.report(
          element, reason: "\(type(of: source)) has no relationship \(element["relationship"] ?? "")")
      }
    }
  }
}

/// The segues triggered by selecting a cell or tapping its accessory.
@MainActor
private final class ViewSegues {
  var selection: NibSegue?
  var accessory: NibSegue?
}

extension UIView {
  fileprivate func addSegue(_ segue: NibSegue) {
    let key = ObjectIdentifier(ViewSegues.self)
    let segues = attachedObjects[key] as? ViewSegues ?? ViewSegues()
    if segue.element["trigger"] == "accessoryAction" { segues.accessory = segue } else { segues.selection = segue }
    attachedObjects[key] = segues
  }

  /// The segue triggered by selecting a cell.
  package var selectionSegue: NibSegue? {
    attachedObjects.isEmpty ? nil : (attachedObjects[ObjectIdentifier(ViewSegues.self)] as? ViewSegues)?.selection
  }

  /// The segue triggered by tapping a cell's accessory button.
  package var accessorySegue: NibSegue? {
    attachedObjects.isEmpty ? nil : (attachedObjects[ObjectIdentifier(ViewSegues.self)] as? ViewSegues)?.accessory
  }
}
