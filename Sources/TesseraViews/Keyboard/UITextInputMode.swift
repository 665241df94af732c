// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A keyboard for a language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// Never posted, because there is only one keyboard.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  private static let only = UITextInputMode()
  /// The available keyboards. Always contains one keyboard.
  open class var activeInputModes: [UITextInputMode] { [only] }
  /// The keyboard's language as a BCP 47 tag, which is the user's first preferred language.
  open var primaryLanguage: String? { Locale.preferredLanguages.first ?? "en-US" }
}
