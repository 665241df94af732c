// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A keyboard for a language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// Never posted: there is only one keyboard.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  private static let only = UITextInputMode()
  /// The available keyboards: always one.
  open class var activeInputModes: [UITextInputMode] { [only] }
  /// The language of the keyboard as a BCP 47 tag: the user's first language.
  open var primaryLanguage: String? { Locale.preferredLanguages.first ?? "en-US" }
}
