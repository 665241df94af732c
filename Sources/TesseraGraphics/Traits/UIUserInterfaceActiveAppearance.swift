// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The active state of a window. Stored only; drawing ignores it.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The window is inactive.
  case inactive = 0
  /// The window is active.
  case active = 1
}
