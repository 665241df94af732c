// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A key pressed on a keyboard. Never created: there are no keyboards.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters of the key.
  open private(set) var characters = ""
  /// The characters of the key without modifier keys except shift.
  open private(set) var charactersIgnoringModifiers = ""
  /// The modifier keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// The key's position on the keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage = .keyboardSpacebar

  override init() { super.init() }
}
