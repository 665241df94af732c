// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether content is at the base level or elevated, as in a sheet. Dark backgrounds are lighter when elevated.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not specified; counts as base.
  case unspecified = -1
  /// The screen itself.
  case base = 0
  /// Above the screen: sheets and alerts.
  case elevated = 1
}
