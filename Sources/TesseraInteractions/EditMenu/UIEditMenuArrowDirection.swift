// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// On which side of its target an edit menu stands. iOS draws no arrow any more.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Above the target or, without room there, below it.
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
