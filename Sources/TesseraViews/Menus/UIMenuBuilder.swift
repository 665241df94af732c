// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A builder that edits a system's menus. Methods have no effect if the system has no menu with the given identifier.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menu system whose menus the builder edits.
  var system: UIMenuSystem { get }
  /// Returns the menu with the given identifier, or nil if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with the given identifier, or nil if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with the given selector and property list, or nil if there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another menu.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another menu.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first child of another menu.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last child of another menu.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// Returns the command with the given selector and no property list, or nil if there is none.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}

final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, _ root: UIMenu) {
    (self.system, self.root) = (system, root)
  }

  // MARK: Lookup

  private func first<Element>(in menu: UIMenu, _ match: (UIMenuElement) -> Element?) -> Element? {
    for child in menu.children {
      if let found = match(child) { return found }
      if let inner = child as? UIMenu, let found = first(in: inner, match) { return found }
    }
    return nil
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    if identifier == root.identifier { return root }
    return first(in: root) { element in (element as? UIMenu).flatMap { $0.identifier == identifier ? $0 : nil } }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first(in: root) { element in (element as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first(in: root) { element in
      guard let command = element as? UICommand, command.action == action else { return nil }
      return Self.areEqual(command.propertyList, propertyList) ? command : nil
    }
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return (one as? NSObject)?.isEqual(other) ?? false
  }

  // MARK: Changes

  /// Returns a copy of the menu in which the submenu with the given identifier is transformed, or nil if there is no
  /// such submenu.
  private func changedMenu(
    _ menu: UIMenu, identifier: UIMenu.Identifier, change: (UIMenu) -> [UIMenuElement]
  ) -> UIMenu? {
    var children = menu.children
    for (index, child) in children.enumerated() {
      guard let inner = child as? UIMenu else { continue }
      if inner.identifier == identifier {
        children.replaceSubrange(index...index, with: change(inner))
        return menu.replacingChildren(children)
      }
      if let inner = changedMenu(inner, identifier: identifier, change: change) {
        children[index] = inner
        return menu.replacingChildren(children)
      }
    }
    return nil
  }

  private func changeMenu(withIdentifier identifier: UIMenu.Identifier, change: (UIMenu) -> [UIMenuElement]) {
    if identifier == root.identifier {
      if let menu = change(root).first as? UIMenu, menu.identifier == root.identifier { root = menu }
    } else if let new = changedMenu(root, identifier: identifier, change: change) {
      root = new
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    changeMenu(withIdentifier: replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) { changeMenu(withIdentifier: parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] } }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    changeMenu(withIdentifier: siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    changeMenu(withIdentifier: siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { changeMenu(withIdentifier: removedIdentifier) { _ in [] } }
}
