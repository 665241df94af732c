// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraRaster
import TesseraText
import UIKit

extension Sketch {
  /// Fills a glyph's outline. `origin` is the glyph's origin on the baseline.
  func draw(_ glyph: UInt32, of font: any GlyphSource, size: Double, at origin: CGPoint, _ color: UIColor) {
    guard let outline = font.outline(of: glyph) else { return }
    let path = UIBezierPath(cgPath: CGPath(outline))
    let scale = size / font.unitsPerEm
    path.apply(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: origin.x, ty: origin.y))
    color.setFill()
    path.fill()
  }

  /// Draws all glyphs of a run. `origin` is the top-left corner of the run's layout.
  func draw(_ run: GlyphRun, at origin: CGPoint, _ color: UIColor) {
    for glyph in run.glyphs {
      let place = CGPoint(x: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
      draw(glyph.id, of: run.font, size: run.size, at: place, color)
    }
  }
}
