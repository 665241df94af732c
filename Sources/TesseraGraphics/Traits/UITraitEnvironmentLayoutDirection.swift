// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The layout direction as a trait, which may be unspecified.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified; counts as left to right.
  case unspecified = -1
  /// The direction in which the leading edge is the left one.
  case leftToRight = 0
  /// The direction in which the leading edge is the right one.
  case rightToLeft = 1
}
