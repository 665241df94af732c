// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The way Switch Control navigates a view's elements.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system chooses the style based on the elements.
  case automatic = 0
  /// Each element is a separate item.
  case separate
  /// The view and all its elements are a single item.
  case combined
}
