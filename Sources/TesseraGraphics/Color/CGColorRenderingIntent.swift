// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The handling of colors outside a device's gamut. Not used: colors are clamped.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default of the device.
  case defaultIntent = 0
  /// Colors inside the gamut are unchanged.
  case absoluteColorimetric
  /// Like `absoluteColorimetric`, but relative to the white point of the device.
  case relativeColorimetric
  /// All colors are compressed, preserving their relations.
  case perceptual
  /// Saturated colors stay saturated.
  case saturation
}
