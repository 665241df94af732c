// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraTextKit
@testable import TesseraInteractions
@testable import TesseraViews

/// Touches on attachments and links, and long presses on text.
@MainActor @Suite struct TextItemTests {
  final class Log: UITextViewDelegate {
    var lines: [String] = []
    var allows = true
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      lines.append("attachment \(characterRange.location) \(characterRange.length) \(interaction.rawValue)")
      return allows
    }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      lines.append("link \(URL.absoluteString) \(characterRange.location) \(characterRange.length)")
      return false
    }
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
      if case .textAttachment = textItem.content { lines.append("primary") }
      return UIAction { _ in self.lines.append("action") }
    }
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      lines.append("menu")
    }
  }

  private let window = makeWindow(300, 400)
  private let view = UITextView(frame: CGRect(0, 0, 300, 200))
  private let log = Log()

  init() {
    view.isEditable = false
    view.delegate = log
    window.addSubview(view)
  }

  private func middle(of unit: Int) -> CGPoint {
    guard let start = view.position(from: view.beginningOfDocument, offset: unit),
      let end = view.position(from: start, offset: 1), let range = view.textRange(from: start, to: end)
    else { return .zero }
    let rect = view.firstRect(for: range)
    return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: window)
  }

  @Test func attachmentsAndLinks() {
    let attachment = NSTextAttachment()
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    let text = NSMutableAttributedString(string: "ab ")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: " go", attributes: [.link: "https://example.org"]))
    view.attributedText = text
    window.layoutIfNeeded()
    window.tap(at: middle(of: 3))
    #expect(log.lines == ["attachment 3 1 0", "primary", "action"])
    log.lines = []
    log.allows = false
    window.tap(at: middle(of: 3))
    window.tap(at: middle(of: 5))
    #expect(log.lines == ["attachment 3 1 0", "link https://example.org 4 3"])
  }

  private final class Menus: UITextViewDelegate {
    var lines: [String] = []
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
      if case .tag(let name) = textItem.content { lines.append("tag \(name) \(textItem.range.location)") }
      return defaultAction
    }
    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      switch textItem.content {
      case .link:
        lines.append("menu \(defaultMenu.children.map(\.title))")
        return UITextItem.MenuConfiguration(menu: defaultMenu)
      case .tag:
        lines.append("menu of tag \(defaultMenu.children.count)")
        return UITextItem.MenuConfiguration(preview: nil, menu: UIMenu(children: [UIAction(title: "Own") { _ in }]))
      case .textAttachment: return nil
      }
    }
    func textView(
      _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { lines.append("shows \(textItem.range.length)") }
  }

  /// Long presses on links and tagged text show menus, and the delegate handles taps on tagged text.
  @Test func itemsHaveMenus() {
    let menus = Menus()
    view.delegate = menus
    let text = NSMutableAttributedString(string: "ab ")
    text.append(NSAttributedString(string: "go", attributes: [.link: "https://example.org"]))
    text.append(NSAttributedString(string: " "))
    text.append(NSAttributedString(string: "tagged", attributes: [.textItemTag: "t"]))
    view.attributedText = text
    window.layoutIfNeeded()
    window.tap(at: middle(of: 8))
    #expect(menus.lines == ["tag t 6"])
    menus.lines = []
    window.press(at: middle(of: 4), for: 0.7)
    #expect(menus.lines == [#"menu ["Open Link", "Copy Link"]"#, "shows 2"])
    #expect(window.subviews.contains { $0 is MenuOverlay })
    view.itemMenu?.interaction.dismissMenu()
    menus.lines = []
    window.press(at: middle(of: 8), for: 0.7)
    #expect(menus.lines == ["menu of tag 0", "shows 6"])
    view.itemMenu?.interaction.dismissMenu()
    // A long press outside items selects a word.
    menus.lines = []
    window.press(at: middle(of: 0), for: 0.7)
    #expect(menus.lines.isEmpty && view.selectedRange == NSRange(location: 0, length: 2))
  }

  /// As on iOS, a long press moves the insertion point in editable text and selects the word in read-only text. Both
  /// show the edit menu.
  @Test(arguments: [true, false]) func longPresses(isEditable: Bool) {
    view.isEditable = isEditable
    view.text = "some words"
    window.layoutIfNeeded()
    window.press(at: middle(of: 7), for: 0.7)
    #expect(log.lines.contains("menu"))
    #expect(isEditable ? view.selectedRange.length == 0 : view.selectedRange == NSRange(location: 5, length: 5))
  }

  @Test func longPressInAField() {
    let field = UITextField(frame: CGRect(0, 300, 200, 40))
    field.text = "words"
    window.addSubview(field)
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    field.longPress()
    #expect(window.subviews.contains { $0 is EditMenuOverlay })
  }
}
