// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A text field or text view, which asks its delegate about every key.
@preconcurrency @MainActor
package protocol KeyReceiver: UIKeyInput {
  func typeText(_ string: String)
  func pressReturn()
  func pressDelete()
}

/// Typing for tests and demonstrations. UIKit has nothing like this member; UI tests have one of the same name.
extension UIWindow {
  /// Presses a key for each character, as on a keyboard: the first responder gets it after its delegate has agreed.
  ///
  /// `\n` is the return key and `\u{8}` the delete key. Each key goes to the first responder of that moment, so that
  /// what follows a return key is typed into the field that the delegate has moved on to. Traps where there is no first
  /// responder that takes text.
  public func typeText(_ text: String) {
    for key in text {
      switch firstResponder {
      case let field as any KeyReceiver: press(key, field)
      case let input as any UIKeyInput:
        if key == "\u{8}" { input.deleteBackward() } else { input.insertText(String(key)) }
      default:
        raise(
          "NSInternalInconsistencyException",
          "-[\(type(of: self)) typeText(_:)]: the window has no first responder that takes text. Tap a text field or "
            + "call becomeFirstResponder() before typing.")
      }
    }
    layoutIfNeeded()
  }

  /// Whether there is a first responder that takes text.
  package var takesText: Bool { firstResponder is any UIKeyInput }

  private func press(_ key: Character, _ field: any KeyReceiver) {
    switch key {
    case "\u{8}": field.pressDelete()
    case _ where key.isNewline: field.pressReturn()
    default: field.typeText(String(key))
    }
  }
}
