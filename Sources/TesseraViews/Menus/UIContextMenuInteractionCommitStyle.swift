// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The dismissal style of a preview after a tap.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its origin.
  case dismiss = 0
  /// The preview grows until it fills the screen.
  case pop
}
