// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Drawing of a run's glyphs and attachments, used by `LinePainter`.

import Foundation
import TesseraRaster
import TesseraText

extension TextDecoration {
  /// Draws a run's glyphs without their shadow.
  func paintGlyphs(
    _ run: TextLayout.Run, at corner: CGPoint, _ traits: UITraitCollection, into canvas: inout Canvas
  ) {
    let color = color.rasterColor(with: traits)
    var glyphs = run.glyphs
    if strokeWidth <= 0 {
      glyphs.font = fillShape.applied(to: run.glyphs.font)
      if isPressed {
        paintPressed(glyphs, color: color, at: corner, traits: traits, into: &canvas)
      } else {
        canvas.glyphs(glyphs, color, at: corner)
      }
    }
    guard let strokeShape else { return }
    glyphs.font = strokeShape.applied(to: run.glyphs.font)
    canvas.glyphs(glyphs, strokeColor?.rasterColor(with: traits) ?? color, at: corner)
  }

  /// Draws the letterpress effect, in which letters look as if they were pressed into the background and lit from
  /// above. Each letter has a highlight one pixel wide below its lower edge and a shadow inside its upper edge. Apple
  /// does not document the intensities, so they are an approximation.
  private func paintPressed(
    _ glyphs: GlyphRun, color: Color, at corner: CGPoint, traits: UITraitCollection, into canvas: inout Canvas
  ) {
    let pixel = 1 / (traits.displayScale > 0 ? traits.displayScale : 1)
    let below = CGPoint(x: corner.x, y: corner.y + pixel)
    let isDark = traits.userInterfaceStyle == .dark
    canvas.glyphs(glyphs, Color(red: 255, green: 255, blue: 255, alpha: isDark ? 51 : 179), at: below)
    canvas.glyphs(glyphs, color.shaded, at: corner)
    canvas.append(.beginMix(.mask))
    canvas.glyphs(glyphs, color, at: below)
    canvas.append(.mixWith)
    let place = Affine.translation(x: Double(corner.x), y: Double(corner.y)).concatenating(canvas.transform)
    canvas.append(.glyphs(glyphs, .black, place))
    canvas.append(.endMix)
  }

  /// Draws the attachment's image at each of the run's characters. Template images and symbols have the text color.
  func paintAttachment(
    _ bounds: CGRect, of run: TextLayout.Run, line: TextLayout.Line, at corner: CGPoint,
    traits: UITraitCollection, container: AnyObject? = nil, into canvas: inout Canvas
  ) {
    guard let attachment = attachment?.object, bounds.width > 0, bounds.height > 0, bounds.isDrawable else { return }
    let padding = attachment.lineLayoutPadding.isFinite ? max(0, attachment.lineLayoutPadding) : 0
    for glyph in run.glyphs.glyphs {
      let place = CGRect(
        x: corner.x + CGFloat(glyph.position.x) + bounds.minX + padding,
        y: corner.y + CGFloat(line.baseline - run.baselineOffset) - bounds.maxY, width: bounds.width,
        height: bounds.height)
      let found = attachment.picture(
        in: place, at: attachmentIndex, container: container, font: attachmentFont, size: run.font.size)
      guard let (image, tint) = found else { continue }
      ImagePainter(image: image, tint: tint ?? color, traits: traits)
        .paint(in: place, .scaleToFill, into: &canvas)
    }
  }
}

extension CGRect {
  /// Whether all components are finite and small enough to be drawn.
  fileprivate var isDrawable: Bool {
    [minX, minY, maxX, maxY].allSatisfy { $0.isFinite && abs($0) < 1e6 }
  }
}

extension Color {
  /// The color with half its brightness and the same opacity.
  fileprivate var shaded: Color {
    Color(red: red / 2, green: green / 2, blue: blue / 2, alpha: alpha)
  }
}
