// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraInteractions
@testable import TesseraViews

/// Edit menus of interactions, the menu controller and text.
@MainActor @Suite(.serialized) struct EditMenuTests {
  /// A label with copyable text, as written by apps.
  final class CopyLabel: UILabel, UIEditMenuInteractionDelegate {
    var lines: [String] = []
    var menu: UIMenu?
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) {
      lines.append("copy")
      UIPasteboard.general.string = text
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      lines.append(
        "menu \(configuration.identifier) \((suggestedActions.first as? UIMenu)?.children.map(\.title) ?? [])")
      return menu
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { bounds }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      lines.append("will present")
      animator.addCompletion { self.lines.append("presented") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { lines.append("will dismiss") }
  }

  let window = makeWindow(390, 844)

  private func label() -> (CopyLabel, UIEditMenuInteraction) {
    let label = CopyLabel(frame: CGRect(100, 300, 190, 40))
    label.isUserInteractionEnabled = true
    label.text = "Order 12"
    window.addSubview(label)
    let interaction = UIEditMenuInteraction(delegate: label)
    label.addInteraction(interaction)
    return (label, interaction)
  }

  private var bubble: EditMenuBubble? { (window.subviews.last as? EditMenuOverlay)?.bubble }
  private func titles() -> [String] {
    bubble?.subviews.compactMap { ($0 as? UIButton)?.currentTitle } ?? []
  }
  private func tap(_ title: String) {
    let button = bubble?.subviews.first { ($0 as? UIButton)?.currentTitle == title }
    button?.tap()
  }

  @Test func showsPerformableActions() throws {
    let (label, interaction) = label()
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "order", sourcePoint: CGPoint(x: 10, y: 10)))
    #expect(label.lines == [#"menu order ["Copy"]"#, "will present", "presented"])
    #expect(titles() == ["Copy"])
    // The menu is 44 points high, 8 points above the label and centered on it.
    let frame = try #require(bubble?.frame)
    #expect(frame.maxY == 292 && frame.height == 44 && abs(frame.midX - 195) <= 0.5)
    tap("Copy")
    #expect(bubble == nil && label.lines.suffix(2) == ["will dismiss", "copy"])
    #expect(UIPasteboard.general.string == "Order 12")
  }

  @Test func menuOfTheDelegate() {
    let (label, interaction) = label()
    var shared = 0
    label.menu = UIMenu(children: [
      UIAction(title: "Share") { _ in shared += 1 }, UIAction(title: "Off", attributes: .hidden) { _ in },
      UICommand(title: "Nobody's", action: "nobody:"),
    ])
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(titles() == ["Share"])
    tap("Share")
    #expect(shared == 1 && bubble == nil)
    label.menu = UIMenu(children: [])
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(bubble == nil, "an empty menu is not presented")
  }

  /// A touch outside the menu dismisses it and is delivered to the view at its location.
  @Test func touchesOutside() {
    let (label, interaction) = label()
    var taps = 0
    let button = UIButton(frame: CGRect(0, 600, 390, 50))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(button)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(bubble != nil)
    button.tap()
    #expect(bubble == nil && taps == 1 && label.lines.last == "will dismiss")
  }

  /// Six wide items do not fit, so an arrow shows the remaining items.
  @Test func pages() {
    let (label, interaction) = label()
    label.menu = UIMenu(children: (1...6).map { UIAction(title: "A long item \($0)") { _ in } })
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    let first = titles()
    #expect(!first.isEmpty && first.count < 6 && (bubble?.frame.width ?? 999) <= 374)
    bubble?.subviews.first { $0.accessibilityLabel == "Show more items" }?.tap()
    #expect(titles().first == "A long item \(first.count + 1)")
    bubble?.subviews.first { $0.accessibilityLabel == "Show previous items" }?.tap()
    #expect(titles() == first)
  }

  /// If there is not enough space above a label, or if the preferred arrow direction is up, the menu is below the
  /// label.
  @Test func isBelowWithoutRoomAbove() {
    let (label, interaction) = label()
    label.frame.origin.y = 10
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(bubble?.frame.minY == 58)
    interaction.dismissMenu()
    label.frame.origin.y = 400
    let below = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    below.preferredArrowDirection = .up
    interaction.presentEditMenu(with: below)
    #expect(bubble?.frame.minY == 448)
  }

  @Test func menuController() {
    let (label, _) = label()
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "More", action: "more:")]
    defer { menu.menuItems = nil }
    menu.showMenu(from: label, rect: label.bounds)
    #expect(!menu.isMenuVisible, "there is no first responder")
    label.becomeFirstResponder()
    menu.showMenu(from: label, rect: label.bounds)
    #expect(menu.isMenuVisible && titles() == ["Copy"] && menu.menuFrame.maxY == 292)
    tap("Copy")
    #expect(!menu.isMenuVisible && label.lines == ["copy"])
    menu.setTargetRect(label.bounds, in: label)
    menu.setMenuVisible(true, animated: true)
    #expect(menu.isMenuVisible)
    menu.hideMenu()
    #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
  }

  // MARK: Texts

  final class Editor: UITextFieldDelegate, UITextViewDelegate {
    var lines: [String] = []
    var opens = true
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      lines.append("menu \(range.location) \(range.length)")
      return UIMenu(children: suggestedActions + [UIAction(title: "Tag") { _ in }])
    }
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      lines.append("present")
    }
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      lines.append("dismiss")
    }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      lines.append("\(URL) \(characterRange.location) \(characterRange.length) \(interaction.rawValue)")
      return opens
    }
    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      UIAction { _ in self.lines.append("own action") }
    }
  }

  @Test func doubleTapSelectsAndShowsTheMenu() {
    let editor = Editor()
    UIPasteboard.general.string = nil
    let field = UITextField(frame: CGRect(20, 300, 350, 40))
    field.text = "first second"
    field.delegate = editor
    window.addSubview(field)
    window.tap(at: CGPoint(x: 30, y: 320), count: 2)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "first")
    #expect(editor.lines == ["menu 0 5", "present"])
    #expect(titles() == ["Cut", "Copy", "Select All", "Tag"])
    tap("Cut")
    #expect(field.text == " second" && UIPasteboard.general.string == "first")
    #expect(editor.lines.last == "dismiss")
  }

  /// In read-only text, the delegate is queried before a link is opened.
  @Test func tappedLinks() {
    let editor = Editor()
    let view = UITextView(frame: CGRect(0, 300, 390, 100))
    let text = NSMutableAttributedString(string: "see ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(
      NSAttributedString(
        string: "this page", attributes: [.font: UIFont.systemFont(ofSize: 17), .link: "https://example.com"]))
    view.attributedText = text
    view.delegate = editor
    window.addSubview(view)
    let place = CGPoint(x: 60, y: 318)
    window.tap(at: place)
    #expect(editor.lines == [], "the text is edited")
    view.isEditable = false
    window.tap(at: place)
    #expect(editor.lines == ["https://example.com 4 9 0", "own action"])
    editor.lines = []
    editor.opens = false
    window.tap(at: place)
    #expect(editor.lines == ["https://example.com 4 9 0"])
    editor.lines = []
    window.tap(at: CGPoint(x: 300, y: 318))
    #expect(editor.lines == [])
  }
}
