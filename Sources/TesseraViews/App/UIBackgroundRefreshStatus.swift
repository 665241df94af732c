// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether an app may refresh its content in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}
