// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The amount of space of a window along one axis. Tab bars and sheets adapt their layout to it.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Constrained space, such as on an iPhone.
  case compact = 1
  /// Ample space: an iPad, and the height of an iPhone.
  case regular = 2
}
