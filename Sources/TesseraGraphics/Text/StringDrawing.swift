// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// UIKit's string drawing. Measuring and drawing use the same layout, so their results are consistent.

import Foundation
import TesseraRaster
import TesseraText

/// The layout of a string for a size and options.
struct StringDrawing {
  let text: LabelText
  let layout: LabelText.Layout
  /// The text's bounding rectangle. It is relative to the upper-left corner of the text or, without the
  /// `usesLineFragmentOrigin` option, to the start of its baseline.
  let bounds: CGRect

  /// Lays out text and stores the results in the drawing context. A width or height of 0 or less means no limit.
  init(
    _ string: NSAttributedString, in size: CGSize, options: NSStringDrawingOptions,
    context: NSStringDrawingContext?,
    lines: Int, limitsHeight: Bool
  ) {
    var defaults = TextDefaults(font: .unspecified, color: .black)
    defaults.drawsListMarkers = true
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let width = size.width > 0 ? limit(size.width) : .infinity
    let height = size.height > 0 ? limit(size.height) : .infinity
    var plain = LabelText(.attributed(string), defaults: defaults, lines: lines)
    if !options.contains(.usesFontLeading) { plain = plain.withoutLeading }
    let truncates = isMultiline && options.contains(.truncatesLastVisibleLine)
    if truncates { plain = plain.truncatingTail }
    let (lineWidth, textHeight) = (isMultiline ? width : .infinity, truncates || limitsHeight ? height : .infinity)
    func fits(_ text: LabelText) -> Bool {
      let all = text.layout(width: lineWidth, height: .infinity)
      return all.width <= width + 1.0 / 1024 && all.height <= height + 1.0 / 1024
    }
    var scale = 1.0
    if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1, !fits(plain) {
      var (low, high) = (max(1, Int((Double(context.minimumScaleFactor) * 64).rounded(.up))), 64)
      while low < high {
        let middle = (low + high + 1) / 2
        if fits(plain.scaled(by: Double(middle) / 64)) { low = middle } else { high = middle - 1 }
      }
      scale = Double(low) / 64
    }
    let text = scale == 1 ? plain : plain.scaled(by: scale)
    let layout = text.layout(width: lineWidth, height: textHeight)
    var bounds = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
    if options.contains(.usesDeviceMetrics), let ink = layout.inkBox { bounds = ink }
    if !isMultiline { bounds.origin.y -= CGFloat(layout.firstBaseline) }
    (self.text, self.layout, self.bounds) = (text, layout, bounds)
    context?.actualScaleFactor = CGFloat(scale)
    context?.totalBounds = bounds
  }
}

/// Returns a length, or infinity if the length is very large and would only reduce precision.
private func limit(_ length: CGFloat) -> Double {
  length < 1e7 ? Double(length) : .infinity
}

extension StyledText.Layout {
  /// The bounding box of the glyphs' outlines and bitmaps, in points relative to the upper-left corner; nil if there
  /// are none.
  fileprivate var inkBox: CGRect? {
    var box: CGRect?
    for block in blocks {
      for glyphs in block.layout.lines.flatMap(\.runs).map(\.glyphs) {
        let scale = glyphs.size / glyphs.font.unitsPerEm
        for glyph in glyphs.glyphs {
          guard let points = glyphs.font.outline(of: glyph.id)?.points, let first = points.first else { continue }
          var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
          for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (bottom, top) = (min(bottom, point.y), max(top, point.y))
          }
          let ink = CGRect(
            x: glyph.position.x + left * scale, y: block.top + glyph.position.y - top * scale,
            width: (right - left) * scale, height: (top - bottom) * scale)
          box = box.map { $0.union(ink) } ?? ink
        }
      }
    }
    return box
  }
}
