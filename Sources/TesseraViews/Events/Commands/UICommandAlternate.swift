// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What a command becomes while modifier keys are held. Stored only.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The text shown for it.
  open private(set) var title: String
  /// What is sent.
  open private(set) var action: Selector
  /// The keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// An alternative to a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}
