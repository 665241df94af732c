// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import TesseraRaster

extension UIColor {
  /// The concrete colour for an environment.
  ///
  /// A provider may return a dynamic colour again; after 64 of them in a row the colour is black.
  package func components(with traits: UITraitCollection) -> ColorComponents {
    var color = self
    for _ in 0..<64 {
      switch color.source {
      case .concrete(let value): return value
      case .system(let system): return system.resolved(with: traits.values)
      case .named(let named): color = named.color(for: traits) ?? .clear
      case .tint:
        // A tint that is the tint itself stands for the system's.
        if let tint = traits.values.tintColor, tint != color { color = tint } else { color = .systemBlue }
      case .provider(let provider): color = traits.withCurrent { provider(traits) }
      }
    }
    return ColorComponents(white: 0, alpha: 1)
  }

  /// The colour that the rasterizer paints in an environment.
  package func rasterColor(with traits: UITraitCollection) -> Color {
    components(with: traits).rasterColor
  }
}
