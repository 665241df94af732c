// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Line-by-line drawing of text.

package import Foundation
package import TesseraRaster
import TesseraText

extension LabelText {
  /// Draws the lines. If `visible` is not nil, lines of long text outside of this rectangle are skipped.
  package func paint(
    _ layout: Layout, at origin: CGPoint, _ traits: UITraitCollection, into canvas: inout Canvas,
    visible: CGRect? = nil
  ) {
    for block in layout.blocks {
      let corner = CGPoint(x: origin.x, y: origin.y + CGFloat(block.top))
      for line in block.layout.lines {
        if let visible, isOutside(line, at: corner, visible) { continue }
        let painter = LinePainter(line: line, corner: corner, traits: traits)
        let pieces = line.runs.compactMap { run in
          decoration(of: run).map { decoration in
            LinePainter.Piece(run, decoration, picture: run.isBox ? layout.attachments[run.style] : nil)
          }
        }
        painter.paint(pieces, into: &canvas)
      }
    }
  }

  /// Returns whether a line's distance from a rectangle exceeds the line's height. Nearer lines may be partly
  /// visible, because accents and descenders extend beyond the line.
  private func isOutside(_ line: TextLayout.Line, at corner: CGPoint, _ visible: CGRect) -> Bool {
    let height = CGFloat(line.ascent + line.descent)
    let top = corner.y + CGFloat(line.top)
    return top + 2 * height < visible.minY || top - height > visible.maxY
  }

  /// Draws all glyphs in a single color, for a label's shadow.
  package func paintSilhouette(_ layout: Layout, at origin: CGPoint, _ color: Color, into canvas: inout Canvas) {
    for block in layout.blocks {
      let corner = CGPoint(x: origin.x, y: origin.y + CGFloat(block.top))
      for run in block.layout.lines.flatMap(\.runs) {
        var glyphs = run.glyphs
        if let decoration = decoration(of: run) {
          let shape = decoration.strokeWidth > 0 ? decoration.strokeShape : nil
          glyphs.font = (shape ?? decoration.fillShape).applied(to: glyphs.font)
        }
        canvas.glyphs(glyphs, color, at: corner)
      }
    }
  }

  private func decoration(of run: TextLayout.Run) -> TextDecoration? {
    let index = Int(run.style)
    return styled.decorations.indices.contains(index) ? styled.decorations[index] : nil
  }
}
