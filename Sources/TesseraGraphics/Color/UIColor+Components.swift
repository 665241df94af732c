// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import TesseraRaster

extension UIColor {
  /// Returns the concrete color for an environment.
  ///
  /// A dynamic provider may return another dynamic color. After 64 levels, the result is black.
  package func components(with traits: UITraitCollection) -> ColorComponents {
    var color = self
    for _ in 0..<64 {
      switch color.source {
      case .concrete(let value): return value
      case .system(let system): return system.resolved(with: traits.values)
      case .named(let named): color = named.color(for: traits) ?? .clear
      case .tint:
        // A tint color that refers to itself is replaced by the system tint color.
        if let tint = traits.values.tintColor, tint != color { color = tint } else { color = .systemBlue }
      case .provider(let provider): color = traits.withCurrent { provider(traits) }
      }
    }
    return ColorComponents(white: 0, alpha: 1)
  }

  /// Returns the color to draw in an environment.
  package func rasterColor(with traits: UITraitCollection) -> Color {
    components(with: traits).rasterColor
  }
}
