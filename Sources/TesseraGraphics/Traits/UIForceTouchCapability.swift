// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether the device supports force touch. Stored only, because touches have no force.
public enum UIForceTouchCapability: Int, Sendable {
  /// The capability is unspecified.
  case unknown = 0
  /// Force touch is not available.
  case unavailable = 1
  /// Force touch is available.
  case available = 2
}
