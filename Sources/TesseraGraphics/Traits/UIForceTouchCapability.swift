// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether the device senses pressure. Stored only: touches have no pressure.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not specified.
  case unknown = 0
  /// Pressure is not available.
  case unavailable = 1
  /// Pressure is available.
  case available = 2
}
