// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The quality of image scaling. `none` uses the nearest pixel. All other values use the same interpolation.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's default quality.
  case `default` = 0
  /// Uses the nearest pixel.
  case none = 1
  /// Uses the same interpolation as `high`.
  case low = 2
  /// Uses the same interpolation as `high`.
  case medium = 4
  /// Interpolates between the nearest pixels.
  case high = 3
}
