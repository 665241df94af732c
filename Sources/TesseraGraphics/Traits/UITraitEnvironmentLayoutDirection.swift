// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The layout direction as a trait, which may be unspecified.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified; treated as left to right.
  case unspecified = -1
  /// The layout direction in which the leading edge is on the left.
  case leftToRight = 0
  /// The layout direction in which the leading edge is on the right.
  case rightToLeft = 1
}
