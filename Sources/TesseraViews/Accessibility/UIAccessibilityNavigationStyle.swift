// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The navigation of a view's elements with Switch Control.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system decides based on the elements.
  case automatic = 0
  /// Each element is a separate stop.
  case separate
  /// The view with all its elements is one stop.
  case combined
}
