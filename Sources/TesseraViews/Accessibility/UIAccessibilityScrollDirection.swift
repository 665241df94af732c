// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The direction of a screen reader's scrolling.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Reveals the content at the right.
  case right = 1
  /// Reveals the content at the left.
  case left
  /// Reveals the content above.
  case up
  /// Reveals the content below.
  case down
  /// To the next page.
  case next
  /// To the previous page.
  case previous
}
