// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews

/// The text representation of a view controller tree in the format of UIKit's debugger command `_printHierarchy`,
/// without addresses.
@MainActor
enum ControllerHierarchy {
  static func text(of controller: UIViewController) -> String {
    var lines: [String] = []
    // An explicit stack replaces recursion because a tree may be deeper than the call stack allows.
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
    let parts = [
      "<\(name)", "state: \(isShown ? "appeared" : "disappeared")",
      "view: <\(ViewDescription.className(of: view))>\(place)",
    ]
    return (parts + presentation(of: controller)).joined(separator: ", ") + ">"
  }

  /// Returns the class name of a presented controller's presentation controller.
  private static func presentation(of controller: UIViewController) -> [String] {
    guard let presenter = controller.presentingViewController, presenter.presentedViewController === controller,
      let presentation = controller.presentationController
    else { return [] }
    return ["presented with: <\(presentationName(presentation, controller.modalPresentationStyle))>"]
  }

  /// Returns the name of a custom presentation controller class or, for each system style, of iOS's private class.
  private static func presentationName(
    _ presentation: UIPresentationController, _ style: UIModalPresentationStyle
  ) -> String {
    let type = type(of: presentation)
    guard String(reflecting: type).hasPrefix("Tessera"), type != UIPresentationController.self,
      type != UIPopoverPresentationController.self
    else { return "\(type)" }
    return switch style {
    case .fullScreen: "_UIFullscreenPresentationController"
    case .overFullScreen: "_UIOverFullscreenPresentationController"
    case .currentContext: "_UICurrentContextPresentationController"
    case .overCurrentContext: "_UIOverCurrentContextPresentationController"
    case .formSheet: "_UIFormSheetPresentationController"
    case .automatic, .pageSheet: "_UIPageSheetPresentationController"
    case .popover, .custom, .none: "\(type)"
    }
  }
}
