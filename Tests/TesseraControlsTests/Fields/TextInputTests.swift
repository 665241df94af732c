// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Positions, ranges and rectangles that apps query from text fields and text views.
@MainActor @Suite struct TextInputTests {
  final class Log: UITextFieldDelegate, UITextViewDelegate {
    var lines: [String] = []
    var allows = true
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      lines.append("should \(range.location) \(range.length) '\(string)'")
      return allows
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      lines.append("should \(range.location) \(range.length) '\(text)'")
      return allows
    }
    func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
    func textViewDidChange(_ textView: UITextView) { lines.append("change") }
  }

  let window = makeWindow(390, 844)
  let log = Log()

  private func field(_ text: String, width: CGFloat = 300) -> UITextField {
    let field = UITextField(frame: CGRect(10, 10, width, 40))
    field.text = text
    field.delegate = log
    window.addSubview(field)
    return field
  }

  private func view(_ text: String, width: CGFloat = 300) -> UITextView {
    let view = UITextView(frame: CGRect(10, 100, width, 300))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.delegate = log
    window.addSubview(view)
    return view
  }

  /// Returns the width of a text on a single line.
  private func width(_ text: String) -> CGFloat {
    let label = UILabel()
    label.text = text
    return label.intrinsicContentSize.width
  }

  private func offset(_ input: any UITextInput, _ position: UITextPosition?) -> Int? {
    position.map { input.offset(from: input.beginningOfDocument, to: $0) }
  }

  // MARK: Positions

  /// Apps use this idiom to restore the insertion point after they format the text.
  @Test func movesTheInsertionPoint() throws {
    let field = field("1234")
    field.becomeFirstResponder()
    let position = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    field.selectedTextRange = field.textRange(from: position, to: position)
    window.typeText("x")
    #expect(field.text == "12x34")
    let selected = try #require(field.selectedTextRange)
    #expect(selected.isEmpty && field.offset(from: field.beginningOfDocument, to: selected.start) == 3)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: .max) == nil)
  }

  /// UIKit counts UTF-16 units, so an emoji counts as two.
  @Test func countsUTF16() throws {
    let view = view("a😀b")
    #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 4)
    let low = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    let high = try #require(view.position(from: view.beginningOfDocument, offset: 3))
    let range = try #require(view.textRange(from: low, to: high))
    #expect(view.text(in: range) == "😀")
    // A range is the same if its ends are passed in the opposite order.
    #expect(view.textRange(from: range.end, to: range.start) == range)
    view.replace(range, withText: "-")
    #expect(view.text == "a-b" && view.selectedRange == NSRange(location: 2, length: 0))
    #expect(view.compare(view.beginningOfDocument, to: view.endOfDocument) == .orderedAscending)
  }

  /// Moving a position to the right of an emoji skips the whole emoji.
  @Test func stepsOverCharacters() {
    let view = view("a😀b\nxyz")
    let start = view.beginningOfDocument
    #expect(offset(view, view.position(from: start, in: .right, offset: 2)) == 3)
    #expect(view.position(from: start, in: .left, offset: 1) == nil)
    #expect(view.position(from: start, in: .up, offset: 1) == nil)
    #expect(offset(view, view.position(from: start, in: .down, offset: 1)) == 5)
    #expect(offset(view, view.characterRange(byExtending: start, in: .right)?.end) == 4, "the line break is excluded")
  }

  // MARK: Geometry

  @Test func caretIsAfterItsCharacters() throws {
    let field = field("Wide words")
    let four = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    let caret = field.caretRect(for: four)
    #expect(abs(caret.minX - width("Wide")) <= 0.5 && caret.width == 2)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - width("Wide words")) <= 0.5)
    field.textAlignment = .right
    #expect(field.caretRect(for: field.endOfDocument).maxX == 300)
  }

  /// Hebrew text begins at the right edge, and typing moves its insertion point to the left.
  @Test func caretFollowsRightToLeftText() throws {
    let field = field("שלום")
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.caretRect(for: field.beginningOfDocument).maxX == 300)
    let end = field.caretRect(for: field.endOfDocument)
    #expect(abs(end.minX - (300 - width("שלום"))) <= 0.5)
    #expect(field.baseWritingDirection(for: field.endOfDocument, in: .backward) == .rightToLeft)
    #expect(offset(field, field.closestPosition(to: CGPoint(x: 299, y: 20))) == 0)
    #expect(offset(field, field.closestPosition(to: CGPoint(x: 1, y: 20))) == 4)
    // In Hebrew text, moving to the right moves toward the beginning.
    #expect(offset(field, field.position(from: field.endOfDocument, in: .right, offset: 1)) == 3)
  }

  /// In "abc אבג", the Hebrew letters run from right to left after "abc ", so the end of the text is at their left
  /// edge.
  @Test func caretInMixedText() throws {
    let field = field("abc אבג")
    let latin = width("abc ")
    let end = field.caretRect(for: field.endOfDocument)
    #expect(abs(end.minX - latin) <= 1)
    let first = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    #expect(abs(field.caretRect(for: first).minX - width("abc אבג")) <= 1, "before the first Hebrew letter")
    let range = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    let rects = field.selectionRects(for: range)
    #expect(rects.map(\.writingDirection) == [.leftToRight, .rightToLeft])
    #expect(rects.map(\.containsStart) == [true, false] && rects.map(\.containsEnd) == [false, true])
  }

  /// A text view's lines begin at y = 8, 28.29 and so on. The second line begins after the line break.
  @Test func linesOfATextView() throws {
    let view = view("one\ntwo")
    let second = try #require(view.position(from: view.beginningOfDocument, offset: 4))
    #expect(view.caretRect(for: second).minX == 5 && abs(view.caretRect(for: second).minY - 28.5) <= 0.5)
    #expect(offset(view, view.closestPosition(to: CGPoint(x: 200, y: 12))) == 3)
    #expect(offset(view, view.closestPosition(to: CGPoint(x: 0, y: 900))) == 4)
    let range = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: range).map(\.rect)
    #expect(rects.count == 2)
    // The selection includes the line break, so the first line's rectangle extends to the end of its line fragment, 5
    // points from the edge.
    #expect(rects.first?.maxX == 295 && abs((rects.last?.maxX ?? 0) - 5 - width("two")) <= 0.5)
    #expect(view.firstRect(for: range) == rects.first)
    let point = try #require(rects.last).origin
    let character = try #require(view.characterRange(at: CGPoint(x: point.x + 1, y: point.y + 5)))
    #expect(view.text(in: character) == "t")
    #expect(view.characterRange(at: CGPoint(x: 290, y: 12)) == nil)
    view.textAlignment = .right
    #expect(abs(view.caretRect(for: second).minX - (295 - width("two"))) <= 1)
  }

  /// Offsets remain continuous where the paragraph style changes, which starts a separate layout block.
  @Test func paragraphSpacing() throws {
    let text = NSMutableAttributedString(string: "left\n", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    text.append(
      NSAttributedString(string: "right", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]))
    let view = view("")
    view.attributedText = text
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    #expect(abs(view.caretRect(for: start).minX - (295 - width("right"))) <= 1)
    #expect(abs(view.caretRect(for: view.endOfDocument).minX - 295) <= 1)
  }

  /// A bullet counts as one unit, regardless of the character that it replaces.
  @Test func positionsInSecureText() throws {
    let field = field("😀b")
    field.isSecureTextEntry = true
    let two = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    #expect(abs(field.caretRect(for: two).minX - width("•")) <= 0.5)
    #expect(offset(field, field.closestPosition(to: CGPoint(x: 200, y: 20))) == 3)
  }

  /// During editing, text that is too wide is scrolled so that its end and the insertion point are visible at the
  /// field's right edge.
  @Test func longTextsScroll() throws {
    let field = field(String(repeating: "wide ", count: 20), width: 100)
    field.becomeFirstResponder()
    #expect(field.caretRect(for: field.endOfDocument).maxX == 100)
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
  }

  @Test func emptyTexts() {
    let (field, view) = (field(""), view(""))
    #expect(field.caretRect(for: field.endOfDocument).minX == 0)
    #expect(view.caretRect(for: view.endOfDocument) == CGRect(5, 8, 2, 20.5))
    #expect(offset(view, view.closestPosition(to: CGPoint(x: 50, y: 50))) == 0)
    #expect(view.characterRange(at: CGPoint(x: 6, y: 10)) == nil)
    view.textAlignment = .center
    #expect(view.caretRect(for: view.endOfDocument).minX == 150)
    #expect(view.selectionRects(for: UITextRange()).isEmpty && view.text(in: UITextRange()) == nil)
  }

  // MARK: Taps

  /// A tap on a word places the insertion point at the word's nearer edge. A tap outside the text places it at the
  /// text's end.
  @Test func tapsPlaceTheInsertionPoint() {
    let field = field("first second")
    window.tap(at: CGPoint(x: 10 + 290, y: 30))
    window.typeText("!")
    #expect(field.text == "first second!")
    window.tap(at: CGPoint(x: 10 + width("first sec"), y: 30))
    window.typeText("#")
    #expect(field.text == "first #second!" || field.text == "first second#!")
    window.tap(at: CGPoint(x: 10 + 2, y: 30))
    window.typeText("-")
    #expect(field.text?.hasPrefix("-first") == true)
  }

  // MARK: Notifications

  @Test func reportsSelections() {
    let field = field("abc")
    field.becomeFirstResponder()
    log.lines = []
    field.selectAll(nil)
    #expect(log.lines == ["selection"])
    field.selectAll(nil)
    #expect(log.lines == ["selection"], "the selection did not change")
    log.lines = []
    window.typeText("x")
    #expect(field.text == "x" && log.lines == ["should 0 3 'x'", "selection"])
    log.lines = []
    field.text = "format"
    #expect(log.lines == ["selection"], "the insertion point went to the end of the new text")
  }

  final class Keyboard: NSObject, UITextInputDelegate {
    var lines: [String] = []
    func selectionWillChange(_ textInput: (any UITextInput)?) { lines.append("selection will") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { lines.append("selection did") }
    func textWillChange(_ textInput: (any UITextInput)?) { lines.append("text will") }
    func textDidChange(_ textInput: (any UITextInput)?) { lines.append("text did") }
  }

  @Test func notifiesTheInputDelegate() {
    let (field, keyboard) = (field("abc"), Keyboard())
    field.inputDelegate = keyboard
    field.selectAll(nil)
    field.deleteBackward()
    #expect(keyboard.lines == ["selection will", "selection did", "text will", "text did"])
  }

  @Test func marksText() throws {
    let view = view("ab")
    view.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0))
    let marked = try #require(view.markedTextRange)
    #expect(view.text == "abにほ" && view.text(in: marked) == "にほ")
    view.setMarkedText("日本", selectedRange: NSRange(location: 2, length: 0))
    #expect(view.text == "ab日本" && view.selectedRange.location == 4)
    view.unmarkText()
    #expect(view.markedTextRange == nil && view.text == "ab日本")
  }

  // MARK: Overriding

  final class Code: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  }

  /// Apps use these overrides to hide the insertion point and the selection in code entry fields.
  @Test func overriddenCaretAndSelectionAreNotPainted() {
    let field = Code(frame: CGRect(0, 0, 100, 40))
    window.addSubview(field)
    field.becomeFirstResponder()
    func fills() -> Int {
      window.displayList(scale: 2, pixels: (780, 1688), background: .clear).commands.count { "\($0)".hasPrefix("fill") }
    }
    let without = fills()
    field.text = "12"
    field.selectAll(nil)
    #expect(fills() == without)
    let plain = UITextField(frame: CGRect(0, 50, 100, 40))
    window.addSubview(plain)
    plain.becomeFirstResponder()
    #expect(fills() == without + 1, "the insertion point")
    plain.text = "12"
    plain.selectAll(nil)
    #expect(fills() == without + 5, "the fill of the selection, two bars and two discs")
  }
}
