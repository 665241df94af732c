// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A combination of keys that sends a selector along the responder chain.
///
/// - Note: Differs from UIKit: keys are pressed by `UIWindow.pressKey(_:modifierFlags:)` alone.
open class UIKeyCommand: UICommand {
  /// The character of the key, or one of the constants; nil for none.
  open private(set) var input: String?
  /// The modifier keys that are held with it.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Stored only: commands always come before what is typed.
  open var wantsPriorityOverSystemBehavior = false
  /// Stored only: keys have no layout.
  open var allowsAutomaticLocalization = true
  /// Stored only: keys are not mirrored.
  open var allowsAutomaticMirroring = true

  /// A command with a title, for a menu.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command with a title for lists of key commands.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Whether the keys are the command's.
  func matches(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
    self.input?.lowercased() == input.lowercased() && modifierFlags == flags
      && attributes.isDisjoint(with: [.disabled, .hidden])
  }
}

extension UIKeyCommand {
  /// The arrow upwards.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow downwards.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The key for a page upwards.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The key for a page downwards.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The key for the beginning.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The key for the end.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes backwards.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The function key F1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The function key F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The function key F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The function key F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The function key F5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The function key F6.
  public nonisolated static let f6 = "UIKeyInputF6"
}
