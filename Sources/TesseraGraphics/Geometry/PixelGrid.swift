// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The device's pixels, to which edges are rounded.
package struct PixelGrid {
  /// Pixels per point.
  let scale: CGFloat

  package init(scale: CGFloat) {
    self.scale = scale
  }

  /// Halves round up. The small bias makes values that differ only by rounding errors land on the same pixel.
  package func rounded(_ value: CGFloat) -> CGFloat { pixel(value) / scale }

  /// The next pixel at or above, forgiving rounding errors.
  package func ceiled(_ value: CGFloat) -> CGFloat {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  /// A rectangle with both edges of each axis on pixels, and what the origin lost by that.
  ///
  /// Sizes are differences of whole pixels: that of two edges in points would end in noise, as 184⅓ - 84⅓ does.
  package func rect(_ rect: CGRect, residual: CGPoint) -> (rect: CGRect, residual: CGPoint) {
    let (x, y) = (rect.minX + residual.x, rect.minY + residual.y)
    let (left, top) = (pixel(x), pixel(y))
    let (right, bottom) = (pixel(x + rect.width), pixel(y + rect.height))
    let snapped = CGRect(
      x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    return (snapped, CGPoint(x: x - snapped.minX, y: y - snapped.minY))
  }

  /// The number of the pixel edge.
  private func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) }
}
