// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The kind of a view's content, which determines whether it is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored.
  case unspecified = 0
  /// Playback controls: never mirrored.
  case playback = 1
  /// Spatial directions, such as left and right in a game: never mirrored.
  case spatial = 2
  /// Left to right in every layout.
  case forceLeftToRight = 3
  /// Right to left in every layout.
  case forceRightToLeft = 4
}
