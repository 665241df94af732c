// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The buttons shown next to the predictions of an iPad keyboard.
///
/// - Note: Differs from UIKit: the buttons are never shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the user may hide the buttons. Stored only. `true` by default.
  open var allowsHidingShortcuts = true
  /// The buttons before the predictions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons after the predictions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
