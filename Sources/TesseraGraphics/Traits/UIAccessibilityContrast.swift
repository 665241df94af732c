// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether increased contrast is requested, which system colors and color sets follow.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified; counts as normal.
  case unspecified = -1
  /// Colors as designed.
  case normal = 0
  /// Stronger colors.
  case high = 1
}
