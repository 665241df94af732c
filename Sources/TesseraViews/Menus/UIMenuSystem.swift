// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The menus of an app: the main menu, and those that come up where something is touched.
///
/// Whenever an edit menu or a context menu comes up, the context system asks every responder of its view's chain, from the
/// app inwards, to build what is suggested. The main system asks the app and its delegate once; nothing shows the main menu,
/// but the keys of its commands are found by `UIWindow.pressKey(_:modifierFlags:)`.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The system of the main menu.
  public static let main = UIMenuSystem()
  /// The system of edit menus and context menus.
  public static let context = UIMenuSystem()

  private var built: UIMenu?

  /// Has the main menu built again when it is asked for. Menus of the context are built each time.
  open func setNeedsRebuild() { built = nil }
  /// Does nothing: commands are validated each time they show.
  open func setNeedsRevalidate() {}

  /// The main menu.
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

  /// What is suggested in a menu of a responder: the elements, as changed by all around it.
  package func suggestions(for responder: UIResponder, _ elements: [UIMenuElement]) -> [UIMenuElement] {
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

  /// Returns the main menu's command of a key; nil for none.
  func command(for input: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand? { Self.command(in: root, input, flags) }

  private static func command(in menu: UIMenu, _ input: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand? {
    for child in menu.children {
      if let command = child as? UIKeyCommand, command.matches(input, flags) { return command }
      if let inner = child as? UIMenu, let found = command(in: inner, input, flags) { return found }
    }
    return nil
  }
}
