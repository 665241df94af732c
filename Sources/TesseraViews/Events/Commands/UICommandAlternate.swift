// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An alternative of a command while modifier keys are held. Stored only.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title.
  open private(set) var title: String
  /// The selector that the command sends.
  open private(set) var action: Selector
  /// The modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Creates an alternative to a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}
