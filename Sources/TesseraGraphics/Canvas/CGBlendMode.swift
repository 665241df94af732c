// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// How what is drawn meets what is there.
public enum CGBlendMode: Int32, Sendable {
  /// Over it: translucent colours are mixed with what lies below.
  case normal = 0
  /// Colours multiplied, and the other mixtures of two colours that W3C's Compositing and Blending has.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// The hue of what is drawn, its saturation, both, or its luminosity; the rest of what is there.
  case hue, saturation, color, luminosity
  /// Erases what is there.
  case clear
  /// Takes its place, also where it is translucent.
  case copy
  /// What is drawn, as far as there is something.
  case sourceIn
  /// What is drawn, as far as there is nothing.
  case sourceOut
  /// Over what is there, as far as there is something.
  case sourceAtop
  /// Below what is there.
  case destinationOver
  /// What is there, as far as something is drawn over it.
  case destinationIn
  /// What is there, but for where something is drawn over it.
  case destinationOut
  /// Below what is there, which stays as far as something is drawn over it.
  case destinationAtop
  /// Both, but for where they cover each other.
  case xor
  /// What both take away from white, added up.
  case plusDarker
  /// Light that adds up.
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
