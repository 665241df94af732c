// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Linux doesn't support the optional methods of Objective-C protocols. Therefore, each method has a default
// implementation that returns the result UIKit uses for an unimplemented method.

public import Foundation
public import TesseraInteractions
public import TesseraViews

/// A delegate that controls editing of a text field and is notified of edits.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing can begin. Not called for a disabled field.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing begins, before the `editingDidBegin` actions.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing can end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ends, by the default implementation of `textFieldDidEndEditing(_:reason:)`.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing ends, before the `editingDidEnd` actions. The reason is always `.committed`. The default
  /// implementation calls `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether a key can edit the characters in `range`, which is in UTF-16 units. Not called for programmatic
  /// edits.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called after each edit, and when a tap or code moves the selection.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the field can be cleared by its clear button or when editing begins.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key sends actions.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu for a range, which is in UTF-16 units. Return nil for a menu with the suggested actions.
  /// Called when a double tap presents the menu.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the edit menu appears.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu disappears.
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Returns nil.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
