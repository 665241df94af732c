// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An alternative to a command that applies while modifier keys are pressed. Stored only.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title.
  open private(set) var title: String
  /// The selector that the alternative sends.
  open private(set) var action: Selector
  /// The required modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Creates an alternative to a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}
