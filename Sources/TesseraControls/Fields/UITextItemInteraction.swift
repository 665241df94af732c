// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What a touch of a link or attachment in a text view asks for.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap: to follow it.
  case invokeDefaultAction = 0
  /// A long press: its menu.
  case presentActions
  /// A deep press: to look at it. Not asked for here.
  case preview
}
