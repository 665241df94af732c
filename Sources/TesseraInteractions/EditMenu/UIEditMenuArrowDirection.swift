// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The direction from an edit menu to its target, which determines the side on which the menu is shown. iOS no longer
/// draws an arrow.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The menu is above the target, or below it if there is no space.
  case automatic = 0
  /// The menu is below the target.
  case up
  /// The menu is above the target.
  case down
  /// The menu is to the right of the target.
  case left
  /// The menu is to the left of the target.
  case right
}
