// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The color gamut of a display.
///
/// - Note: Differs from UIKit: stored only, because pixels are always sRGB.
public enum UIDisplayGamut: Int, Sendable {
  /// The gamut is unspecified.
  case unspecified = -1
  /// The sRGB gamut.
  case SRGB = 0
  /// The wider gamut of Display P3.
  case P3 = 1
}
