// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraViews

@MainActor
enum EditMenuItems {
  /// The standard actions and their titles, in the order of iOS menus.
  private static let standard: [(action: Selector, title: SystemString)] = [
    ("cut:", .cut), ("copy:", .copy), ("paste:", .paste), ("delete:", .delete), ("select:", .select),
    ("selectAll:", .selectAll), ("toggleBoldface:", .bold), ("toggleItalics:", .italic),
    ("toggleUnderline:", .underline),
  ]

  /// Returns the target of an action: a responder in the view's responder chain or, if there is none, in the chain of
  /// the window's first responder.
  static func target(of action: Selector, from view: UIView, sender: Any?) -> UIResponder? {
    let found = view.target(forAction: action, withSender: sender)
    return (found ?? view.window?.firstResponder?.target(forAction: action, withSender: sender)) as? UIResponder
  }

  /// Returns the standard actions that currently have a target.
  static func commands(for view: UIView, sender: Any?) -> [UICommand] {
    standard.filter { target(of: $0.action, from: view, sender: sender) != nil }
      .map { UICommand(title: $0.title.text, action: $0.action) }
  }

  /// Returns the standard actions that UIKit suggests, as an inline menu, after the view's responders have modified
  /// it.
  static func suggested(for view: UIView, sender: Any?) -> [UIMenuElement] {
    let standard = UIMenu(
      identifier: .standardEdit, options: .displayInline, children: commands(for: view, sender: sender))
    return UIMenuSystem.context.suggestions(for: view, elements: [standard]).filter {
      ($0 as? UIMenu)?.children.isEmpty != true
    }
  }

  /// Returns the visible elements, including the elements of inline menus. Omits hidden elements and commands without
  /// a target. Before a command is shown, its target may modify it.
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
