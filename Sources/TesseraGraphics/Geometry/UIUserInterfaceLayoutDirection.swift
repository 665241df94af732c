// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The layout direction: from left to right or from right to left.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The direction in which the leading edge is the left one.
  case leftToRight = 0
  /// The direction in which the leading edge is the right one.
  case rightToLeft = 1
}
