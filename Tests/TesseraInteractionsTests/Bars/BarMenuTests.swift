// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraInteractions
@testable import TesseraViews

/// Menus of buttons and bar button items.
@MainActor @Suite struct BarMenuTests {
  private func menu(_ states: [UIMenuElement.State]) -> UIMenu {
    UIMenu(children: states.enumerated().map { UIAction(title: "Item \($0)", state: $1) { _ in } })
  }

  /// A tap on an item without an action shows its menu. A tap on an item with an action performs the action.
  @Test func barItems() throws {
    let bar = UINavigationBar(frame: CGRect(0, 0, 390, 44))
    let item = UINavigationItem(title: "")
    var taps = 0
    item.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, menu: menu([.off])),
      UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in taps += 1 }, menu: menu([.off])),
    ]
    bar.items = [item]
    let window = makeWindow()
    window.addSubview(bar)
    window.layoutIfNeeded()
    let buttons = bar.all(UIButton.self).filter { $0.menu != nil }
    #expect(buttons.map(\.showsMenuAsPrimaryAction) == [true, false])
    var shown = 0
    try #require(buttons.first).addAction(UIAction { _ in shown += 1 }, for: .menuActionTriggered)
    for button in buttons {
      button.tap()
      button.contextMenuInteraction?.dismissMenu()
    }
    #expect(shown == 1 && taps == 1)
  }

  /// A pop-up button shows the selected action of its menu.
  @Test func popUpButtons() {
    let button = UIButton(type: .system)
    button.menu = menu([.off, .on, .off])
    button.showsMenuAsPrimaryAction = true
    #expect(button.title(for: .normal) == nil)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.title(for: .normal) == "Item 1")
    button.menu = UIMenu(children: [UIMenu(options: .displayInline, children: menu([.off, .off]).children)])
    #expect(button.title(for: .normal) == "Item 0", "no item is selected, so the first is shown")
    button.menu = UIMenu(children: [])
    #expect(button.title(for: .normal) == "Item 0")
    let configured = UIButton(configuration: .plain())
    configured.changesSelectionAsPrimaryAction = true
    configured.showsMenuAsPrimaryAction = true
    configured.menu = menu([.off, .on])
    #expect(configured.configuration?.title == "Item 1")
  }
}
