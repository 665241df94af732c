// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What is painted of one run of a line, whoever asks: labels, or a layout manager for what its subclass leaves to it.

import Foundation
import TesseraRaster
import TesseraText

extension TextDecoration {
  /// The ground of a run, as high as its line.
  func paintBackground(
    of run: TextLayout.Run, _ line: TextLayout.Line, at corner: CGPoint, _ traits: UITraitCollection,
    into canvas: inout Canvas
  ) {
    guard let color = backgroundColor else { return }
    let box = Rect(
      x: Double(corner.x) + run.x, y: Double(corner.y) + line.baseline - line.ascent, width: run.width,
      height: line.ascent + line.descent)
    canvas.fill(.rect(box), color.rasterColor(with: traits))
  }

  /// The run with its shadow and lines.
  func paint(
    _ run: TextLayout.Run, _ line: TextLayout.Line, at corner: CGPoint, _ traits: UITraitCollection,
    into canvas: inout Canvas
  ) {
    paintGlyphs(run, at: corner, traits, into: &canvas)
    paintUnderline(underline, of: run, line, at: corner, traits, into: &canvas)
    paintStrikethrough(strikethrough, of: run, line, at: corner, traits, into: &canvas)
  }

  /// The run with its shadow.
  func paintGlyphs(
    _ run: TextLayout.Run, at corner: CGPoint, _ traits: UITraitCollection, into canvas: inout Canvas
  ) {
    if let shadow {
      let place = CGPoint(x: corner.x + shadow.offset.width, y: corner.y + shadow.offset.height)
      canvas.glyphs(run.glyphs, shadow.color.rasterColor(with: traits), at: place)
    }
    canvas.glyphs(run.glyphs, color.rasterColor(with: traits), at: corner)
  }

  func paintUnderline(
    _ style: NSUnderlineStyle, of run: TextLayout.Run, _ line: TextLayout.Line, at corner: CGPoint,
    _ traits: UITraitCollection, into canvas: inout Canvas
  ) {
    guard !style.isEmpty else { return }
    let y = Double(corner.y) + line.baseline - run.baselineOffset - run.font.underlinePosition
    paintLine(
      run, style, Double(corner.x), y, run.font.underlineThickness,
      (underlineColor ?? color).rasterColor(with: traits), into: &canvas)
  }

  func paintStrikethrough(
    _ style: NSUnderlineStyle, of run: TextLayout.Run, _ line: TextLayout.Line, at corner: CGPoint,
    _ traits: UITraitCollection, into canvas: inout Canvas
  ) {
    guard !style.isEmpty else { return }
    let y = Double(corner.y) + line.baseline - run.baselineOffset - run.font.strikethroughPosition
    paintLine(
      run, style, Double(corner.x), y, run.font.strikethroughThickness,
      (strikethroughColor ?? color).rasterColor(with: traits), into: &canvas)
  }

  /// The picture at each of the run's characters; templates and symbols in the text's colour.
  func paintAttachment(
    _ bounds: CGRect, of run: TextLayout.Run, _ line: TextLayout.Line, at corner: CGPoint,
    _ traits: UITraitCollection, container: NSTextContainer? = nil, into canvas: inout Canvas
  ) {
    guard let attachment, bounds.width > 0, bounds.height > 0, !bounds.isInfinite else { return }
    let padding = attachment.lineLayoutPadding.isFinite ? max(0, attachment.lineLayoutPadding) : 0
    for glyph in run.glyphs.glyphs {
      let place = CGRect(
        x: corner.x + CGFloat(glyph.position.x) + bounds.minX + padding,
        y: corner.y + CGFloat(line.baseline - run.baselineOffset) - bounds.maxY, width: bounds.width,
        height: bounds.height)
      guard
        let image = attachment.image(forBounds: place, textContainer: container, characterIndex: attachmentIndex)
      else { continue }
      ImagePainter(image: image, tint: color, traits: traits).paint(in: place, .scaleToFill, into: &canvas)
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
