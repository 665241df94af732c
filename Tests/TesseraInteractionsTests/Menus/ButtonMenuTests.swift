// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraInteractions
@testable import TesseraViews

/// Button menus, opened and used by touches.
@MainActor
@Suite struct ButtonMenuTests {
  private let window = makeWindow(320, 480)
  private let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 44))

  init() {
    window.addSubview(button)
    button.showsMenuAsPrimaryAction = true
  }

  private var overlay: MenuOverlay? { window.subviews.last as? MenuOverlay }
  private var panel: MenuPanel? { overlay?.subviews.last as? MenuPanel }
  private var rows: [UIControl] { panel?.controls ?? [] }
  private var titles: [String] { rows.compactMap(\.accessibilityLabel) }

  private func row(_ title: String) throws -> UIControl { try #require(rows.first { $0.accessibilityLabel == title }) }

  @Test func tapsOpenTheMenuAndSelectAnItem() throws {
    var log: [String] = []
    button.menu = UIMenu(
      children: ["Copy", "Share"].map { title in UIAction(title: title) { _ in log.append(title) } })
    button.addAction(UIAction { _ in log.append("menu") }, for: .menuActionTriggered)
    button.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
    button.tap()
    #expect(titles == ["Copy", "Share"])
    #expect(button.contextMenuInteraction?.menuAppearance == .compact)
    try row("Share").tap()
    #expect(log == ["menu", "Share"])
    #expect(overlay == nil)
    #expect(button.contextMenuInteraction?.menuAppearance == .unknown)
  }

  @Test func oneTouchOpensAndSelects() throws {
    var chosen = 0
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in chosen += 1 }])
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 60, y: 60))
      fingers.wait(0.3)
      // The menu is 8 points below the button, and its row is 44 points high.
      fingers.move(to: CGPoint(x: 60, y: 114), over: 0.2)
      fingers.end()
    }
    #expect(chosen == 1)
    #expect(overlay == nil)
  }

  @Test func tapsOutsideCloseTheMenu() {
    var chosen = 0
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in chosen += 1 }])
    button.tap()
    #expect(overlay != nil)
    window.tap(at: CGPoint(x: 300, y: 460))
    #expect(overlay == nil)
    #expect(chosen == 0)
  }

  @Test func aLongPressOpensTheMenuOfAButtonWithAnAction() throws {
    var log: [String] = []
    button.showsMenuAsPrimaryAction = false
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in log.append("A") }])
    button.addAction(UIAction { _ in log.append("tap") }, for: .touchUpInside)
    button.tap()
    #expect(overlay == nil)
    button.longPress()
    try row("A").tap()
    #expect(log == ["tap", "A"])
  }

  @Test func omitsHiddenElementsAndEmptyMenus() {
    button.menu = UIMenu(children: [
      UIAction(title: "Hidden", attributes: .hidden) { _ in }, UIMenu(title: "Empty"), UIAction(title: "Seen") { _ in },
      UIMenu(options: .displayInline, children: [UIAction(title: "Inline") { _ in }]),
    ])
    button.tap()
    #expect(titles == ["Seen", "Inline"])
  }

  @Test(arguments: [false, true])
  func emptyMenusDoNotOpen(hasEmptyMenu: Bool) {
    button.menu = UIMenu(children: hasEmptyMenu ? [UIMenu(title: "Empty")] : [])
    button.tap()
    #expect(overlay == nil)
  }

  @Test func disabledElementsCannotBeSelected() throws {
    var chosen = 0
    button.menu = UIMenu(children: [UIAction(title: "A", attributes: .disabled) { _ in chosen += 1 }])
    button.tap()
    try row("A").tap()
    #expect(chosen == 0)
    #expect(overlay != nil)
  }

  @Test func elementsCanKeepTheMenuOpen() throws {
    var chosen = 0
    button.menu = UIMenu(children: [UIAction(title: "More", attributes: .keepsMenuPresented) { _ in chosen += 1 }])
    button.tap()
    try row("More").tap()
    try row("More").tap()
    #expect(chosen == 2)
    #expect(overlay != nil)
  }

  @Test func submenusOverlapTheMenu() throws {
    var log: [String] = []
    button.menu = UIMenu(children: [
      UIMenu(title: "Sort by", children: [UIAction(title: "Name") { _ in log.append("Name") }]),
      UIAction(title: "Other") { _ in },
    ])
    button.tap()
    try row("Sort by").tap()
    #expect(titles == ["Sort by", "Name"])
    // A tap on the submenu's header closes it.
    try row("Sort by").tap()
    #expect(titles == ["Sort by", "Other"])
    try row("Sort by").tap()
    try row("Name").tap()
    #expect(log == ["Name"])
    #expect(overlay == nil)
  }

  @Test func popUpButtonsShowTheSelection() throws {
    button.changesSelectionAsPrimaryAction = true
    let actions = ["One", "Two"].map { UIAction(title: $0) { _ in } }
    button.menu = UIMenu(children: actions)
    #expect(button.title(for: .normal) == "One")
    button.tap()
    try row("Two").tap()
    #expect(button.title(for: .normal) == "Two")
    #expect(actions.map(\.state) == [.off, .on])
  }

  @Test func singleSelectionSelectsOneElement() throws {
    let actions = ["One", "Two"].map { UIAction(title: $0, state: $0 == "One" ? .on : .off) { _ in } }
    button.menu = UIMenu(options: .singleSelection, children: actions)
    button.tap()
    try row("Two").tap()
    #expect(actions.map(\.state) == [.off, .on])
  }

  @Test func loadsDeferredElements() throws {
    var completion: (@MainActor ([UIMenuElement]) -> Void)?
    var asked = 0
    button.menu = UIMenu(children: [
      UIDeferredMenuElement { done in
        asked += 1
        completion = done
      }
    ])
    button.tap()
    #expect(titles == ["Loading\u{2026}"])
    #expect(rows.map(\.isEnabled) == [false])
    completion?([UIAction(title: "Late") { _ in }])
    #expect(titles == ["Late"])
    // A second call of the completion handler has no effect.
    completion?([UIAction(title: "Twice") { _ in }])
    #expect(titles == ["Late"])
    window.tap(at: CGPoint(x: 300, y: 460))
    button.tap()
    #expect(titles == ["Late"])
    #expect(asked == 1)
  }

  @Test func uncachedElementsAreRecreated() {
    var asked = 0
    button.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { done in
        asked += 1
        done([UIAction(title: "\(asked)") { _ in }])
      }
    ])
    button.tap()
    #expect(titles == ["1"])
    window.tap(at: CGPoint(x: 300, y: 460))
    button.tap()
    #expect(titles == ["2"])
  }

  @Test func fiveHundredRowsScroll() throws {
    button.menu = UIMenu(children: (0..<500).map { number in UIAction(title: "\(number)") { _ in } })
    button.tap()
    let panel = try #require(panel)
    // 480 - 84 = 396 points are below the button. Gaps of 8 points to the button and to the edge leave 380.
    #expect(panel.bounds.height == 380)
    #expect(panel.scroll.contentSize.height == 22_000)
    window.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
    #expect(panel.scroll.contentOffset.y > 100)
  }

  @Test func reversesTheMenuWithoutRoomBelow() throws {
    button.frame.origin.y = 430
    button.menu = UIMenu(children: ["First", "Second"].map { UIAction(title: $0) { _ in } })
    button.tap()
    let panel = try #require(panel)
    #expect(panel.frame == CGRect(x: 20, y: 430 - 8 - 88, width: 250, height: 88))
    // The first element is nearest to the button.
    #expect(titles == ["Second", "First"])
    window.tap(at: CGPoint(x: 300, y: 10))
    button.preferredMenuElementOrder = .fixed
    button.tap()
    #expect(titles == ["First", "Second"])
  }

  @Test func primaryActionsFromCode() throws {
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    button.performPrimaryAction()
    #expect(overlay != nil)
  }

  @Test func commandsAreSentAlongTheChain() throws {
    let editor = Editor(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    window.addSubview(editor)
    editor.becomeFirstResponder()
    let copy = Selector(
      "copy:", calling: { (view: any UIResponderStandardEditActions, sender: Any?) in view.copy(sender) })
    button.menu = UIMenu(children: [
      UICommand(title: "Copy", action: copy), UICommand(title: "Nobody", action: "nobodyHasThis:"),
    ])
    button.tap()
    #expect(titles == ["Copy", "Nobody"])
    #expect(rows.map(\.isEnabled) == [true, false])
    try row("Copy").tap()
    #expect(editor.log == ["validate Copy", "copy"])
  }

  private final class Editor: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { log.append("copy") }
    override func validate(_ command: UICommand) { log.append("validate \(command.title)") }
  }

  @Test func animatesTheMenu() throws {
    let clock = AnimationClock()
    clock.run {
      button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
      button.performPrimaryAction()
      clock.advance(to: 0.05)
      #expect((panel?.layer.presentation()?.opacity ?? 1) < 1)
      clock.advance(to: 1)
      #expect(panel?.layer.presentation()?.opacity ?? 1 == 1)
      button.contextMenuInteraction?.dismissMenu()
      #expect(overlay != nil)
      clock.advance(to: 2)
      #expect(overlay == nil)
    }
  }
}
