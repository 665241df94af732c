// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraTextKit
@testable import TesseraViews

/// Positions that belong to other text views, ranges beyond the end, and characters that consist of several UTF-16
/// units.
@MainActor @Suite struct HostileTextInputTests {
  final class Foreign: UITextPosition {}
  final class ForeignRange: UITextRange {}

  nonisolated static let texts = ["", "\n", "a", "👩‍👩‍👧‍👦", "🇩🇪🇫🇷", "e\u{301}\u{302}", "\r\n", "a👩‍👩‍👧‍👦\n\u{200B}", "שלום abc"]
  let window = makeWindow(390, 844)

  private func inputs(_ text: String) -> [any UITextInput & UIView] {
    let field = UITextField(frame: CGRect(10, 10, 200, 40))
    field.text = text
    let view = UITextView(frame: CGRect(10, 60, 200, 100))
    view.text = text
    window.addSubview(field)
    window.addSubview(view)
    return [field, view]
  }

  @Test(arguments: texts) func foreignPositions(text: String) {
    for input in inputs(text) {
      let other = UITextView()
      other.text = String(repeating: "long ", count: 50)
      let far = other.position(from: other.beginningOfDocument, offset: 200)
      for position in [Foreign(), far ?? other.endOfDocument] {
        _ = input.caretRect(for: position)
        _ = input.compare(position, to: input.endOfDocument)
        _ = input.offset(from: position, to: input.beginningOfDocument)
        _ = input.position(from: position, offset: 1)
        _ = input.position(from: position, in: .left, offset: 3)
        _ = input.textRange(from: position, to: input.endOfDocument)
        _ = input.textStyling(at: position, in: .forward)
        _ = input.baseWritingDirection(for: position, in: .forward)
        _ = input.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.forward))
        _ = input.tokenizer.position(from: position, toBoundary: .sentence, inDirection: .storage(.backward))
        _ = input.tokenizer.isPosition(position, atBoundary: .paragraph, inDirection: .storage(.forward))
      }
      guard let all = other.textRange(from: far ?? other.beginningOfDocument, to: other.endOfDocument) else { continue }
      for range in [ForeignRange(), all] {
        _ = input.text(in: range)
        _ = input.firstRect(for: range)
        _ = input.selectionRects(for: range)
        input.selectedTextRange = range
        input.setBaseWritingDirection(.rightToLeft, for: range)
        _ = input.closestPosition(to: CGPoint(x: CGFloat.nan, y: .infinity), within: range)
      }
      input.replace(ForeignRange(), withText: "no")
      input.replace(all, withText: "end")
      #expect(input.text(in: whole(input))?.hasSuffix("no") == false)
    }
  }

  private func whole(_ input: any UITextInput) -> UITextRange {
    input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) ?? UITextRange()
  }

  /// For every pair of UTF-16 offsets, including offsets inside a character, the text stays valid and rectangles are
  /// finite. Deleting one more time than there are characters empties the text.
  @Test(arguments: texts) func everyRangeOfUTF16Units(text: String) {
    for input in inputs(text) {
      let count = text.utf16.count
      for low in 0...count {
        for high in low...count {
          guard let start = input.position(from: input.beginningOfDocument, offset: low),
            let end = input.position(from: input.beginningOfDocument, offset: high),
            let range = input.textRange(from: start, to: end)
          else { continue }
          input.selectedTextRange = range
          #expect(input.caretRect(for: start).height.isFinite)
          for rect in input.selectionRects(for: range) { #expect(!rect.rect.isInfinite && rect.rect.width.isFinite) }
          input.setMarkedText("に", selectedRange: NSRange(location: 5, length: 9))
          input.unmarkText()
          input.setMarkedText(nil, selectedRange: NSRange(location: NSNotFound, length: 0))
          input.insertText("😀")
          input.deleteBackward()
          input.replace(whole(input), withText: text)
          input.selectedTextRange = input.textRange(from: input.endOfDocument, to: input.endOfDocument)
          for _ in 0..<text.count + 1 { input.deleteBackward() }
          #expect(!input.hasText)
          input.replace(whole(input), withText: text)
        }
      }
    }
  }

  nonisolated static let starts = [Int.min, -3, -1, 0, 2, 5, 6, NSNotFound - 1, NSNotFound]
  nonisolated static let ranges = starts.flatMap { start in
    [Int.min, -1, 0, 2, 5, 6, Int.max].map { NSRange(location: start, length: $0) }
  }

  private func isInside(_ range: NSRange, _ length: Int) -> Bool {
    range.location >= 0 && range.length >= 0 && range.location + range.length <= length
  }

  /// "hello" has five UTF-16 units. The selection always stays inside the text, both in a view and in its storage.
  @Test(arguments: ranges) func arbitraryRanges(range: NSRange) {
    for case let view as UITextView in inputs("hello") {
      view.selectedRange = range
      #expect(isInside(view.selectedRange, 5))
      view.scrollRangeToVisible(range)
      view.setMarkedText("abc", selectedRange: range)
      #expect(isInside(view.selectedRange, view.text.utf16.count))
      view.unmarkText()
      view.text = "hello"
      view.selectedRange = range
      view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 4), with: "")
      #expect(isInside(view.selectedRange, 1))
      view.insertText("x")
      view.deleteBackward()
      view.textStorage.fixAttributes(in: range)
      view.textStorage.edited([.editedAttributes], range: range, changeInLength: 0)
      #expect(view.text.utf16.count <= 1)
    }
    for case let field as UITextField in inputs("hello") {
      field.setMarkedText("abc", selectedRange: range)
      field.insertText("x")
      #expect(isInside(field.inputSelection, field.inputLength))
    }
  }

  /// A selection that begins after the text's end is clamped to the end. A selection that extends beyond the end is
  /// clipped.
  @Test func clampsSelections() {
    let view = UITextView()
    view.text = "hello"
    view.selectedRange = NSRange(location: 2, length: .max)
    #expect(view.selectedRange == NSRange(location: 2, length: 3))
    view.selectedRange = NSRange(location: NSNotFound, length: .max)
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.selectedRange = NSRange(location: -2, length: 5)
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
  }

  @Test(arguments: [Int.min, -7, 7, Int.max]) func stepsBeyondTheText(count: Int) {
    for input in inputs("hello\nyou") {
      let middle = input.position(from: input.beginningOfDocument, offset: 4) ?? input.endOfDocument
      #expect(input.position(from: middle, offset: count) == nil || abs(count) == 7)
      for direction in [UITextLayoutDirection.left, .right, .up, .down] where count.magnitude > 7 {
        #expect(input.position(from: middle, in: direction, offset: count) == nil)
      }
    }
  }

  /// A view can be removed when the keyboard appears or disappears, or when editing begins, changes the text or ends.
  @Test(arguments: [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardWillHideNotification, UITextField.textDidBeginEditingNotification,
    UITextField.textDidEndEditingNotification, UITextField.textDidChangeNotification,
  ])
  func releasedViews(name: Notification.Name) {
    let field = UITextField(frame: CGRect(10, 700, 200, 40))
    field.inputAccessoryView = UIView(frame: CGRect(0, 0, 100, 44))
    window.addSubview(field)
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [field] _ in
      MainActor.assumeIsolated { field.removeFromSuperview() }
    }
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    if field.isFirstResponder { window.typeText("x") }
    field.resignFirstResponder()
    window.layoutIfNeeded()
    NotificationCenter.default.removeObserver(token)
    #expect(!field.isFirstResponder)
  }
}
