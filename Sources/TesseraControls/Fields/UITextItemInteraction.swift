// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The user's interaction with a link or attachment in a text view.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap, which follows the link.
  case invokeDefaultAction = 0
  /// A long press, which shows the menu.
  case presentActions
  /// A deep press, which shows a preview. Never used.
  case preview
}
