// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A text field or text view, which queries its delegate for every key.
@preconcurrency @MainActor
package protocol KeyReceiver: UIKeyInput {
  func typeText(_ string: String)
  func pressReturn()
  func pressDelete()
}

/// Typing for tests and demonstrations. UIKit has no equivalent; UI tests have a method of the same name.
extension UIWindow {
  /// Presses a key for each character, as on a keyboard: the first responder receives it after its delegate has agreed.
  ///
  /// `\n` is the return key and `\u{8}` the delete key. Each key goes to the current first responder, so that text after a
  /// return key is typed into the next field if the delegate moves there. Traps if there is no first responder that accepts
  /// text.
  public func typeText(_ text: String) {
    for key in text {
      switch firstResponder {
      case let field as any KeyReceiver: pressKey(key, in: field)
      case let input as any UIKeyInput:
        if key == "\u{8}" { input.deleteBackward() } else { input.insertText(String(key)) }
      default:
        raise(
          "NSInternalInconsistencyException",
          "-[\(type(of: self)) typeText(_:)]: the window has no first responder that accepts text. Tap a text field or "
            + "call becomeFirstResponder() before typing.")
      }
    }
    layoutIfNeeded()
  }

  /// Whether there is a first responder that accepts text.
  package var takesText: Bool { firstResponder is any UIKeyInput }

  private func pressKey(_ key: Character, in field: any KeyReceiver) {
    switch key {
    case "\u{8}": field.pressDelete()
    case _ where key.isNewline: field.pressReturn()
    default: field.typeText(String(key))
    }
  }
}
