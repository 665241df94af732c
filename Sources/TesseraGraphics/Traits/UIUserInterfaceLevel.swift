// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether content stands on the base level or is elevated, as in a sheet. Dark backgrounds are lighter when
/// elevated.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not specified; counts as base.
  case unspecified = -1
  /// The screen itself.
  case base = 0
  /// Above it: sheets and alerts.
  case elevated = 1
}
