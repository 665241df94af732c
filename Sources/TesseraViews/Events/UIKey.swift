// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A key that is pressed on a keyboard. Nobody makes one: there are no keyboards.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types.
  open private(set) var characters = ""
  /// What the key would type without modifier keys but shift.
  open private(set) var charactersIgnoringModifiers = ""
  /// The modifier keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// The key's place on the keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage = .keyboardSpacebar

  override init() { super.init() }
}
