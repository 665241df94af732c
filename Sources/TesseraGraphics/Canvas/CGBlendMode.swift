// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// A mode for combining drawn content (the source) with existing content (the destination).
public enum CGBlendMode: Int32, Sendable {
  /// Draws the source over the destination. Translucent colors are mixed.
  case normal = 0
  /// Multiplies the colors. The other cases are the remaining separable blend modes of the W3C's Compositing and
  /// Blending specification.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// Uses the hue, the saturation, both, or the luminosity of the source, and the remaining components of the
  /// destination.
  case hue, saturation, color, luminosity
  /// Erases the destination.
  case clear
  /// Replaces the destination with the source, even if the source is translucent.
  case copy
  /// Shows the source where the destination is opaque, and nothing elsewhere.
  case sourceIn
  /// Shows the source where the destination is transparent, and nothing elsewhere.
  case sourceOut
  /// Draws the source over the destination where the destination is opaque.
  case sourceAtop
  /// Draws the source below the destination.
  case destinationOver
  /// Keeps the destination where the source is opaque, and erases it elsewhere.
  case destinationIn
  /// Keeps the destination where the source is transparent, and erases it elsewhere.
  case destinationOut
  /// Draws the source below the destination where the source is opaque, and erases the destination elsewhere.
  case destinationAtop
  /// Shows the source and the destination where they do not overlap.
  case xor
  /// Adds the darkness of both colors.
  case plusDarker
  /// Adds the brightness of both colors.
  case plusLighter

  var mode: BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
