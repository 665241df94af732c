// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The layout direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The left-to-right direction, in which the leading edge is the left edge.
  case leftToRight = 0
  /// The right-to-left direction, in which the leading edge is the right edge.
  case rightToLeft = 1
}
