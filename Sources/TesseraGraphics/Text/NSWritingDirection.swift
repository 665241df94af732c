// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first strong character, or the interface's direction if there is none.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
