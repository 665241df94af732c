// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The device's pixels, to which edges are rounded.
struct PixelGrid {
  /// Pixels per point.
  let scale: CGFloat

  /// Halves round up. The small bias makes values that differ only by rounding errors land on the same pixel.
  func rounded(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// The next pixel at or above, forgiving rounding errors.
  func ceiled(_ value: CGFloat) -> CGFloat {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  /// A rectangle with both edges of each axis on pixels, and what the origin lost by that.
  func rect(_ rect: CGRect, residual: CGPoint) -> (rect: CGRect, residual: CGPoint) {
    let (x, y) = (rect.minX + residual.x, rect.minY + residual.y)
    let left = rounded(x)
    let top = rounded(y)
    let right = rounded(x + rect.width)
    let bottom = rounded(y + rect.height)
    let snapped = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return (snapped, CGPoint(x: x - left, y: y - top))
  }
}
