// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The side of its target on which an edit menu is shown. iOS no longer draws an arrow.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Above the target, or below it if there is no space.
  case automatic = 0
  /// Below the target.
  case up
  /// Above the target.
  case down
  /// To the right of the target.
  case left
  /// To the left of the target.
  case right
}
