// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The dismissal style of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its source view.
  case dismiss = 0
  /// The preview grows until it fills the screen.
  case pop
}
