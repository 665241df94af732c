// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The accessibility contrast, which affects system colors and color sets.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The contrast is unspecified, which is treated as normal.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// The increased contrast.
  case high = 1
}
