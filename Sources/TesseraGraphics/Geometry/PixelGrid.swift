// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The device's pixels, to which edges are rounded.
package struct PixelGrid {
  /// The number of pixels per point.
  let scale: CGFloat

  package init(scale: CGFloat) {
    self.scale = scale
  }

  /// Returns the nearest pixel edge, in points. Halves round up. A small bias assigns values that differ only by rounding
  /// errors to the same pixel.
  package func rounded(_ value: CGFloat) -> CGFloat { pixel(value) / scale }

  /// Returns the next pixel edge at or above a value, in points, ignoring rounding errors.
  package func ceiled(_ value: CGFloat) -> CGFloat {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  /// Returns a rectangle with all edges on pixels, and the resulting displacement of its origin.
  ///
  /// Sizes are differences of whole pixels: a difference of two edges in points has rounding errors, as in 184⅓ - 84⅓.
  package func rect(_ rect: CGRect, residual: CGPoint) -> (rect: CGRect, residual: CGPoint) {
    let (x, y) = (rect.minX + residual.x, rect.minY + residual.y)
    let (left, top) = (pixel(x), pixel(y))
    let (right, bottom) = (pixel(x + rect.width), pixel(y + rect.height))
    let snapped = CGRect(
      x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    return (snapped, CGPoint(x: x - snapped.minX, y: y - snapped.minY))
  }

  /// Returns the index of the nearest pixel edge.
  private func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) }
}
