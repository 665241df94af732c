// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The values of a symbol configuration and their effect on a drawing: the number of points per unit, and the stroke
// width.
//
// Size: In Apple's templates for 100-point text, "circle" is 99.6 points wide and has a margin of 9 points on each
// side, 117.6 points in total. Therefore, its image is 20/17 (1.176) times the point size. The image corresponds to
// the square of 16 units, multiplied by 0.79 for the small and by 1.27 for the large scale, as in the templates. An
// image is at least as high as the square and as wide as its drawing requires. Sizes are rounded up to whole pixels.
// SymbolMetricsTests compares them with iOS screenshots of the plus, minus and chevron symbols.
//
// Weight: The drawings have the regular weight. For other weights, the outlines are offset (see SymbolStrokes).

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
    /// The drawing's colors, and the tint color for layers without a color.
    case multicolor
  }

  var size: Size?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var coloring: Coloring?

  /// Returns a copy of this style in which the values that `next` specifies are replaced.
  func applying(_ next: SymbolStyle) -> SymbolStyle {
    SymbolStyle(
      size: next.size ?? size, weight: next.weight == .unspecified ? weight : next.weight,
      scale: next.scale == .unspecified ? scale : next.scale, coloring: next.coloring ?? coloring)
  }

  /// Returns the size of the font that the symbol matches, in points.
  func pointSize(_ traits: UITraitCollection) -> Double {
    switch size {
    case .points(let points) where points > 0 && points.isFinite: min(points, 10_000)
    case .textStyle(let style): Double(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize)
    default: 17
    }
  }

  /// Returns the number of points per unit of a drawing.
  func unit(_ traits: UITraitCollection) -> Double {
    let factor =
      switch scale {
      case .small: 0.79
      case .large: 1.27
      case .medium, .default, .unspecified: 1.0
      }
    return pointSize(traits) * 20 / 17 * factor / SymbolDrawing.side
  }
}

extension UIImage.SymbolWeight {
  /// The stroke width relative to the regular weight. The values for the weights are the stem widths of text in these
  /// weights. Only the regular and semibold weights were measured.
  var strokeFactor: Double {
    switch self {
    case .ultraLight: 0.4
    case .thin: 0.56
    case .light: 0.78
    case .unspecified, .regular: 1
    case .medium: 1.14
    case .semibold: 1.28
    case .bold: 1.46
    case .heavy: 1.66
    case .black: 1.88
    }
  }
}
