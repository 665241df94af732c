// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraText

/// Paints a label's text in a rectangle: shrunk if asked, truncated to the height, centred, each line at its baseline.
@MainActor
struct LabelPainter {
  let label: UILabel
  let rect: CGRect

  func paint(into canvas: inout Canvas) {
    var text = label.labelText
    if label.adjustsFontSizeToFitWidth { text = shrunk(text) }
    let layout = text.layout(width: Double(rect.width), height: Double(rect.height))
    let grid = PixelGrid(scale: label.pixelScale)
    let top = grid.rounded(rect.minY + (rect.height - CGFloat(layout.height)) / 2)
    let origin = CGPoint(x: rect.minX, y: top)
    let overflows = layout.width > Double(rect.width) + 0.5 || layout.height > Double(rect.height) + 0.5
    if overflows { canvas.append(.beginClip(.rect(Rect(label.bounds)), canvas.transform)) }
    let traits = label.traitCollection
    if let shadow = label.shadowColor {
      let place = CGPoint(x: origin.x + label.shadowOffset.width, y: origin.y + label.shadowOffset.height)
      text.paintSilhouette(layout, at: place, shadow.rasterColor(with: traits), into: &canvas)
    }
    text.paint(layout, at: origin, traits, into: &canvas)
    if overflows { canvas.append(.endClip) }
  }

  /// The text at the greatest scale, in steps of 1/64, at which it fits the width.
  private func shrunk(_ text: LabelText) -> LabelText {
    let limit = Double(rect.width)
    let natural = text.layout(width: .infinity, height: .infinity).width
    guard natural > limit, limit > 0 else { return text }
    let least = max(1, Int((Double(label.minimumScaleFactor) * 64).rounded(.up)))
    var (low, high) = (min(least, 64), 64)
    while low < high {
      let middle = (low + high + 1) / 2
      let width = text.scaled(by: Double(middle) / 64).layout(width: .infinity, height: .infinity).width
      if width <= limit { low = middle } else { high = middle - 1 }
    }
    return text.scaled(by: Double(low) / 64)
  }
}
