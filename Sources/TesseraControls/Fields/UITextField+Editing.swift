// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Programmatic editing. As in UIKit, `insertText` and `deleteBackward` edit the text without consulting the delegate.
// `typeText`, `pressReturn` and `clear` simulate keys and the clear button, and consult the delegate. A field in a
// window is edited while it is the first responder. `startEditing` and `stopEditing` begin and end editing of a field
// without a window.

import Foundation
import TesseraFoundation
import TesseraTextKit

extension UITextField {
  // MARK: Content

  func setContent(_ new: LabelText.Content) {
    content = new
    let old = selection
    selection = NSRange(location: new.length, length: 0)
    inputDetails?.marked = nil
    contentDidChange()
    // The delegate is notified only during editing, because UIKit's field editor exists only during editing.
    if isEditing, selection != old { delegate?.textFieldDidChangeSelection(self) }
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

  var currentAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = .byTruncatingTail
    return [.font: shownFont, .foregroundColor: textColor ?? .label, .paragraphStyle: style]
  }

  func applyAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
  }

  // MARK: Editing state

  /// Begins editing unless the field is disabled or the delegate prevents it. Returns whether the field is now being
  /// edited.
  @discardableResult
  func startEditing() -> Bool {
    guard !isEditing else { return true }
    guard mayStartEditing else { return false }
    beginEditing()
    return true
  }

  var mayStartEditing: Bool { isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true }

  func beginEditing() {
    guard !isEditing else { return }
    isEditing = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { setContent(.none) }
    editingDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    MainNotifications.post(Self.textDidBeginEditingNotification, from: self)
  }

  /// Ends editing unless the delegate prevents it. Returns whether editing has ended.
  @discardableResult
  func stopEditing(_ reason: DidEndEditingReason = .committed) -> Bool {
    guard isEditing else { return true }
    guard mayStopEditing else { return false }
    finishEditing(reason)
    return true
  }

  var mayStopEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  func finishEditing(_ reason: DidEndEditingReason) {
    guard isEditing else { return }
    isEditing = false
    shownSecret = nil
    editingDidChange()
    delegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    MainNotifications.post(Self.textDidEndEditingNotification, from: self)
  }

  /// Lays out the overlay views, whose visibility may depend on whether the field is being edited.
  private func editingDidChange() {
    contentDidChange()
  }

  // MARK: Typing

  /// Inserts text as if it were typed on a keyboard, after consulting the delegate.
  package func typeText(_ string: String) {
    let range = clearsOnInsertion ? NSRange(location: 0, length: content.length) : selection
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else { return }
    insertText(string)
    if isSecureTextEntry, string.count == 1 { showSecret() }
  }

  /// The number of seconds for which a typed character of secure text remains visible.
  private static let secretTime = 1.0

  /// Shows the character before the insertion point for `secretTime` seconds or until the text changes. Does nothing
  /// unless an animation clock is running.
  private func showSecret() {
    guard let clock = AnimationClock.current, isEditing else { return }
    let before = inputString.utf16Substring(NSRange(location: 0, length: inputSelection.location)) ?? ""
    guard !before.isEmpty else { return }
    shownSecret = before.count - 1
    let text = inputString
    clock.schedule(at: clock.now + Self.secretTime) { [weak self] in
      if let self, self.inputString == text { self.shownSecret = nil }
    }
  }

  /// Performs the delete key's action. If the field is empty, calls `deleteBackward` without consulting the delegate.
  package func pressDelete() {
    var range = selection
    if range.length == 0, range.location > 0 {
      range = (content.string ?? "").rangeOfCharacter(before: range.location)
    }
    if range.length > 0,
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") == false
    {
      return
    }
    deleteBackward()
  }

  /// Performs the return key's action. Ends editing if the field has an action for `editingDidEndOnExit`.
  package func pressReturn() {
    guard hasText || !enablesReturnKeyAutomatically, delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  /// Clears the field unless the delegate prevents it. Returns whether the field was cleared.
  @discardableResult
  func clear() -> Bool {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return false }
    replaceUnits(NSRange(location: 0, length: content.length), with: "", selecting: nil)
    return true
  }

  /// Performs the clear button's action, which also begins editing if necessary.
  func tapClearButton() {
    if clear() { becomeFirstResponder() }
  }

  func insert(_ string: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
      selection = NSRange(location: 0, length: content.length)
    }
    // A text field has a single line, so line breaks become spaces.
    let line = String(string.map { $0.isNewline ? " " : $0 })
    replaceSelection(with: line)
  }

  func deleteBeforeInsertionPoint() {
    if selection.length == 0 {
      guard selection.location > 0 else { return }
      selection = (content.string ?? "").rangeOfCharacter(before: selection.location)
    }
    replaceSelection(with: "")
  }

  private func replaceSelection(with string: String) {
    replaceUnits(selection, with: string, selecting: nil)
  }

  func textWasEdited() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    MainNotifications.post(Self.textDidChangeNotification, from: self)
  }
}

extension LabelText.Content {
  /// The length in UTF-16 units.
  var length: Int { string?.utf16.count ?? 0 }

  /// Replaces characters. In attributed text, inserted characters have the attributes of the preceding character;
  /// otherwise, they have the given attributes. Plain text becomes attributed text if the inserted characters have
  /// attributes.
  mutating func replace(_ range: NSRange, with new: String, attributes: [NSAttributedString.Key: Any]) {
    let range = range.clamped(to: length)
    switch self {
    case .none, .plain:
      let plain = string ?? ""
      guard !attributes.isEmpty, !new.isEmpty else {
        self = .plain(plain.replacing(range, with: new))
        return
      }
      let copy = NSTextStorage(string: plain)
      copy.replaceCharacters(in: range, with: NSAttributedString(string: new, attributes: attributes))
      self = .attributed(NSAttributedString(attributedString: copy))
    case .attributed(let text):
      let copy = NSTextStorage(attributedString: text)
      var inherited = attributes
      if inherited.isEmpty, text.length > 0 {
        inherited = text.attributes(at: min(max(0, range.location - 1), text.length - 1), effectiveRange: nil)
      }
      copy.replaceCharacters(in: range, with: NSAttributedString(string: new, attributes: inherited))
      self = .attributed(NSAttributedString(attributedString: copy))
    }
  }
}

extension String {
  /// Returns a copy of the string in which the UTF-16 units of `range` are replaced. The range must be inside the
  /// string.
  func replacing(_ range: NSRange, with new: String) -> String {
    let units = utf16
    let low = units.index(startIndex, offsetBy: range.location, limitedBy: endIndex) ?? endIndex
    let high = units.index(low, offsetBy: range.length, limitedBy: endIndex) ?? endIndex
    return String(decoding: Array(units[..<low]) + Array(new.utf16) + Array(units[high...]), as: UTF16.self)
  }

  /// Returns the range, in UTF-16 units, of the whole character that ends at an offset or contains it.
  func rangeOfCharacter(before offset: Int) -> NSRange {
    var start = 0
    for character in self {
      let end = start + character.utf16.count
      if end >= offset { return NSRange(location: start, length: end - start) }
      start = end
    }
    return NSRange(location: start, length: 0)
  }
}
