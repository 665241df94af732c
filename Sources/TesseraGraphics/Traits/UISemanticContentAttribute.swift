// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The meaning of a view's content, which determines whether the view is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Content that is mirrored in right-to-left layouts.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Spatial directions, such as left and right in a game, which are never mirrored.
  case spatial = 2
  /// Content that is always laid out from left to right.
  case forceLeftToRight = 3
  /// Content that is always laid out from right to left.
  case forceRightToLeft = 4
}
