// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The sampling of scaled images. `none` uses the nearest pixel, and all others interpolate in the same way.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default of the context.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Interpolated.
  case low = 2
  /// Interpolated.
  case medium = 4
  /// Interpolated.
  case high = 3
}
