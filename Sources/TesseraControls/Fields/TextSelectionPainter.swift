// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The appearance of a selection. Sizes approximate iOS: the selection is filled with the tint color at 20% opacity
// and has a 2-point bar at each end. A 10-point disc is above the first bar, and another one is below the second bar.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A painter that draws the insertion point or the selection of text being edited.
@MainActor
struct TextSelectionPainter {
  let host: any TextInputHost

  private static let fill = 0.2
  private static let knob: CGFloat = 10

  private var tint: UIColor { host.tintColor ?? .systemBlue }

  /// Draws the background of selected or marked text.
  func paintBelowText(into canvas: inout Canvas) {
    let color = tint.withAlphaComponent(Self.fill).rasterColor(with: host.traitCollection)
    var ranges = [host.inputSelection]
    if let marked = host.inputDetails?.marked { ranges.append(marked) }
    for range in ranges where range.length > 0 {
      for place in host.selectionRects(for: TextOffsetRange(host.clamped(range))) where !place.rect.isEmpty {
        canvas.fill(.rect(Rect(place.rect)), color)
      }
    }
  }

  /// Draws the insertion point or the bars at the ends of the selection, above the text.
  func paintAboveText(into canvas: inout Canvas) {
    let selection = host.inputSelection
    let color = tint.rasterColor(with: host.traitCollection)
    if selection.length == 0 {
      return paintBar(caret(at: selection.location), color: color, into: &canvas)
    }
    let places = host.selectionRects(for: TextOffsetRange(selection))
    if let first = places.first(where: \.containsStart), !first.rect.isEmpty {
      let x = first.writingDirection == .rightToLeft ? first.rect.maxX : first.rect.minX
      paintBar(CGRect(x: x - 2, y: first.rect.minY, width: 2, height: first.rect.height), color: color, into: &canvas)
      paintKnob(at: CGPoint(x: x - 1, y: first.rect.minY - Self.knob / 2), color: color, into: &canvas)
    }
    if let last = places.last(where: \.containsEnd), !last.rect.isEmpty {
      let x = last.writingDirection == .rightToLeft ? last.rect.minX : last.rect.maxX
      paintBar(CGRect(x: x, y: last.rect.minY, width: 2, height: last.rect.height), color: color, into: &canvas)
      paintKnob(at: CGPoint(x: x + 1, y: last.rect.maxY + Self.knob / 2), color: color, into: &canvas)
    }
  }

  /// Returns the visible insertion point. It is centered between two letters, so that it doesn't cover the next one.
  private func caret(at offset: Int) -> CGRect {
    let rect = host.caretRect(for: TextOffset(offset))
    let shift: CGFloat = host.isRightToLeft ? 1 : -1
    let moved = rect.offsetBy(dx: shift, dy: 0)
    return moved.minX >= host.bounds.minX && moved.maxX <= host.bounds.maxX ? moved : rect
  }

  private func paintBar(_ rect: CGRect, color: Color, into canvas: inout Canvas) {
    guard rect.width > 0, rect.height > 0, rect.isFiniteRect else { return }
    canvas.fill(.roundedRect(RoundedRect(Rect(rect), radius: min(1, Double(rect.width) / 2))), color)
  }

  /// Draws a disc at the end of a bar. If the view would clip the disc, for example above a first line at the view's
  /// top edge, moves the disc into the view.
  private func paintKnob(at center: CGPoint, color: Color, into canvas: inout Canvas) {
    let side = Self.knob
    let (top, bottom) = (host.bounds.minY, host.bounds.maxY - side)
    let y = host.clipsToBounds ? max(top, min(bottom, center.y - side / 2)) : center.y - side / 2
    let rect = CGRect(x: center.x - side / 2, y: y, width: side, height: side)
    canvas.fill(.roundedRect(RoundedRect(Rect(rect), radius: Double(side) / 2)), color)
  }
}
