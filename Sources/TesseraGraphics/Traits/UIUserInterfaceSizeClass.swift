// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The amount of space that a window has along one axis. Tab bars and sheets adapt their layout to it.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Constrained space, such as on an iPhone.
  case compact = 1
  /// Ample space, such as both axes of an iPad or the height of an iPhone.
  case regular = 2
}
