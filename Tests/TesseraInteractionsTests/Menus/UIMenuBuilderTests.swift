// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraInteractions
@testable import TesseraViews

/// Menus built by responders.
@MainActor @Suite(.serialized) struct UIMenuBuilderTests {
  final class Note: UIView {
    var build: ((any UIMenuBuilder) -> Void)?
    var copied = 0
    override func copy(_ sender: Any?) { copied += 1 }
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      build?(builder)
    }
  }

  final class MenuProvider: NSObject, UIEditMenuInteractionDelegate, UIContextMenuInteractionDelegate {
    var suggested: [UIMenuElement] = []
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      suggested = suggestedActions
      return nil
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { suggested in
        self.suggested = suggested
        return UIMenu(children: suggested)
      })
    }
  }

  private let window = makeWindow(320, 480)
  private let outer = Note(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let inner = Note(frame: CGRect(x: 20, y: 200, width: 100, height: 60))
  private let giver = MenuProvider()

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  private static func action(_ title: String) -> UIAction {
    UIAction(title: title, identifier: UIAction.Identifier(title)) { _ in }
  }

  private static func menu(_ name: String, _ titles: String...) -> UIMenu {
    UIMenu(
      title: name, identifier: UIMenu.Identifier(name), options: .displayInline, children: titles.map { action($0) })
  }

  /// The outer view builds the menu first, and the inner view receives the modified menu.
  @Test func editMenus() throws {
    outer.build = { builder in
      #expect(builder.system === UIMenuSystem.context)
      builder.insertSibling(Self.menu("outer", "A"), afterMenu: .standardEdit)
    }
    inner.build = { builder in
      #expect(builder.command(for: Selector(("copy:"))) != nil && builder.command(for: Selector(("cut:"))) == nil)
      #expect(builder.action(for: UIAction.Identifier("A")) != nil)
      builder.insertChild(Self.menu("inner", "B"), atStartOfMenu: UIMenu.Identifier("outer"))
      builder.insertChild(Self.menu("nowhere", "C"), atEndOfMenu: UIMenu.Identifier("nobody"))
    }
    let interaction = UIEditMenuInteraction(delegate: giver)
    inner.addInteraction(interaction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 5, y: 5)))
    let menus = giver.suggested.compactMap { $0 as? UIMenu }
    #expect(menus.map(\.identifier) == [.standardEdit, UIMenu.Identifier("outer")])
    let last = try #require(menus.last)
    #expect((last.children.first as? UIMenu)?.identifier == UIMenu.Identifier("inner") && last.children.count == 2)
    interaction.dismissMenu()
    inner.build = { $0.remove(menu: .standardEdit) }
    outer.build = nil
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 5, y: 5)))
    #expect(giver.suggested.isEmpty)
  }

  @Test func contextMenus() {
    inner.build = { builder in
      builder.replaceChildren(ofMenu: .standardEdit) { $0 + [Self.action("Mine")] }
      builder.replace(menu: UIMenu.Identifier("nobody"), with: Self.menu("no"))
      builder.insertSibling(Self.menu("before", "B"), beforeMenu: .standardEdit)
    }
    inner.addInteraction(UIContextMenuInteraction(delegate: giver))
    inner.longPress()
    #expect(giver.suggested.map { ($0 as? UIMenu)?.children.map(\.title) } == [["B"], ["Copy", "Mine"]])
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    var builds = 0
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      builds += 1
      #expect(builder.system === UIMenuSystem.main && builder.menu(for: .help)?.children.isEmpty == true)
      let command = UIKeyCommand(title: "Copy It", action: Selector(("copy:")), input: "k", modifierFlags: .command)
      builder.insertChild(UIMenu(title: "Mine", children: [command]), atEndOfMenu: .edit)
    }
  }

  /// The main menu is built once, until the app requests a rebuild. Pressing a command's keys calls the responder
  /// that performs the command.
  @Test func mainMenu() {
    let (before, delegate) = (UIApplication.shared.delegate, Delegate())
    UIApplication.shared.delegate = delegate
    defer {
      UIApplication.shared.delegate = before
      UIMenuSystem.main.setNeedsRebuild()
    }
    UIMenuSystem.main.setNeedsRebuild()
    window.rootViewController = UIViewController()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(window.pressKey("k", modifierFlags: .command) && field.copied == 1)
    #expect(!window.pressKey("k") && delegate.builds == 1)
    UIMenuSystem.main.setNeedsRebuild()
    #expect(window.pressKey("k", modifierFlags: .command) && delegate.builds == 2)
  }

  final class Field: UIView {
    var copied = 0
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { copied += 1 }
  }
}
