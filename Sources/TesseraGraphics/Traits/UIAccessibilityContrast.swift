// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether increased contrast is requested, which system colours and colour sets follow.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified; counts as normal.
  case unspecified = -1
  /// Colours as designed.
  case normal = 0
  /// Stronger colours.
  case high = 1
}
