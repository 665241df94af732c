// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// The way drawn content (the source) is combined with existing content (the destination).
public enum CGBlendMode: Int32, Sendable {
  /// The source over the destination. Translucent colors are mixed.
  case normal = 0
  /// Multiplied colors, and the other separable blend modes of W3C's Compositing and Blending.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// The hue, the saturation, both, or the luminosity of the source; the rest comes from the destination.
  case hue, saturation, color, luminosity
  /// Erases the destination.
  case clear
  /// Replaces the destination, even if the source is translucent.
  case copy
  /// The source, where the destination is opaque.
  case sourceIn
  /// The source, where the destination is transparent.
  case sourceOut
  /// The source over the destination, where the destination is opaque.
  case sourceAtop
  /// The source below the destination.
  case destinationOver
  /// The destination, where the source is opaque.
  case destinationIn
  /// The destination, where the source is transparent.
  case destinationOut
  /// The source below the destination, where the source is opaque.
  case destinationAtop
  /// The source and the destination, where they do not overlap.
  case xor
  /// The sum of the darkness of both colors.
  case plusDarker
  /// The sum of the light of both colors.
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
