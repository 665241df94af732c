// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a layout manager draws, in calls that a subclass may override: grounds, glyphs, the lines under and through them.

import Foundation
import TesseraRaster
import TesseraText

extension NSLayoutManager {
  /// Characters with one ground colour.
  struct Ground {
    var color: UIColor
    var range: Range<Int>
    var rects: [CGRect]
  }

  /// The grounds behind characters, from line to line as long as the colour is the same.
  func grounds(of range: Range<Int>, at origin: CGPoint) -> [Ground] {
    var grounds: [Ground] = []
    for fragment in fragments(of: range) {
      for run in fragment.line.runs {
        guard let color = fragment.paragraph.decoration(of: run)?.backgroundColor else { continue }
        let units = fragment.range(of: run).clamped(to: range)
        guard !units.isEmpty else { continue }
        for span in fragment.spans(of: units) {
          let rect = CGRect(
            x: origin.x + span.lowerBound,
            y: origin.y + fragment.origin.y + CGFloat(fragment.line.baseline)
              - CGFloat(fragment.line.ascent), width: span.upperBound - span.lowerBound,
            height: CGFloat(fragment.line.ascent + fragment.line.descent))
          add(rect, units, color, to: &grounds)
        }
      }
    }
    return grounds
  }

  private func add(_ rect: CGRect, _ units: Range<Int>, _ color: UIColor, to grounds: inout [Ground]) {
    guard var last = grounds.last, last.color == color, units.lowerBound <= last.range.upperBound + 1 else {
      return grounds.append(Ground(color: color, range: units, rects: [rect]))
    }
    last.range = min(last.range.lowerBound, units.lowerBound)..<max(last.range.upperBound, units.upperBound)
    if let end = last.rects.last, end.minY == rect.minY, abs(end.maxX - rect.minX) < 0.01 {
      last.rects[last.rects.count - 1] = end.union(rect)
    } else {
      last.rects.append(rect)
    }
    grounds[grounds.count - 1] = last
  }

  /// The glyphs of characters with all that belongs to them but grounds.
  func paintGlyphs(of range: Range<Int>, at origin: CGPoint) {
    let context = GraphicsStack.current
    for fragment in fragments(of: range) {
      let isWhole = range.lowerBound <= fragment.range.lowerBound && range.upperBound >= fragment.range.upperBound
      if !isWhole {
        context?.saveGState()
        clip(to: range, of: fragment, at: origin)
      }
      paint(fragment, at: origin)
      drawLines(of: fragment, in: range, at: origin)
      if !isWhole { context?.restoreGState() }
    }
  }

  /// Cuts off what is not of the range. Above and below there is room for what reaches out of the line.
  private func clip(to range: Range<Int>, of fragment: TextFragment, at origin: CGPoint) {
    let path = CGMutablePath()
    for span in fragment.spans(of: range) {
      path.addRect(
        CGRect(
          x: origin.x + span.lowerBound, y: origin.y + fragment.rect.minY - fragment.rect.height,
          width: span.upperBound - span.lowerBound, height: 3 * fragment.rect.height))
    }
    guard let context = GraphicsStack.current else { return }
    if path.isEmpty { context.clip(to: .zero) } else { context.addPath(path); context.clip() }
  }

  private func paint(_ fragment: TextFragment, at origin: CGPoint) {
    let corner = CGPoint(x: origin.x + fragment.origin.x, y: origin.y + fragment.origin.y)
    let traits = UITraitCollection.current
    let container = textContainers.indices.contains(fragment.container) ? textContainers[fragment.container] : nil
    Canvas.withCurrent { canvas in
      for run in fragment.line.runs {
        guard let decoration = fragment.paragraph.decoration(of: run) else { continue }
        decoration.beginShadow(traits, into: &canvas)
        decoration.paintGlyphs(run, at: corner, traits, into: &canvas)
        decoration.endShadow(into: &canvas)
        guard let bounds = fragment.paragraph.picture(of: run) else { continue }
        decoration.paintAttachment(
          bounds, of: run, fragment.line, at: corner, traits, container: container, into: &canvas)
      }
    }
  }

  private func drawLines(of fragment: TextFragment, in range: Range<Int>, at origin: CGPoint) {
    for (units, style) in stretches(of: fragment, in: range, \.underline) {
      underlineGlyphRange(
        NSRange(units), underlineType: style, lineFragmentRect: fragment.rect,
        lineFragmentGlyphRange: NSRange(fragment.range), containerOrigin: origin)
    }
    for (units, style) in stretches(of: fragment, in: range, \.strikethrough) {
      strikethroughGlyphRange(
        NSRange(units), strikethroughType: style, lineFragmentRect: fragment.rect,
        lineFragmentGlyphRange: NSRange(fragment.range), containerOrigin: origin)
    }
  }

  /// The characters of a fragment with lines, and their style; neighbours in the text and on the line with the same style together.
  private func stretches(
    of fragment: TextFragment, in range: Range<Int>, _ style: (TextDecoration) -> NSUnderlineStyle
  ) -> [(units: Range<Int>, style: NSUnderlineStyle)] {
    var result: [(units: Range<Int>, style: NSUnderlineStyle)] = []
    for run in fragment.line.runs {
      guard let decoration = fragment.paragraph.decoration(of: run), !style(decoration).isEmpty else { continue }
      let units = fragment.range(of: run).clamped(to: range)
      guard !units.isEmpty else { continue }
      if let last = result.last, last.style == style(decoration),
        last.units.upperBound == units.lowerBound || units.upperBound == last.units.lowerBound
      {
        let (low, high) = (last.units.lowerBound, last.units.upperBound)
        result[result.count - 1].units = min(low, units.lowerBound)..<max(high, units.upperBound)
      } else {
        result.append((units, style(decoration)))
      }
    }
    return result
  }

  /// The lines under or through characters, of any style.
  func paintLines(of range: Range<Int>, _ style: NSUnderlineStyle, isUnderline: Bool, at origin: CGPoint) {
    let traits = UITraitCollection.current
    for fragment in fragments(of: range) {
      let corner = CGPoint(x: origin.x + fragment.origin.x, y: origin.y + fragment.origin.y)
      let runs = fragment.line.runs.compactMap { run in fragment.paragraph.decoration(of: run).map { (run, $0) } }
      var start = 0
      while start < runs.count {
        let first = runs[start].1
        var lines = TextLines()
        while start < runs.count, runs[start].1.shadow == first.shadow {
          let (run, decoration) = runs[start]
          for span in fragment.spans(of: fragment.range(of: run).clamped(to: range)) {
            var part = run
            part.x = Double(span.lowerBound - fragment.origin.x)
            part.width = Double(span.upperBound - span.lowerBound)
            lines.add(
              isUnderline
                ? TextLine(underline: style, of: part, fragment.line, decoration, traits)
                : TextLine(strikethrough: style, of: part, fragment.line, decoration, traits))
          }
          start += 1
        }
        Canvas.withCurrent { canvas in
          first.beginShadow(traits, into: &canvas)
          lines.paint(at: corner, into: &canvas)
          first.endShadow(into: &canvas)
        }
      }
    }
  }
}
