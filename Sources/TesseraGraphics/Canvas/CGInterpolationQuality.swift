// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How pictures are sampled that are drawn at another size. Here `none` takes the nearest pixel, and all others are the
/// same.
public enum CGInterpolationQuality: Int32, Sendable {
  /// What the context takes by itself.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Between pixels.
  case low = 2
  /// Between pixels.
  case medium = 4
  /// Between pixels.
  case high = 3
}
