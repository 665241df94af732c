// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraText
@_spi(Tessera) import TesseraGraphics

/// Draws text in a rectangle. The text may be scaled down, and it is truncated to the rectangle's height.
@MainActor
package struct LabelPainter {
  let text: LabelText
  let rect: CGRect
  let clip: CGRect
  let traits: UITraitCollection
  /// The minimum scale to which text may shrink. 0 means the scale that results in `minimumPointSize`; nil disables
  /// shrinking.
  package var minimumScale: Double?
  var shadow: (color: UIColor, offset: CGSize)?
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  package var verticalAlignment = UIControl.ContentVerticalAlignment.center

  package init(_ text: LabelText, in rect: CGRect, clip: CGRect, traits: UITraitCollection) {
    self.text = text
    self.rect = rect
    self.clip = clip
    self.traits = traits
  }

  package func paint(into canvas: inout Canvas) {
    let full = text.layout(width: Double(rect.width), height: Double(rect.height))
    guard let shrunk else { return paintText(text, layout: full, top: top(of: full), into: &canvas) }
    let layout = shrunk.layout(width: Double(rect.width), height: Double(rect.height))
    let place: CGFloat =
      switch baselineAdjustment {
      case .alignBaselines: top(of: full) + CGFloat(full.firstBaseline - layout.firstBaseline)
      case .alignCenters: top(of: layout)
      case .none: top(of: full)
      }
    paintText(shrunk, layout: layout, top: text.lines == 1 ? place : top(of: layout), into: &canvas)
  }

  private func top(of layout: LabelText.Layout) -> CGFloat {
    let free = rect.height - CGFloat(layout.height)
    return switch verticalAlignment {
    case .center, .fill: rect.minY + free / 2
    case .top: rect.minY
    case .bottom: rect.minY + free
    }
  }

  private func paintText(_ text: LabelText, layout: LabelText.Layout, top: CGFloat, into canvas: inout Canvas) {
    let grid = PixelGrid(scale: traits.displayScale > 0 ? traits.displayScale : 1)
    let origin = CGPoint(x: rect.minX, y: grid.rounded(top))
    let overflows = layout.width > Double(rect.width) + 0.5 || layout.height > Double(rect.height) + 0.5
    if overflows { canvas.append(.beginClip(.rect(Rect(clip)), canvas.transform)) }
    if let shadow {
      let place = CGPoint(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)
      text.paintSilhouette(layout, at: place, shadow.color.rasterColor(with: traits), into: &canvas)
    }
    text.paint(layout, at: origin, traits, into: &canvas)
    if overflows { canvas.append(.endClip) }
  }

  /// The text as it is drawn, scaled down if that is allowed and necessary.
  package var shown: (text: LabelText, layout: LabelText.Layout) {
    let text = shrunk ?? text
    return (text, text.layout(width: Double(rect.width), height: Double(rect.height)))
  }

  /// The rectangles of the lines as they are drawn. Each has the width of its text.
  package var lineRects: [CGRect] {
    let layout = shown.layout
    let top = top(of: layout)
    return layout.blocks.flatMap { block in
      block.layout.lines.map { line in
        CGRect(
          x: rect.minX + CGFloat(line.x), y: top + CGFloat(block.top + line.top), width: CGFloat(line.width),
          height: CGFloat(line.ascent + line.descent))
      }
    }
  }

  /// The minimum point size if no minimum scale is set: the smallest size of iOS's text styles, which is still
  /// readable.
  private static let minimumPointSize = 11.0

  /// The text at the largest scale at which it fits, in steps of 1/64. Nil if it fits without shrinking or may not
  /// shrink.
  private var shrunk: LabelText? {
    guard let minimumScale, rect.width > 0, !fits(text) else { return nil }
    let size = Double(text.pointSize)
    let scale = minimumScale > 0 ? minimumScale : size > 0 ? Self.minimumPointSize / size : 1
    var (low, high) = (max(1, Int((min(scale, 1) * 64).rounded(.up))), 64)
    guard low < high else { return nil }
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(text.scaled(by: Double(middle) / 64)) { low = middle } else { high = middle - 1 }
    }
    return text.scaled(by: Double(low) / 64)
  }

  /// Returns whether a single line is no wider than the rectangle, or whether several lines fit in it without
  /// truncation.
  private func fits(_ text: LabelText) -> Bool {
    if text.lines == 1 { return text.layout(width: .infinity, height: .infinity).width <= Double(rect.width) }
    let layout = text.layout(width: Double(rect.width), height: Double(rect.height))
    // The layout contains the first line even if the line is taller than the rectangle, so the height must be
    // compared as well.
    return !layout.isTruncated && layout.height <= Double(rect.height) + 1.0 / 1024
  }
}
