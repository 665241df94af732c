// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The interaction with a link or attachment in a text view.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap: follows the link.
  case invokeDefaultAction = 0
  /// A long press: shows the menu.
  case presentActions
  /// A deep press: shows a preview. Never requested.
  case preview
}
