// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The drawing of a layout manager, in overridable methods: backgrounds, glyphs, underlines and strikethroughs.

import Foundation
@_spi(Tessera) import TesseraGraphics
import TesseraRaster

extension NSLayoutManager {
  /// A range of characters with the same background color.
  struct BackgroundRun {
    var color: UIColor
    var range: Range<Int>
    var rects: [CGRect]
  }

  /// Returns the background runs of characters. A run continues across lines while the color is the same.
  func backgroundRuns(of range: Range<Int>, at origin: CGPoint) -> [BackgroundRun] {
    var runs: [BackgroundRun] = []
    for fragment in fragments(of: range) {
      let painter = fragment.painter(at: origin, container: nil)
      for piece in fragment.pieces(of: range) where !piece.units.isEmpty {
        guard let color = piece.decoration.backgroundColor else { continue }
        add(painter.box(of: piece), piece.units, color, to: &runs)
      }
    }
    return runs
  }

  private func add(_ rect: CGRect, _ units: Range<Int>, _ color: UIColor, to runs: inout [BackgroundRun]) {
    guard var last = runs.last, last.color == color, units.lowerBound <= last.range.upperBound + 1 else {
      return runs.append(BackgroundRun(color: color, range: units, rects: [rect]))
    }
    last.range = min(last.range.lowerBound, units.lowerBound)..<max(last.range.upperBound, units.upperBound)
    if let end = last.rects.last, end.minY == rect.minY, abs(end.maxX - rect.minX) < 0.01 {
      last.rects[last.rects.count - 1] = end.union(rect)
    } else {
      last.rects.append(rect)
    }
    runs[runs.count - 1] = last
  }

  /// Draws the glyphs of characters and everything else that belongs to the characters, except backgrounds.
  func paintGlyphs(of range: Range<Int>, at origin: CGPoint) {
    let context = GraphicsStack.current
    for fragment in fragments(of: range) {
      let container = textContainers.indices.contains(fragment.container) ? textContainers[fragment.container] : nil
      let painter = fragment.painter(at: origin, container: container)
      for group in LinePainter.shadowGroups(of: fragment.pieces(of: range)) {
        let shadow = painter.shadow(of: group, in: .none)
        if let shadow { context?.beginLayer(casting: shadow) }
        let wasCasting = isCastingShadow
        isCastingShadow = shadow != nil
        context?.paint { canvas in painter.paintGlyphs(of: group, into: &canvas) }
        drawLines(of: group, fragment, at: origin)
        isCastingShadow = wasCasting
        if shadow != nil { context?.endTransparencyLayer() }
      }
    }
  }

  private func drawLines(of pieces: ArraySlice<LinePainter.Piece>, _ fragment: TextFragment, at origin: CGPoint) {
    for (units, style) in stretches(of: pieces, \.underline) {
      underlineGlyphRange(
        NSRange(units), underlineType: style, lineFragmentRect: fragment.rect,
        lineFragmentGlyphRange: NSRange(fragment.range), containerOrigin: origin)
    }
    for (units, style) in stretches(of: pieces, \.strikethrough) {
      strikethroughGlyphRange(
        NSRange(units), strikethroughType: style, lineFragmentRect: fragment.rect,
        lineFragmentGlyphRange: NSRange(fragment.range), containerOrigin: origin)
    }
  }

  /// Returns the ranges of underlined or struck-through characters, and their line styles. Adjacent ranges on the
  /// same line with the same style are merged.
  private func stretches(
    of pieces: ArraySlice<LinePainter.Piece>, _ style: (TextDecoration) -> NSUnderlineStyle
  ) -> [(units: Range<Int>, style: NSUnderlineStyle)] {
    var result: [(units: Range<Int>, style: NSUnderlineStyle)] = []
    for piece in pieces where !piece.units.isEmpty && !style(piece.decoration).isEmpty {
      let units = piece.units
      if let last = result.last, last.style == style(piece.decoration),
        last.units.upperBound == units.lowerBound || units.upperBound == last.units.lowerBound
          || last.units == units
      {
        let (low, high) = (last.units.lowerBound, last.units.upperBound)
        result[result.count - 1].units = min(low, units.lowerBound)..<max(high, units.upperBound)
      } else {
        result.append((units, style(piece.decoration)))
      }
    }
    return result
  }

  /// Draws the underlines or strikethroughs of characters, in every style. Within `drawGlyphs(forGlyphRange:at:)`,
  /// they are part of the glyphs' shadow. Otherwise, they cast a separate shadow.
  func paintLines(of range: Range<Int>, _ style: NSUnderlineStyle, isUnderline: Bool, at origin: CGPoint) {
    let context = GraphicsStack.current
    for fragment in fragments(of: range) {
      let painter = fragment.painter(at: origin, container: nil)
      let pieces = fragment.pieces(of: range).filter { !$0.units.isEmpty }
      for group in LinePainter.shadowGroups(of: pieces) {
        let shadow = isCastingShadow ? nil : painter.shadow(of: group, in: .none)
        if let shadow { context?.beginLayer(casting: shadow) }
        context?.paint { canvas in
          painter.paintLines(of: group, { _ in style }, isUnderline: isUnderline, into: &canvas)
        }
        if shadow != nil { context?.endTransparencyLayer() }
      }
    }
  }
}
