// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
  /// That of the first strong character.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
