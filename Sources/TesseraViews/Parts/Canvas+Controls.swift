// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Shapes that several controls paint.

import Foundation
package import TesseraRaster
@_spi(Tessera) import TesseraGraphics

extension Canvas {
  /// A box with round corners, of no radius greater than half its shorter side.
  package mutating func fillRounded(_ rect: CGRect, radius: CGFloat, _ color: Color) {
    guard rect.width > 0, rect.height > 0 else { return }
    let held = min(radius, min(rect.width, rect.height) / 2)
    fill(.roundedRect(RoundedRect(Rect(rect), radius: Double(held))), color)
  }

  package mutating func fillCapsule(_ rect: CGRect, _ color: Color) {
    fillRounded(rect, radius: .greatestFiniteMagnitude, color)
  }

  /// A rounded box with a shadow, as the knob of a switch or a slider.
  package mutating func fillThumb(_ rect: CGRect, radius: CGFloat, _ color: Color) {
    guard rect.width > 0, rect.height > 0 else { return }
    let held = Double(min(radius, min(rect.width, rect.height) / 2))
    let shape = DisplayList.Shape.roundedRect(RoundedRect(Rect(rect), radius: held))
    let shade = Color(red: 0, green: 0, blue: 0, alpha: 38)
    append(.shadow(shape, DisplayList.Shadow(color: shade, offset: Point(x: 0, y: 3), sigma: 4), transform))
    fill(shape, color)
  }

  /// Runs `body`; what it paints is half transparent if `isDimmed` is true.
  package mutating func dimmed(_ isDimmed: Bool, _ body: (inout Canvas) -> Void) {
    if isDimmed { append(.beginGroup(opacity: 0.5, shadow: nil, transform)) }
    body(&self)
    if isDimmed { append(.endGroup) }
  }
}
