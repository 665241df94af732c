// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// Text fields, text views and search bars as first responders that receive taps and typed text.
@MainActor @Suite struct EditingTests {
  final class Log: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
    var lines: [String] = []
    var allows = true
    weak var next: UITextField?

    private func ask(_ line: String) -> Bool { lines.append(line); return allows }
    private func name(_ field: UIView) -> String { field.accessibilityIdentifier ?? "" }

    func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { ask("\(name(field)) should begin") }
    func textFieldDidBeginEditing(_ field: UITextField) { lines.append("\(name(field)) began") }
    func textFieldShouldEndEditing(_ field: UITextField) -> Bool { ask("\(name(field)) should end") }
    func textFieldDidEndEditing(_ field: UITextField, reason: UITextField.DidEndEditingReason) {
      lines.append("\(name(field)) ended \(reason.rawValue)")
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { ask("change \(range.location) \(range.length) '\(string)'") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      next?.becomeFirstResponder()
      return allows
    }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("view should begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("view began") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("view ended") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("bar began") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append("bar '\(searchText)'") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("bar search") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("bar ended") }
  }

  let window = makeWindow(200, 300)
  let log = Log()

  private func makeField(_ name: String, y: CGFloat = 0) -> UITextField {
    let field = UITextField(frame: CGRect(0, y, 200, 40))
    field.accessibilityIdentifier = name
    field.delegate = log
    window.addSubview(field)
    return field
  }

  /// The next field's delegate is queried before the current field's delegate, and notified after it.
  @Test func tapsMoveTheFocus() {
    let (a, b) = (makeField("a"), makeField("b", y: 50))
    a.tap()
    #expect(a.isFirstResponder && a.isEditing && log.lines == ["a should begin", "a began"])
    log.lines = []
    b.tap()
    #expect(log.lines == ["b should begin", "a should end", "a ended 0", "b began"])
    #expect(!a.isEditing && !a.isFirstResponder && b.isEditing && b.isFirstResponder)
    log.lines = []
    b.tap()
    #expect(log.lines == [] && b.isEditing)
  }

  @Test func theDelegateCanRefuse() {
    let (a, b) = (makeField("a"), makeField("b", y: 50))
    log.allows = false
    #expect(!a.becomeFirstResponder() && !a.isEditing && window.firstResponder == nil)
    log.allows = true
    a.becomeFirstResponder()
    log.allows = false
    #expect(!b.becomeFirstResponder() && !a.resignFirstResponder() && a.isFirstResponder && a.isEditing)
    #expect(!window.endEditing(false) && a.isEditing)
    log.lines = []
    #expect(window.endEditing(true) && !a.isEditing && window.firstResponder == nil)
    #expect(log.lines == ["a should end", "a ended 0"])
  }

  @Test func disabledFields() {
    let field = makeField("a")
    field.isEnabled = false
    field.tap()
    #expect(!field.becomeFirstResponder() && !field.isEditing && log.lines == [])
    #expect(!UITextField().becomeFirstResponder(), "the field is not in a window")
  }

  /// Editing ends when a field leaves the window, regardless of its delegate's answer.
  @Test func removalEndsEditing() {
    let field = makeField("a")
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!field.isEditing && log.lines.last == "a ended 0")
    window.addSubview(field)
    field.becomeFirstResponder()
    log.allows = false
    field.removeFromSuperview()
    #expect(!field.isEditing && window.firstResponder == nil)
  }

  @Test func typing() {
    let field = makeField("a")
    field.tap()
    log.lines = []
    window.typeText("Hi")
    #expect(log.lines == ["change 0 0 'H'", "change 1 0 'i'"] && field.text == "Hi")
    log.lines = []
    window.typeText("\u{8}")
    #expect(log.lines == ["change 1 1 ''"] && field.text == "H")
    log.allows = false
    window.typeText("!\u{8}")
    #expect(field.text == "H")
    log.allows = true
    log.lines = []
    window.typeText("\u{8}\u{8}")
    #expect(field.text == "" && log.lines == ["change 0 1 ''"], "the delegate is not queried for an empty field")
  }

  @Test func returnMovesToTheNextField() {
    let (a, b) = (makeField("a"), makeField("b", y: 50))
    log.next = b
    a.tap()
    window.typeText("Ada\nLondon")
    #expect(a.text == "Ada" && b.text == "London" && b.isFirstResponder)
  }

  /// The return key ends editing only in a field with an action for `editingDidEndOnExit`.
  @Test func returnEndsEditingOnExit() {
    let field = makeField("a")
    field.tap()
    window.typeText("\n")
    #expect(field.isEditing)
    var exits = 0
    field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
    field.enablesReturnKeyAutomatically = true
    window.typeText("\n")
    #expect(field.isEditing && exits == 0, "the return key of an empty field is disabled")
    window.typeText("x\n")
    #expect(!field.isEditing && exits == 1)
  }

  /// The clear button is 19 points wide and 5 points from the trailing edge, so its center is at 200 - 14.5.
  @Test func theClearButtonEmptiesAndFocuses() {
    let field = makeField("a")
    field.clearButtonMode = .always
    field.text = "text"
    window.tap(at: CGPoint(x: 185.5, y: 20))
    #expect(field.text == "" && field.isEditing && log.lines == ["a should begin", "a began"])
  }

  @Test func textView() {
    let view = UITextView(frame: CGRect(0, 0, 200, 100))
    view.delegate = log
    window.addSubview(view)
    view.tap()
    #expect(view.isFirstResponder && view.isEditing && log.lines == ["view should begin", "view began"])
    window.typeText("a\nb\u{8}c")
    #expect(view.text == "a\nc")
    view.isEditable = false
    #expect(!view.isFirstResponder && log.lines.last == "view ended")
    view.tap()
    #expect(!view.isFirstResponder, "a tap does not begin editing of read-only text")
    #expect(view.becomeFirstResponder() && !view.isEditing, "read-only text can be selected")
    view.resignFirstResponder()
    view.isSelectable = false
    #expect(!view.becomeFirstResponder())
  }

  @Test func searchBar() {
    let bar = UISearchBar(frame: CGRect(0, 0, 200, 56))
    bar.delegate = log
    window.addSubview(bar)
    bar.tap()
    #expect(bar.isFirstResponder && bar.searchTextField.isEditing)
    window.typeText("\na\n")
    bar.resignFirstResponder()
    #expect(log.lines == ["bar began", "bar 'a'", "bar search", "bar ended"], "an empty search bar starts no search")
    #expect(bar.becomeFirstResponder() && bar.searchTextField.isFirstResponder)
    window.endEditing(true)
    #expect(!bar.isFirstResponder)
  }

  /// A drag in a form with a keyboard dismiss mode ends editing.
  @Test func draggingDismisses() {
    let scroll = UIScrollView(frame: CGRect(0, 0, 200, 300))
    scroll.contentSize = CGSize(width: 200, height: 1000)
    scroll.keyboardDismissMode = .onDrag
    window.addSubview(scroll)
    let field = makeField("a")
    scroll.addSubview(field)
    field.becomeFirstResponder()
    window.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150))
    #expect(!field.isEditing)
  }

  @Test func typingWithoutAFieldRaises() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIWindow(frame: .zero).typeText("a") }
    }
  }
}
