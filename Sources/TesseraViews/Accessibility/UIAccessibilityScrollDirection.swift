// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The direction of a screen reader's scrolling.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// A swipe to the right, which reveals the content at the left.
  case right = 1
  /// A swipe to the left, which reveals the content at the right.
  case left
  /// A swipe up, which reveals the content below.
  case up
  /// A swipe down, which reveals the content above.
  case down
  /// To the next page.
  case next
  /// To the previous page.
  case previous
}
