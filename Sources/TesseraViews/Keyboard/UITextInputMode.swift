// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A keyboard of a language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// Posted when the keyboard has changed. Never posted here: there is one keyboard.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  private static let only = UITextInputMode()
  /// The one keyboard.
  open class var activeInputModes: [UITextInputMode] { [only] }
  /// The keyboard's language, as BCP 47 has it: the user's first.
  open var primaryLanguage: String? { Locale.preferredLanguages.first ?? "en-US" }
}
