// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A line of text on a context, with attributes on top of its own that change nothing but its look. Where they begin or end
// inside of a run, the run is drawn once for each look, and clipped.

import Foundation
import TesseraRaster
import TesseraText

struct TextFragmentPainter {
  let fragment: TextFragment
  /// What the units of the fragment count.
  let text: NSAttributedString
  private var overlays: [RenderingAttributes.Run] = []
  private var defaults = TextDefaults(font: .unspecified, color: .black)
  private var container: NSTextContainer?

  init(fragment: TextFragment, text: NSAttributedString) {
    (self.fragment, self.text) = (fragment, text)
  }

  /// Takes what the layout manager of a fragment says of its look.
  mutating func adopt(_ owner: NSTextLayoutFragment) {
    guard let manager = owner.textLayoutManager else { return }
    defaults = manager.defaults
    container = manager.textContainer
    overlays = manager.overlays(on: fragment.range, of: owner)
  }

  /// Draws the line, the corner of its container at `origin`.
  func paint(at origin: CGPoint, in context: CGContext) {
    UIGraphicsPushContext(context)
    let corner = CGPoint(x: origin.x + fragment.origin.x, y: origin.y + fragment.origin.y)
    let looks = fragment.line.runs.flatMap(looks)
    let traits = UITraitCollection.current
    for look in looks {
      Canvas.withCurrent { canvas in
        look.decoration.paintBackground(of: look.part, fragment.line, at: corner, traits, into: &canvas)
      }
    }
    for look in looks {
      if !look.isWhole {
        context.saveGState()
        // Ink reaches out of the ends of a run, and of the line.
        let height = fragment.line.ascent + fragment.line.descent
        let isFirst = look.part.x <= look.run.x + 0.001
        let isLast = look.part.x + look.part.width >= look.run.x + look.run.width - 0.001
        let left = look.part.x - (isFirst ? height : 0)
        let right = look.part.x + look.part.width + (isLast ? height : 0)
        context.clip(
          to: CGRect(
            x: corner.x + CGFloat(left), y: corner.y - CGFloat(height), width: CGFloat(right - left),
            height: 3 * CGFloat(height)))
      }
      Canvas.withCurrent { canvas in
        let decoration = look.decoration
        decoration.beginShadow(traits, into: &canvas)
        decoration.paintGlyphs(look.run, at: corner, traits, into: &canvas)
        decoration.endShadow(into: &canvas)
        if let bounds = fragment.paragraph.picture(of: look.run) {
          decoration.paintAttachment(
            bounds, of: look.run, fragment.line, at: corner, traits, container: container, into: &canvas)
        }
      }
      if !look.isWhole { context.restoreGState() }
    }
    var (under, through) = (TextLines(), TextLines())
    for look in looks {
      let decoration = look.decoration
      under.add(TextLine(underline: decoration.underline, of: look.part, fragment.line, decoration, traits))
      through.add(TextLine(strikethrough: decoration.strikethrough, of: look.part, fragment.line, decoration, traits))
    }
    Canvas.withCurrent { canvas in
      under.paint(at: corner, into: &canvas)
      through.paint(at: corner, into: &canvas)
    }
    UIGraphicsPopContext()
  }

  /// A run, or a part of it, with its look.
  private struct Look {
    var run: TextLayout.Run
    var part: TextLayout.Run
    var decoration: TextDecoration
    var isWhole: Bool
  }

  private func looks(_ run: TextLayout.Run) -> [Look] {
    guard let decoration = fragment.paragraph.decoration(of: run) else { return [] }
    let units = fragment.range(of: run)
    let over = overlays.filter { $0.range.overlaps(units) }
    guard !over.isEmpty else { return [Look(run: run, part: run, decoration: decoration, isWhole: true)] }
    var looks: [Look] = []
    var place = units.lowerBound
    func add(_ range: Range<Int>, _ decoration: TextDecoration) {
      for span in fragment.spans(of: range) {
        var part = run
        part.x = Double(span.lowerBound - fragment.origin.x)
        part.width = Double(span.upperBound - span.lowerBound)
        looks.append(Look(run: run, part: part, decoration: decoration, isWhole: range == units))
      }
    }
    for overlay in over {
      let range = overlay.range.clamped(to: units)
      if place < range.lowerBound { add(place..<range.lowerBound, decoration) }
      add(range, self.decoration(overlay.attributes, on: decoration, at: range.lowerBound))
      place = range.upperBound
    }
    if place < units.upperBound { add(place..<units.upperBound, decoration) }
    return looks
  }

  private func decoration(
    _ attributes: [NSAttributedString.Key: Any], on old: TextDecoration, at unit: Int
  ) -> TextDecoration {
    guard unit < text.length else { return old }
    let all = text.attributes(at: unit, effectiveRange: nil).merging(attributes) { $1 }
    var new = TextDecoration(all, defaults: defaults)
    (new.attachment, new.attachmentIndex, new.attachmentFont) = (
      old.attachment, old.attachmentIndex, old.attachmentFont
    )
    return new
  }
}
