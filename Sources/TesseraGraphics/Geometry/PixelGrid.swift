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

  /// The nearest pixel edge, in points. Halves round up; the small bias puts values that differ only by rounding errors
  /// on the same pixel.
  package func rounded(_ value: CGFloat) -> CGFloat { pixel(value) / scale }

  /// The next pixel edge at or above, in points, forgiving rounding errors.
  package func ceiled(_ value: CGFloat) -> CGFloat {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  /// A rectangle whose edges all lie on pixels, and how far its origin moved by that.
  ///
  /// Sizes are differences of whole pixels: a difference of two edges in points would end in noise, as 184⅓ - 84⅓ does.
  package func rect(_ rect: CGRect, residual: CGPoint) -> (rect: CGRect, residual: CGPoint) {
    let (x, y) = (rect.minX + residual.x, rect.minY + residual.y)
    let (left, top) = (pixel(x), pixel(y))
    let (right, bottom) = (pixel(x + rect.width), pixel(y + rect.height))
    let snapped = CGRect(
      x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    return (snapped, CGPoint(x: x - snapped.minX, y: y - snapped.minY))
  }

  /// The number of the nearest pixel edge.
  private func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) }
}
