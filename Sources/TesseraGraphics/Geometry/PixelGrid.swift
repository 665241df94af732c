// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The grid of device pixels to which edges are rounded.
package struct PixelGrid {
  /// The number of pixels per point.
  let scale: CGFloat

  package init(scale: CGFloat) {
    self.scale = scale
  }

  /// Returns the nearest pixel edge, in points. Values in the middle between two edges are rounded up. A small bias
  /// ensures that values that differ only by rounding errors are rounded to the same edge.
  package func rounded(_ value: CGFloat) -> CGFloat { pixel(value) / scale }

  /// Returns the nearest pixel edge that is not less than a value, in points, ignoring rounding errors.
  package func ceiled(_ value: CGFloat) -> CGFloat {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  /// Returns a rectangle with its edges rounded to pixel edges, and the distance by which rounding moved its origin.
  /// `residual` is that distance for the enclosing rectangle. It is added to the origin before rounding.
  ///
  /// The size is computed from whole pixels, because subtracting edges in points, such as 84⅓ from 184⅓, causes
  /// rounding errors.
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
