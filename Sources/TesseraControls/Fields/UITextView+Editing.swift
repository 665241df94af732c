// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Programmatic editing, as in UITextField+Editing.swift: `typeText` consults the delegate, and `insertText` does not.

import Foundation

extension UITextView {
  /// Begins editing unless the view is not editable or the delegate prevents it. Returns whether the view is now
  /// being edited.
  @discardableResult
  func startEditing() -> Bool {
    guard !isEditing else { return true }
    guard isEditable, mayStartEditing else { return false }
    beginEditing()
    return true
  }

  var mayStartEditing: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }

  func beginEditing() {
    guard !isEditing else { return }
    isEditing = true
    delegate?.textViewDidBeginEditing(self)
    MainNotifications.post(Self.textDidBeginEditingNotification, from: self)
  }

  /// Ends editing unless the delegate prevents it. Returns whether editing has ended.
  @discardableResult
  func stopEditing() -> Bool {
    guard isEditing else { return true }
    guard mayStopEditing else { return false }
    finishEditing()
    return true
  }

  var mayStopEditing: Bool { delegate?.textViewShouldEndEditing(self) ?? true }

  func finishEditing() {
    guard isEditing else { return }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    MainNotifications.post(Self.textDidEndEditingNotification, from: self)
  }

  /// Inserts text as if it were typed on a keyboard, after consulting the delegate.
  package func typeText(_ string: String) {
    guard delegate?.textView(self, shouldChangeTextIn: selectedRange, replacementText: string) ?? true else { return }
    insertText(string)
  }

  package func pressReturn() {
    if hasText || !enablesReturnKeyAutomatically { typeText("\n") }
  }

  package func pressDelete() {
    var range = selectedRange
    if range.length == 0, range.location > 0 {
      range = (content.string ?? "").rangeOfCharacter(before: range.location)
    }
    if range.length > 0,
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: "") == false
    {
      return
    }
    deleteBackward()
  }

  func deleteBeforeInsertionPoint() {
    if selectedRange.length == 0 {
      guard selectedRange.location > 0 else { return }
      selectedRange = (content.string ?? "").rangeOfCharacter(before: selectedRange.location)
    }
    replaceUnits(selectedRange, with: "", selecting: nil)
  }

  func replaceSelection(with string: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
      selection = NSRange(location: 0, length: content.length)
    }
    replaceUnits(selectedRange, with: string, selecting: nil)
  }
}
