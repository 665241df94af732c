// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Laid out text on a canvas: grounds first, then shadows, glyphs and their lines, run by run.

package import Foundation
package import TesseraRaster
import TesseraText

extension LabelText {
  /// Paints the lines; of a long text only those that `visible` may show, where it is given.
  package func paint(
    _ layout: Layout, at origin: CGPoint, _ traits: UITraitCollection, into canvas: inout Canvas,
    visible: CGRect? = nil
  ) {
    for block in layout.blocks {
      let corner = CGPoint(x: origin.x, y: origin.y + CGFloat(block.top))
      for line in block.layout.lines {
        if let visible, isOutside(line, at: corner, visible) { continue }
        for run in line.runs {
          decoration(of: run)?.paintBackground(of: run, line, at: corner, traits, into: &canvas)
        }
        paintInk(of: line, layout, at: corner, traits, into: &canvas)
      }
    }
  }

  /// Glyphs, pictures and lines of neighbours with the same shadow: together they cast it.
  private func paintInk(
    of line: TextLayout.Line, _ layout: Layout, at corner: CGPoint, _ traits: UITraitCollection,
    into canvas: inout Canvas
  ) {
    var start = 0
    while start < line.runs.count {
      guard let first = decoration(of: line.runs[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < line.runs.count, decoration(of: line.runs[end])?.shadow == first.shadow { end += 1 }
      first.beginShadow(traits, into: &canvas)
      var (underlines, strikethroughs) = (TextLines(), TextLines())
      for run in line.runs[start..<end] {
        guard let decoration = decoration(of: run) else { continue }
        decoration.paintGlyphs(run, at: corner, traits, into: &canvas)
        if run.isBox, let bounds = layout.attachments[run.style] {
          decoration.paintAttachment(bounds, of: run, line, at: corner, traits, into: &canvas)
        }
        underlines.add(TextLine(underline: decoration.underline, of: run, line, decoration, traits))
        strikethroughs.add(TextLine(strikethrough: decoration.strikethrough, of: run, line, decoration, traits))
      }
      underlines.paint(at: corner, into: &canvas)
      strikethroughs.paint(at: corner, into: &canvas)
      first.endShadow(into: &canvas)
      start = end
    }
  }

  /// Whether a line lies more than its own height above or below a rectangle: accents and descenders reach over it.
  private func isOutside(_ line: TextLayout.Line, at corner: CGPoint, _ visible: CGRect) -> Bool {
    let height = CGFloat(line.ascent + line.descent)
    let top = corner.y + CGFloat(line.top)
    return top + 2 * height < visible.minY || top - height > visible.maxY
  }

  /// All glyphs in one colour: a label's shadow.
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
