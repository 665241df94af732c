// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews

/// The text of a tree of controllers, as UIKit's debugger command `_printHierarchy` prints it, without addresses.
@MainActor
enum ControllerHierarchy {
  static func text(of controller: UIViewController) -> String {
    var lines: [String] = []
    // Not recursive: a tree may be deeper than the stack.
    var waiting = [(controller, "")]
    while let (controller, indent) = waiting.popLast() {
      lines.append(indent + line(controller))
      let deeper = indent.replacing("+", with: "|")
      var next = controller.children.map { ($0, deeper + "   | ") }
      if let shown = controller.presentedViewController, shown.presentingViewController === controller {
        next.append((shown, deeper + "   + "))
      }
      waiting += next.reversed()
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ controller: UIViewController) -> String {
    let name = "\(type(of: controller))"
    guard let view = controller.viewIfLoaded else { return "<\(name), state: disappeared, view: (view not loaded)>" }
    let isShown = view.window != nil
    let place = isShown ? "" : " not in the window"
    return "<\(name), state: \(isShown ? "appeared" : "disappeared"), view: <\(type(of: view))>\(place)>"
  }
}
