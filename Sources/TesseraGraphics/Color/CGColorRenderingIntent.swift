// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The handling of colours outside a device's gamut. Not used: colours are clamped.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default of the device.
  case defaultIntent = 0
  /// Colours inside the gamut are unchanged.
  case absoluteColorimetric
  /// Like `absoluteColorimetric`, but relative to the white point of the device.
  case relativeColorimetric
  /// All colours are compressed, preserving their relations.
  case perceptual
  /// Saturated colours stay saturated.
  case saturation
}
