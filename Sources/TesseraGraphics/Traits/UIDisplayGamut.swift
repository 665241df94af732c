// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The range of colours a display shows.
///
/// - Note: Differs from UIKit: a value only; pixels are always sRGB.
public enum UIDisplayGamut: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The range of sRGB.
  case SRGB = 0
  /// The wider range of Display P3.
  case P3 = 1
}
