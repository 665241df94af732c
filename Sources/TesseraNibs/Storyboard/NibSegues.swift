// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The segues in an object's connections.
@MainActor
enum NibSegues {
  static func add(_ element: NibElement, from object: AnyObject, _ builder: NibBuilder) {
    guard let source = builder.controller else {
      return builder.report(element, "the file has no controller to perform it")
    }
    let segue = NibSegue(element, builder.document, from: source, anchor: object)
    let state = source.nibSceneForWriting
    switch element["kind"] {
    case "relationship": return relate(element, of: source, builder)
    case "embed":
      state.segues.append(segue)
      state.embeds.append(segue)
      return
    default: state.segues.append(segue)
    }
    trigger(segue, from: object, builder)
  }

  private static func trigger(_ segue: NibSegue, from object: AnyObject, _ builder: NibBuilder) {
    switch object {
    case is UIViewController: break
    case let control as UIControl:
      let event = NibConnections.events[NibConnections.standardEvent(control)] ?? .primaryActionTriggered
      control.addTarget(segue, action: NibSegue.action, for: event)
    case let item as UIBarButtonItem: (item.target, item.action) = (segue, NibSegue.action)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(segue, action: NibSegue.action)
    case let view as UIView: view.addSegue(segue)
    default: builder.report(segue.element, "\(type(of: object)) starts no segues")
    }
  }

  // MARK: Relationships

  private static func relate(_ element: NibElement, of source: UIViewController, _ builder: NibBuilder) {
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
        return builder.report(element, "\(type(of: source)) has no relationship \(element["relationship"] ?? "")")
      }
    }
  }
}

/// The segues triggered by selecting a cell.
@MainActor
private final class ViewSegues {
  var selection: NibSegue?
  var accessory: NibSegue?
}

extension UIView {
  fileprivate func addSegue(_ segue: NibSegue) {
    let key = ObjectIdentifier(ViewSegues.self)
    let segues = companions[key] as? ViewSegues ?? ViewSegues()
    if segue.element["trigger"] == "accessoryAction" { segues.accessory = segue } else { segues.selection = segue }
    companions[key] = segues
  }

  /// The segue triggered by tapping a cell.
  package var selectionSegue: NibSegue? {
    companions.isEmpty ? nil : (companions[ObjectIdentifier(ViewSegues.self)] as? ViewSegues)?.selection
  }

  /// The segue triggered by a cell's accessory button.
  package var accessorySegue: NibSegue? {
    companions.isEmpty ? nil : (companions[ObjectIdentifier(ViewSegues.self)] as? ViewSegues)?.accessory
  }
}
