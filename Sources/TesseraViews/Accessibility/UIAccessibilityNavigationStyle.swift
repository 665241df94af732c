// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How users of switches go through the elements of a view.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system decides, by what the elements are.
  case automatic = 0
  /// Each element is a stop of its own.
  case separate
  /// The view with all its elements is one stop.
  case combined
}
