// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A key combination that sends a selector along the responder chain.
///
/// - Note: Differs from UIKit: keys are pressed only by `UIWindow.pressKey(_:modifierFlags:)`.
open class UIKeyCommand: UICommand {
  /// The key's character or one of the constants, or nil.
  open private(set) var input: String?
  /// The modifier keys of the combination.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over system behavior. Stored only, because commands always take precedence
  /// over typing.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the input is localized. Stored only, because keys have no keyboard layout.
  open var allowsAutomaticLocalization = true
  /// Whether the input is mirrored in right-to-left layouts. Stored only, because keys aren't mirrored.
  open var allowsAutomaticMirroring = true

  /// Creates a command with a title, for a menu.
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

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with a title for lists of key commands.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Returns whether a key press matches the key combination.
  func matches(_ input: String, modifiers flags: UIKeyModifierFlags) -> Bool {
    self.input?.lowercased() == input.lowercased() && modifierFlags == flags
      && attributes.isDisjoint(with: [.disabled, .hidden])
  }
}

extension UIKeyCommand {
  /// The up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The page up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The page down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The end key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The delete (backspace) key.
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
