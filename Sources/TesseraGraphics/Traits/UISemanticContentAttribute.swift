// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What a view shows, which decides whether right-to-left layouts mirror it.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored.
  case unspecified = 0
  /// Buttons of a player: never mirrored.
  case playback = 1
  /// Directions in space, such as left and right of a game: never mirrored.
  case spatial = 2
  /// Left to right in every layout.
  case forceLeftToRight = 3
  /// Right to left in every layout.
  case forceRightToLeft = 4
}
