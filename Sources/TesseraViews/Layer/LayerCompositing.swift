// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// The blend modes that `compositingFilter` supports.
enum LayerCompositing {
  /// Core Animation's filter names without the suffix `BlendMode`. Core Image's names begin with `CI`.
  private static let modes: [String: BlendMode] = [
    "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight,
    "hardLight": .hardLight, "difference": .difference, "exclusion": .exclusion, "hue": .hue,
    "saturation": .saturation, "color": .color, "luminosity": .luminosity, "linearBurn": .linearBurn,
    "linearDodge": .linearDodge, "linearLight": .linearLight, "pinLight": .pinLight, "subtract": .subtract,
    "divide": .divide, "clear": .clear, "copy": .copy, "sourceOver": .normal, "sourceIn": .sourceIn,
    "sourceOut": .sourceOut, "sourceAtop": .sourceAtop, "destOver": .destinationOver, "destIn": .destinationIn,
    "destOut": .destinationOut, "destAtop": .destinationAtop, "destinationOver": .destinationOver,
    "destinationIn": .destinationIn, "destinationOut": .destinationOut, "destinationAtop": .destinationAtop,
    "xor": .xor, "plusD": .plusDarker, "plusL": .plusLighter, "plusDarker": .plusDarker, "plusLighter": .plusLighter,
    "additionCompositing": .plusLighter, "minimumCompositing": .darken, "maximumCompositing": .lighten,
    "multiplyCompositing": .multiply, "sourceAtopCompositing": .sourceAtop, "sourceInCompositing": .sourceIn,
    "sourceOutCompositing": .sourceOut, "sourceOverCompositing": .normal, "minimum": .darken, "maximum": .lighten,
  ]

  /// Returns the blend mode of a filter, or nil for an unknown filter.
  static func mode(of filter: Any) -> BlendMode? {
    guard var name = filter as? String else { return nil }
    if name.hasPrefix("CI"), let first = name.dropFirst(2).first {
      name = first.lowercased() + name.dropFirst(3)
    }
    return modes[name.hasSuffix("BlendMode") ? String(name.dropLast(9)) : name]
  }
}
