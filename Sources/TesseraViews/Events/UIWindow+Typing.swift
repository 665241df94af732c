// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A text field or text view that consults its delegate for every key.
@preconcurrency @MainActor
package protocol KeyReceiver: UIKeyInput {
  func typeText(_ string: String)
  func pressReturn()
  func pressDelete()
}

/// Simulated typing for tests and demonstrations. UIKit has no equivalent; XCUITest has a method of the same name.
extension UIWindow {
  /// Simulates typing on a keyboard. For each character, the first responder receives a key after its delegate has
  /// approved it.
  ///
  /// `\n` is the return key and `\u{8}` the delete key. Each key is sent to the current first responder. Text after a
  /// return key is therefore typed into the next field if the delegate makes that field the first responder. Traps if
  /// no first responder accepts text.
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
