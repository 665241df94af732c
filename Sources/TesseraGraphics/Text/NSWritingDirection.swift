// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
  /// That of the first strong character; that of the interface where there is none.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
