// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The level of the content: base, or elevated as in a sheet. In dark mode, elevated backgrounds are lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not specified; treated as base.
  case unspecified = -1
  /// The level of the screen's main content.
  case base = 0
  /// The level of content above the main content, such as sheets and alerts.
  case elevated = 1
}
