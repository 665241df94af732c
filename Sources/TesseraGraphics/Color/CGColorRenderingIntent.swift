// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The conversion of colors outside of a device's gamut. Not used, because colors are always clamped.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The device's default intent.
  case defaultIntent = 0
  /// Colors inside the gamut are unchanged.
  case absoluteColorimetric
  /// Like `absoluteColorimetric`, but relative to the device's white point.
  case relativeColorimetric
  /// All colors are compressed while preserving the relationships between them.
  case perceptual
  /// The saturation of colors is preserved.
  case saturation
}
