// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Where a screen reader scrolls to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To what is at the right.
  case right = 1
  /// To what is at the left.
  case left
  /// To what is above.
  case up
  /// To what is below.
  case down
  /// To the next page.
  case next
  /// To the previous page.
  case previous
}
