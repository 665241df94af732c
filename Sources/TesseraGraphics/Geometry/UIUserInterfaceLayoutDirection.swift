// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The layout direction: from left to right or from right to left.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}
