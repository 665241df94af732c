// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether the user asked for increased contrast, which system colours and colour sets follow.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified; counts as normal.
  case unspecified = -1
  /// The colours as designed.
  case normal = 0
  /// Stronger colours.
  case high = 1
}
