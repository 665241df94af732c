// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What becomes of colours that a device cannot show. Nothing here asks for it: colours are clamped.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The usual way of the device.
  case defaultIntent = 0
  /// Colours inside the device's range stay as they are.
  case absoluteColorimetric
  /// The same, relative to the device's white.
  case relativeColorimetric
  /// All colours move together, so that their relations stay.
  case perceptual
  /// Strong colours stay strong.
  case saturation
}
