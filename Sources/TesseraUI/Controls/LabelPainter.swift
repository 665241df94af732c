// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraText

/// Paints a text in a rectangle: shrunk if asked, truncated to the height, each line at its baseline.
@MainActor
struct LabelPainter {
  let text: LabelText
  let rect: CGRect
  /// Where text that does not fit the rectangle is cut off.
  let clip: CGRect
  let traits: UITraitCollection
  /// The least scale that the text may shrink to in order to fit; nil if it may not.
  var minimumScale: Double?
  var shadow: (color: UIColor, offset: CGSize)?
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var verticalAlignment = UIControl.ContentVerticalAlignment.center

  init(_ text: LabelText, in rect: CGRect, clip: CGRect, traits: UITraitCollection) {
    self.text = text
    self.rect = rect
    self.clip = clip
    self.traits = traits
  }

  func paint(into canvas: inout Canvas) {
    let full = text.layout(width: Double(rect.width), height: Double(rect.height))
    guard let shrunk else { return paint(text, full, top: top(full), into: &canvas) }
    let layout = shrunk.layout(width: Double(rect.width), height: Double(rect.height))
    let place: CGFloat =
      switch baselineAdjustment {
      case .alignBaselines: top(full) + CGFloat(full.firstBaseline - layout.firstBaseline)
      case .alignCenters: top(layout)
      case .none: top(full)
      }
    paint(shrunk, layout, top: text.lines == 1 ? place : top(layout), into: &canvas)
  }

  private func top(_ layout: LabelText.Layout) -> CGFloat {
    let free = rect.height - CGFloat(layout.height)
    return switch verticalAlignment {
    case .center, .fill: rect.minY + free / 2
    case .top: rect.minY
    case .bottom: rect.minY + free
    }
  }

  private func paint(_ text: LabelText, _ layout: LabelText.Layout, top: CGFloat, into canvas: inout Canvas) {
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

  /// The text as it is painted, shrunk if that was asked and needed.
  var shown: (text: LabelText, layout: LabelText.Layout) {
    let text = shrunk ?? text
    return (text, text.layout(width: Double(rect.width), height: Double(rect.height)))
  }

  /// The text at the greatest scale, in steps of 1/64, at which it fits the width; nil if it fits as it is.
  private var shrunk: LabelText? {
    guard let minimumScale else { return nil }
    let limit = Double(rect.width)
    let natural = text.layout(width: .infinity, height: .infinity).width
    guard natural > limit, limit > 0 else { return nil }
    let least = max(1, Int((min(max(minimumScale, 0), 1) * 64).rounded(.up)))
    var (low, high) = (least, 64)
    while low < high {
      let middle = (low + high + 1) / 2
      let width = text.scaled(by: Double(middle) / 64).layout(width: .infinity, height: .infinity).width
      if width <= limit { low = middle } else { high = middle - 1 }
    }
    return text.scaled(by: Double(low) / 64)
  }
}
