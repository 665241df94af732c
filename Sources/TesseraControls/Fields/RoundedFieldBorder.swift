// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

struct RoundedFieldBorder {
  var traits: UITraitCollection
  var pixelScale: CGFloat

  /// Draws a filled, rounded border inside a rectangle.
  func paint(_ box: CGRect, fill: UIColor?, into canvas: inout Canvas) {
    let hairline = PixelGrid(scale: pixelScale).ceiled(0.5)
    Self.paint(box, radius: 5, width: hairline, color: .systemGray4, fill: fill, traits: traits, into: &canvas)
  }

  /// Draws a border of the given style inside a rectangle.
  static func paint(
    _ box: CGRect, radius: Double, width: CGFloat, color: UIColor, fill: UIColor?, traits: UITraitCollection,
    into canvas: inout Canvas
  ) {
    let shape = DisplayList.Shape.roundedRect(RoundedRect(Rect(box), radius: radius))
    if let fill { canvas.fill(shape, fill.rasterColor(with: traits)) }
    let inset = Double(width) / 2
    let line = RoundedRect(Rect(box).insetBy(dx: inset, dy: inset), radius: max(0, radius - inset))
    canvas.stroke(.roundedRect(line), style: StrokeStyle(width: Double(width)), color: color.rasterColor(with: traits))
  }
}
