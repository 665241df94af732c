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
        for run in line.runs { paintBackground(of: run, line, at: corner, traits, into: &canvas) }
        for run in line.runs { paint(run, line, at: corner, traits, into: &canvas) }
      }
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
      for run in block.layout.lines.flatMap(\.runs) { canvas.glyphs(run.glyphs, color, at: corner) }
    }
  }

  private func decoration(of run: TextLayout.Run) -> TextDecoration? {
    let index = Int(run.style)
    return styled.decorations.indices.contains(index) ? styled.decorations[index] : nil
  }

  private func paintBackground(
    of run: TextLayout.Run, _ line: TextLayout.Line, at corner: CGPoint, _ traits: UITraitCollection,
    into canvas: inout Canvas
  ) {
    guard let color = decoration(of: run)?.backgroundColor else { return }
    let box = Rect(
      x: Double(corner.x) + run.x, y: Double(corner.y) + line.baseline - line.ascent, width: run.width,
      height: line.ascent + line.descent)
    canvas.fill(.rect(box), color.rasterColor(with: traits))
  }

  private func paint(
    _ run: TextLayout.Run, _ line: TextLayout.Line, at corner: CGPoint, _ traits: UITraitCollection,
    into canvas: inout Canvas
  ) {
    guard let decoration = decoration(of: run) else { return }
    let color = decoration.color.rasterColor(with: traits)
    if let shadow = decoration.shadow {
      let place = CGPoint(x: corner.x + shadow.offset.width, y: corner.y + shadow.offset.height)
      canvas.glyphs(run.glyphs, shadow.color.rasterColor(with: traits), at: place)
    }
    canvas.glyphs(run.glyphs, color, at: corner)
    let baseline = Double(corner.y) + line.baseline - run.baselineOffset
    let font = run.font
    if !decoration.underline.isEmpty {
      let lineColor = decoration.underlineColor?.rasterColor(with: traits) ?? color
      paintLine(
        run, decoration.underline, Double(corner.x), baseline - font.underlinePosition, font.underlineThickness,
        lineColor, into: &canvas)
    }
    if !decoration.strikethrough.isEmpty {
      let lineColor = decoration.strikethroughColor?.rasterColor(with: traits) ?? color
      paintLine(
        run, decoration.strikethrough, Double(corner.x), baseline - font.strikethroughPosition,
        font.strikethroughThickness, lineColor, into: &canvas)
    }
  }

  /// A line centred at `y`; thick ones are twice as thick, double ones are two with a line's gap between.
  private func paintLine(
    _ run: TextLayout.Run, _ style: NSUnderlineStyle, _ left: Double, _ y: Double, _ thickness: Double, _ color: Color,
    into canvas: inout Canvas
  ) {
    let isThick = style.contains(.thick) && !style.contains(.double)
    let height = max(thickness * (isThick ? 2 : 1), 1.0 / 3)
    let offsets = style.contains(.double) ? [-height, height] : [0]
    for offset in offsets {
      let bar = Rect(x: left + run.x, y: y + offset - height / 2, width: run.width, height: height)
      canvas.fill(.rect(bar), color)
    }
  }
}
