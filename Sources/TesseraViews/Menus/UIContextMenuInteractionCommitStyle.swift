// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How a preview leaves that has been tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes back to where it came from.
  case dismiss = 0
  /// It grows until it fills the screen.
  case pop
}
