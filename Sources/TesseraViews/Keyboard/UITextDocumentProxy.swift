// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
public import TesseraGraphics

/// The text that a keyboard edits.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the insertion point, or nil.
  var documentContextBeforeInput: String? { get }
  /// The text after the insertion point, or nil.
  var documentContextAfterInput: String? { get }
  /// The selected text, or nil.
  var selectedText: String? { get }
  /// Moves the insertion point by a number of UTF-16 units.
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// A document proxy for the text of the window's first responder.
final class FirstResponderProxy: UITextDocumentProxy {
  private weak var controller: UIInputViewController?

  init(_ controller: UIInputViewController) {
    self.controller = controller
  }

  private var input: (any UIKeyInput)? { controller?.viewIfLoaded?.window?.firstResponder as? any UIKeyInput }
  private var text: (any UITextInput)? { input as? any UITextInput }

  var hasText: Bool { input?.hasText ?? false }
  func insertText(_ text: String) {
    if let field = input as? any KeyReceiver { field.typeText(text) } else { input?.insertText(text) }
  }
  func deleteBackward() {
    if let field = input as? any KeyReceiver { field.pressDelete() } else { input?.deleteBackward() }
  }

  var documentContextBeforeInput: String? {
    textOfRange { text, selected in text.textRange(from: text.beginningOfDocument, to: selected.start) }
  }
  var documentContextAfterInput: String? {
    textOfRange { text, selected in text.textRange(from: selected.end, to: text.endOfDocument) }
  }
  var selectedText: String? { textOfRange { _, selected in selected } }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text, let selected = text.selectedTextRange,
      let place = text.position(from: selected.end, offset: offset)
    else { return }
    text.selectedTextRange = text.textRange(from: place, to: place)
  }

  private func textOfRange(_ range: (any UITextInput, UITextRange) -> UITextRange?) -> String? {
    guard let text, let selected = text.selectedTextRange, let range = range(text, selected) else { return nil }
    let part = text.text(in: range)
    return part?.isEmpty == false ? part : nil
  }

  // MARK: Keyboard traits

  var autocapitalizationType: UITextAutocapitalizationType {
    get { input?.autocapitalizationType ?? .sentences }
    set { input?.autocapitalizationType = newValue }
  }
  var autocorrectionType: UITextAutocorrectionType {
    get { input?.autocorrectionType ?? .default }
    set { input?.autocorrectionType = newValue }
  }
  var spellCheckingType: UITextSpellCheckingType {
    get { input?.spellCheckingType ?? .default }
    set { input?.spellCheckingType = newValue }
  }
  var smartQuotesType: UITextSmartQuotesType {
    get { input?.smartQuotesType ?? .default }
    set { input?.smartQuotesType = newValue }
  }
  var smartDashesType: UITextSmartDashesType {
    get { input?.smartDashesType ?? .default }
    set { input?.smartDashesType = newValue }
  }
  var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { input?.smartInsertDeleteType ?? .default }
    set { input?.smartInsertDeleteType = newValue }
  }
  var inlinePredictionType: UITextInlinePredictionType {
    get { input?.inlinePredictionType ?? .default }
    set { input?.inlinePredictionType = newValue }
  }
  var keyboardType: UIKeyboardType {
    get { input?.keyboardType ?? .default }
    set { input?.keyboardType = newValue }
  }
  var keyboardAppearance: UIKeyboardAppearance {
    get { input?.keyboardAppearance ?? .default }
    set { input?.keyboardAppearance = newValue }
  }
  var returnKeyType: UIReturnKeyType {
    get { input?.returnKeyType ?? .default }
    set { input?.returnKeyType = newValue }
  }
  var enablesReturnKeyAutomatically: Bool {
    get { input?.enablesReturnKeyAutomatically ?? false }
    set { input?.enablesReturnKeyAutomatically = newValue }
  }
  var isSecureTextEntry: Bool {
    get { input?.isSecureTextEntry ?? false }
    set { input?.isSecureTextEntry = newValue }
  }
  var textContentType: UITextContentType! {
    get { input?.textContentType }
    set { input?.textContentType = newValue }
  }
}
