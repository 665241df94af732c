// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The sampling of scaled images. `none` uses the nearest pixel, and all others interpolate in the same way.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default of the context.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Interpolation, as for `high`.
  case low = 2
  /// Interpolation, as for `high`.
  case medium = 4
  /// Interpolation between the nearest pixels.
  case high = 3
}
