// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A pressed key of a keyboard. Never created, because there are no keyboards.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters typed by the key.
  open private(set) var characters = ""
  /// The characters typed by the key if all modifier keys except Shift are ignored.
  open private(set) var charactersIgnoringModifiers = ""
  /// The modifier keys that are pressed.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// The position of the key on the keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage = .keyboardSpacebar

  override init() { super.init() }
}
