// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraRaster
import TesseraText
import UIKit

extension Sketch {
  /// A glyph as its outline, with its origin on the baseline at `origin`.
  func draw(_ glyph: UInt32, of font: any GlyphSource, size: Double, at origin: CGPoint, _ color: UIColor) {
    guard let outline = font.outline(of: glyph) else { return }
    let path = UIBezierPath(cgPath: CGPath(outline))
    let scale = size / font.unitsPerEm
    path.apply(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: origin.x, ty: origin.y))
    color.setFill()
    path.fill()
  }

  /// All glyphs of a run, whose layout has its top left corner at `origin`.
  func draw(_ run: GlyphRun, at origin: CGPoint, _ color: UIColor) {
    for glyph in run.glyphs {
      let place = CGPoint(x: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
      draw(glyph.id, of: run.font, size: run.size, at: place, color)
    }
  }
}
