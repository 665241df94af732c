// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraViews

/// Unwind segues. They return to the nearest preceding view controller that implements the segue's action.
@MainActor
enum NibUnwinding {
  static func perform(_ template: NibSegue, from source: UIViewController, sender: Any?) {
    guard let name = template.element["unwindAction"] else {
      return template.document.report(
        .element, name: "segue", at: template.element, reason: "it specifies no unwind action")
    }
    let action = Selector(name)
    guard let destination = destination(of: action, from: source, sender: sender) else {
      return template.document.report(
        .action, name: name, at: template.element,
        reason: "no earlier controller exposes this method by name. \(NibConnections.remedy)"
      )
    }
    let segue = template.storyboardSegue(from: source, to: destination)
    if segue.step == nil { segue.step = { goBack(to: destination, from: source, segue) } }
    source.prepare(for: segue, sender: sender)
    Messages.send(action, to: destination, [segue])
    segue.perform()
  }

  /// Searches the source's containers and their other children, latest first, and then the presenting view
  /// controllers.
  private static func destination(
    of action: Selector, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    let request = UIStoryboardUnwindSegueSource(source: source, sender: sender, action: action)
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(source)]
    var next = source.parent ?? source.presentingViewController
    while let container = next {
      for child in container.allowedChildrenForUnwinding(from: request) {
        if let found = deepestHandler(in: child, action: action, request: request, seen: &seen) { return found }
      }
      if accepts(container, action: action, request: request, seen: &seen) { return container }
      next = container.parent ?? container.presentation.presenter
    }
    return nil
  }

  private static func deepestHandler(
    in controller: UIViewController, action: Selector, request: UIStoryboardUnwindSegueSource,
    seen: inout Set<ObjectIdentifier>
  ) -> UIViewController? {
    for child in controller.children.reversed() {
      if let found = deepestHandler(in: child, action: action, request: request, seen: &seen) { return found }
    }
    return accepts(controller, action: action, request: request, seen: &seen) ? controller : nil
  }

  private static func accepts(
    _ controller: UIViewController, action: Selector, request: UIStoryboardUnwindSegueSource,
    seen: inout Set<ObjectIdentifier>
  ) -> Bool {
    guard seen.insert(ObjectIdentifier(controller)).inserted else { return false }
    return controller.canPerformUnwindSegueAction(action, from: request.source, sender: request.sender)
  }

  private static func goBack(
    to destination: UIViewController, from source: UIViewController, _ segue: UIStoryboardSegue
  ) {
    if destination.presentedViewController != nil { destination.dismiss(animated: true) }
    var below = destination
    while let container = below.parent {
      container.unwind(for: segue, towards: below)
      below = container
    }
  }
}
