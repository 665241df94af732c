// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A wheel is a cylinder seen from the side. A row that is rotated by `turn` radians from the center has a
// y-coordinate of radius x sin(turn). Its height is scaled by cos(turn), and its opacity decreases accordingly. It is
// also slightly narrower, because the eye is six radii in front of the wheel:
//
//        ▁▁▁▁▁    turn = 3 x 32/96    y 80.8, height x 0.54
//        ─────    turn = 2 x 32/96    y 59.4, height x 0.79
//        ═════    turn = 32/96        y 31.4, height x 0.94
//       [=====]   center              y 0
//
// Sine and cosine are computed by power series, so that snapshots don't depend on the C library (ARCHITECTURE.md,
// promise 1).

import Foundation

/// The positions and appearance of the rows on a wheel. Approximates iOS; not measured.
struct WheelGeometry: Equatable {
  /// The radius in points. 96 for a 216-point picker.
  let radius: CGFloat
  let rowHeight: CGFloat

  struct RowAppearance: Equatable {
    /// The y-coordinate relative to the wheel's center, in points.
    var y: CGFloat
    /// The apparent height, as a fraction of the row's height.
    var height: CGFloat
    var alpha: CGFloat
  }

  init(height: CGFloat, rowHeight: CGFloat) {
    radius = max(16, min(height.isNaN ? 0 : height, 1000) * 4 / 9)
    self.rowHeight = rowHeight
  }

  /// The maximum number of visible rows above or below the center.
  var span: Int { Int((Self.quarter * radius / rowHeight).rounded(.up)) }

  /// Returns the appearance of a row, or nil if the row is on the back of the wheel. `distance` is the distance below
  /// the center, in rows.
  func rowAppearance(at distance: CGFloat) -> RowAppearance? {
    let turn = distance * rowHeight / radius
    guard abs(turn) < Self.quarter else { return nil }
    let height = max(0.01, Self.cosine(turn))
    return RowAppearance(y: radius * Self.sine(turn), height: height, alpha: alpha(at: abs(distance)))
  }

  /// Returns a row's opacity: 1 in the center, and 0.55 cos²(turn) at a distance of one row or more. Opacities in
  /// between are interpolated linearly.
  private func alpha(at distance: CGFloat) -> CGFloat {
    let cosine = Self.cosine(max(distance, 1) * rowHeight / radius)
    let dim = 0.55 * cosine * cosine
    return distance < 1 ? 1 - distance * (1 - dim) : dim
  }

  /// Returns a row's apparent width, as a fraction of its width. `height` is the apparent height, as a fraction of
  /// the row's height. The eye is six radii in front of the wheel.
  func width(height: CGFloat) -> CGFloat { 6 / (7 - height) }

  static let quarter = CGFloat.pi / 2

  /// Returns the sine of an angle up to π/2, accurate to 1e-8.
  static func sine(_ x: CGFloat) -> CGFloat { series(x: x, first: x, start: 2) }
  static func cosine(_ x: CGFloat) -> CGFloat { series(x: x, first: 1, start: 1) }

  /// Returns the power series `first` · (1 - x²/(n(n+1)) + …), where n is `start`.
  private static func series(x: CGFloat, first: CGFloat, start: CGFloat) -> CGFloat {
    var (term, sum, n) = (first, first, start)
    for _ in 0..<8 {
      term = 0 - term * x * x / (n * (n + 1))
      sum += term
      n += 2
    }
    return sum
  }
}
