// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How much room a window has along one axis. Tab bars and sheets change their layout by it.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Little: an iPhone.
  case compact = 1
  /// Much: an iPad, and the height of an iPhone.
  case regular = 2
}
