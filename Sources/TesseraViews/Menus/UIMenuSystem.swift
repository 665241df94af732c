// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The system that builds an app's main menu or its context menus.
///
/// For each edit menu or context menu, the context system calls every responder in the view's chain, starting with
/// the app, so that the responder can edit the suggested elements. The main system calls the app and its delegate
/// once to build the main menu. The main menu is never shown, but `UIWindow.pressKey(_:modifierFlags:)` finds its
/// commands by their keys.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The system for the main menu.
  public static let main = UIMenuSystem()
  /// The system for edit menus and context menus.
  public static let context = UIMenuSystem()

  private var built: UIMenu?

  /// Discards the main menu, which is rebuilt on its next use. Context menus are always rebuilt.
  open func setNeedsRebuild() { built = nil }
  /// Does nothing, because commands are validated each time they are shown.
  open func setNeedsRevalidate() {}

  var root: UIMenu {
    if let built { return built }
    let names: [UIMenu.Identifier] = [.application, .file, .edit, .format, .view, .window, .help]
    let menus = names.map { name in
      UIMenu(
        identifier: name,
        children: name == .edit ? [UIMenu(identifier: .standardEdit, options: .displayInline, children: [])] : [])
    }
    let builder = MenuBuilder(self, UIMenu(identifier: .root, children: menus))
    let app = UIApplication.shared
    app.buildMenu(with: builder)
    if let delegate = app.delegate as? UIResponder, delegate !== app { delegate.buildMenu(with: builder) }
    built = builder.root
    return builder.root
  }

  /// Returns the suggested elements for a responder's menu after all responders in its chain have edited them.
  package func suggestions(for responder: UIResponder, elements: [UIMenuElement]) -> [UIMenuElement] {
    var chain: [UIResponder] = []
    var next: UIResponder? = responder
    while let current = next {
      chain.append(current)
      next = current.next
    }
    let builder = MenuBuilder(self, UIMenu(identifier: .root, children: elements))
    for responder in chain.reversed() { responder.buildMenu(with: builder) }
    return builder.root.children
  }

  /// Returns the main menu's command for a key, or nil if there is none.
  func command(for input: String, modifiers flags: UIKeyModifierFlags) -> UIKeyCommand? {
    Self.command(in: root, input: input, modifiers: flags)
  }

  private static func command(in menu: UIMenu, input: String, modifiers flags: UIKeyModifierFlags) -> UIKeyCommand? {
    for child in menu.children {
      if let command = child as? UIKeyCommand, command.matches(input, modifiers: flags) { return command }
      if let inner = child as? UIMenu, let found = command(in: inner, input: input, modifiers: flags) { return found }
    }
    return nil
  }
}
