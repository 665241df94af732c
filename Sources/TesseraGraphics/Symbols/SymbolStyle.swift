// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The values of a symbol configuration and their effect on a drawing: points per unit and stroke width.
//
// Size. In Apple's templates for text of 100 points, "circle" is 99.6 points wide, 9 points from each edge: an image of it is
// 20/17 of the point size. This corresponds to the square of 16 units, multiplied by 0.79 for the small and 1.27 for the large
// scale, as in the templates. An image is at least as high as the square and as wide as its drawing requires. Sizes are rounded
// up to pixels. SymbolMetricsTests compares them with screenshots of iOS (plus, minus and chevrons).
//
// Weight. The drawings are regular; other weights move their outlines, see SymbolStrokes.

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
    /// The drawing's own colors, and the tint for the rest.
    case multicolor
  }

  var size: Size?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var coloring: Coloring?

  /// Returns this style with the values of `next`, if it has any.
  func applying(_ next: SymbolStyle) -> SymbolStyle {
    SymbolStyle(
      size: next.size ?? size, weight: next.weight == .unspecified ? weight : next.weight,
      scale: next.scale == .unspecified ? scale : next.scale, coloring: next.coloring ?? coloring)
  }

  /// Returns the font size that the symbol matches.
  func pointSize(_ traits: UITraitCollection) -> Double {
    switch size {
    case .points(let points) where points > 0 && points.isFinite: min(points, 10_000)
    case .textStyle(let style): Double(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize)
    default: 17
    }
  }

  /// Returns the points per unit of a drawing.
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
  /// The stroke width relative to regular. The steps are those of text stems in the same weights; only regular and semibold
  /// were measured.
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
