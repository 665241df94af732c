// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The direction in which a screen reader scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// A swipe to the right, which reveals content on the left.
  case right = 1
  /// A swipe to the left, which reveals content on the right.
  case left
  /// A swipe up, which reveals content below.
  case up
  /// A swipe down, which reveals content above.
  case down
  /// Scrolling to the next page.
  case next
  /// Scrolling to the previous page.
  case previous
}
