// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified; treated as light.
  case unspecified = 0
  /// Dark content on light backgrounds.
  case light = 1
  /// Light content on dark backgrounds.
  case dark = 2
}
