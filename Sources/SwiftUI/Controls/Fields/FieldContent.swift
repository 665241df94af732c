// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import UIKit

/// The text that a field edits, its title and its actions.
struct FieldContent {
  /// Returns the text of the current value.
  var read: () -> String
  /// Writes the text after each edit.
  var change: (String) -> Void
  /// Writes the text when editing ends. Nil for a field that writes after each edit.
  var commit: ((String) -> Void)?
  /// The title, which is the accessibility label, and the placeholder of a field without a prompt.
  var title: Text?
  var prompt: Text?
  var axis: Axis
  var isSecure = false
  /// Called with true when editing begins, and with false when it ends.
  var didChangeEditing: ((Bool) -> Void)?
  /// Called when the return key is pressed.
  var didPressReturn: (() -> Void)?
  /// The text that the closures read and write. Nil if they access another value.
  private var text: Binding<String>?

  init(
    read: @escaping () -> String, change: @escaping (String) -> Void = { _ in }, commit: ((String) -> Void)? = nil,
    title: Text? = nil, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    (self.read, self.change, self.commit) = (read, change, commit)
    (self.title, self.prompt, self.axis) = (title, prompt, axis)
  }

  /// Edits the text of a binding.
  static func text(
    _ text: Binding<String>, _ title: Text? = nil, prompt: Text? = nil, axis: Axis = .horizontal
  ) -> FieldContent {
    var result = FieldContent(
      read: { text.wrappedValue }, change: { text.wrappedValue = $0 }, title: title, prompt: prompt, axis: axis)
    result.text = text
    return result
  }

  /// Edits the text of a value, which is written when editing ends. Text that `parse` can't read changes nothing.
  static func value<Value>(
    _ value: Binding<Value>, _ title: Text?, prompt: Text?, format: @escaping (Value) -> String,
    parse: @escaping (String) -> Value?
  ) -> FieldContent {
    FieldContent(
      read: { format(value.wrappedValue) },
      commit: { if let new = parse($0) { value.wrappedValue = new } }, title: title, prompt: prompt)
  }

  /// The placeholder for an environment, in the color of placeholders unless the prompt has its own.
  @MainActor
  func placeholder(in environment: EnvironmentValues) -> NSAttributedString? {
    guard let text = prompt ?? title else { return nil }
    var environment = environment
    environment.foregroundStyles = [Color(uiColor: .placeholderText)]
    return text.resolve(in: environment)
  }

  /// The accessibility label. Nil if only the placeholder describes the field.
  @MainActor
  func label(in environment: EnvironmentValues) -> String? {
    let string = title?.resolveString(in: environment) ?? ""
    return string.isEmpty ? nil : string
  }
}

extension FieldContent: Equatable {
  /// Returns whether two fields edit the same text and look the same. Fields with actions are different, because
  /// closures can't be compared.
  static func == (a: FieldContent, b: FieldContent) -> Bool {
    guard let text = a.text, let other = b.text, Binding.areSame(text, other) else { return false }
    let hasActions = [a, b].contains { $0.didChangeEditing != nil || $0.didPressReturn != nil }
    return !hasActions && a.title == b.title && a.prompt == b.prompt && a.axis == b.axis && a.isSecure == b.isSecure
  }
}

/// The text input settings of the environment, such as the keyboard type.
struct TextFieldOptions: Equatable {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var capitalization = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var returnKey = UIReturnKeyType.default
}

/// The delegate of the UIKit view of a field. Writes the edited text.
@MainActor
final class FieldCoordinator: NSObject {
  var content = FieldContent(read: { "" })
  var submit: () -> Void = {}
  /// The text of the value when it was last shown.
  private var shown: String?

  /// Returns the text to show instead of the view's own, or nil if that stays.
  func replacement(for text: String, isEditing: Bool) -> String? {
    let new = content.read()
    // The text that is being edited stays until editing ends, unless the value changes.
    let keepsText = content.commit != nil && isEditing && shown == new
    shown = new
    return keepsText || new == text ? nil : new
  }

  /// Writes the text of a field that is edited no longer, and returns the text of the new value.
  func commit(_ text: String) -> String {
    content.commit?(text)
    let new = content.commit == nil ? text : content.read()
    shown = new
    return new
  }
}

extension FieldCoordinator: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.revealAboveKeyboard()
    content.didChangeEditing?(true)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    let text = commit(textField.text ?? "")
    if textField.text != text { textField.text = text }
    content.didChangeEditing?(false)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let text = commit(textField.text ?? "")
    if textField.text != text { textField.text = text }
    content.didPressReturn?()
    submit()
    // An action can move the focus. In that case the keyboard stays.
    textField.window?.layoutIfNeeded()
    if textField.isFirstResponder { textField.resignFirstResponder() }
    return true
  }
}

extension FieldCoordinator: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { content.change(textView.text ?? "") }
  func textViewDidBeginEditing(_ textView: UITextView) {
    textView.revealAboveKeyboard()
    content.didChangeEditing?(true)
  }
  func textViewDidEndEditing(_ textView: UITextView) { content.didChangeEditing?(false) }
}
