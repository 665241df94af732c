// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How much room a window has along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
