// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether the window looks active. A value only: nothing is painted differently.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Behind another window.
  case inactive = 0
  /// The one in use.
  case active = 1
}
