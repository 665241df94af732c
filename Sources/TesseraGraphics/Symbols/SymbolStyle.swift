// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a symbol configuration says, and how it changes a drawing: points per unit, thickness.
//
// Size. Apple draws symbols so that at 17 points the square ones are about 20 points wide and high: 1.67 times the
// height of the system font's capitals. Here the square of 16 units is 20/17 of the point size, times 0.79 for a small
// and 1.27 for a large scale; an image is as high as the square and as wide as its drawing needs. Sizes are rounded up
// to pixels.
//
// Weight. The drawings are as thin as Apple's light ones; bolder weights stroke the outline in addition and shrink the
// drawing as much as needed to stay in its square. Nothing is thinner than light.

import Foundation
import TesseraRaster

struct SymbolStyle: Hashable, Sendable {
  enum Size: Hashable, Sendable {
    case points(Double)
    case textStyle(UIFont.TextStyle)
  }

  enum Coloring: Hashable, Sendable {
    case monochrome
    case hierarchical(UIColor)
    case palette([UIColor])
    /// Drawn as monochrome: no drawing has colours of its own.
    case multicolor
  }

  var size: Size?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var coloring: Coloring?

  /// The values of `next`, and this one's where `next` has none.
  func applying(_ next: SymbolStyle) -> SymbolStyle {
    SymbolStyle(
      size: next.size ?? size, weight: next.weight == .unspecified ? weight : next.weight,
      scale: next.scale == .unspecified ? scale : next.scale, coloring: next.coloring ?? coloring)
  }

  /// The font size that the symbol goes with.
  func pointSize(_ traits: UITraitCollection) -> Double {
    switch size {
    case .points(let points) where points > 0 && points.isFinite: min(points, 10_000)
    case .textStyle(let style): Double(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize)
    default: 17
    }
  }

  /// Points per unit of a drawing.
  func unit(_ traits: UITraitCollection) -> Double {
    let factor =
      switch scale {
      case .small: 0.79
      case .large: 1.27
      case .medium, .default, .unspecified: 1.0
      }
    return pointSize(traits) * 20 / 17 * factor / SymbolDrawing.side
  }

  /// How much thicker than drawn strokes are, in units.
  var emphasis: Double {
    switch weight {
    case .ultraLight, .thin, .light: 0
    case .unspecified, .regular: 0.2
    case .medium: 0.35
    case .semibold: 0.5
    case .bold: 0.7
    case .heavy: 0.9
    case .black: 1.1
    }
  }
}
