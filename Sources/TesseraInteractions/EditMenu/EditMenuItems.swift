// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraViews

/// What an edit menu offers.
@MainActor
enum EditMenuItems {
  /// The standard actions in the order of iOS's menus, with their titles.
  private static let standard: [(action: Selector, title: SystemWord)] = [
    ("cut:", .cut), ("copy:", .copy), ("paste:", .paste), ("delete:", .delete), ("select:", .select),
    ("selectAll:", .selectAll), ("toggleBoldface:", .bold), ("toggleItalics:", .italic),
    ("toggleUnderline:", .underline),
  ]

  /// Whoever performs an action: along the chain from the view, or else from the window's first responder.
  static func target(of action: Selector, from view: UIView, sender: Any?) -> UIResponder? {
    let found = view.target(forAction: action, withSender: sender)
    return (found ?? view.window?.firstResponder?.target(forAction: action, withSender: sender)) as? UIResponder
  }

  /// Returns the standard actions that somebody performs now.
  static func commands(for view: UIView, sender: Any?) -> [UICommand] {
    standard.filter { target(of: $0.action, from: view, sender: sender) != nil }
      .map { UICommand(title: $0.title.text, action: $0.action) }
  }

  /// Returns the standard actions as UIKit suggests them, in a menu of their own, and what the view's responders build.
  static func suggested(for view: UIView, sender: Any?) -> [UIMenuElement] {
    let standard = UIMenu(
      identifier: .standardEdit, options: .displayInline, children: commands(for: view, sender: sender))
    return UIMenuSystem.context.suggestions(for: view, [standard]).filter { ($0 as? UIMenu)?.children.isEmpty != true }
  }

  /// Returns the elements that show, those of inline menus among the others. Commands that nobody performs and hidden elements
  /// do not; who performs a command may change it before.
  static func shown(_ elements: [UIMenuElement], for view: UIView, sender: Any?) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      switch element {
      case let menu as UIMenu:
        let inner = shown(menu.children, for: view, sender: sender)
        return menu.options.contains(.displayInline) ? inner : inner.isEmpty ? [] : [menu]
      case let command as UICommand:
        guard let target = target(of: command.action, from: view, sender: command) else { return [] }
        target.validate(command)
        return command.attributes.contains(.hidden) ? [] : [command]
      case let action as UIAction: return action.attributes.contains(.hidden) ? [] : [action]
      default: return []
      }
    }
  }
}
