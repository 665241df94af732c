// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Draws a line of text in a context, with rendering attributes applied over the text's attributes. A run in which
// rendering attributes begin or end is drawn once per appearance, clipped to the part with this appearance.

import Foundation
@_spi(Tessera) import TesseraGraphics
import TesseraText

struct TextFragmentPainter {
  let fragment: TextFragment
  /// The text to which the fragment's ranges refer.
  let text: NSAttributedString
  private var overlays: [RenderingAttributes.Run] = []
  private var defaults = TextDefaults(font: .unspecified, color: .black)
  private var container: NSTextContainer?

  init(fragment: TextFragment, text: NSAttributedString) {
    (self.fragment, self.text) = (fragment, text)
  }

  /// Applies the rendering attributes of a fragment's layout manager.
  mutating func adopt(_ owner: NSTextLayoutFragment) {
    guard let manager = owner.textLayoutManager else { return }
    defaults = manager.defaults
    container = manager.textContainer
    overlays = manager.overlays(on: fragment.range, of: owner)
  }

  /// Draws the line, with the container's origin at `origin`.
  func paint(at origin: CGPoint, in context: CGContext) {
    UIGraphicsPushContext(context)
    let pieces = fragment.line.runs.compactMap(fragment.piece).flatMap(overlaid)
    Canvas.withCurrent { canvas in
      fragment.painter(at: origin, container: container).paint(pieces, into: &canvas)
    }
    UIGraphicsPopContext()
  }

  private func overlaid(_ piece: LinePainter.Piece) -> [LinePainter.Piece] {
    let units = piece.units
    var pieces: [LinePainter.Piece] = []
    var place = units.lowerBound
    for overlay in overlays where overlay.range.overlaps(units) {
      let range = overlay.range.clamped(to: units)
      if place < range.lowerBound { pieces += fragment.pieces(of: place..<range.lowerBound, in: piece) }
      var look = piece
      look.decoration = decoration(overlay.attributes, on: piece.decoration, at: range.lowerBound)
      pieces += fragment.pieces(of: range, in: look)
      place = range.upperBound
    }
    guard place > units.lowerBound else { return [piece] }
    if place < units.upperBound { pieces += fragment.pieces(of: place..<units.upperBound, in: piece) }
    return pieces
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
