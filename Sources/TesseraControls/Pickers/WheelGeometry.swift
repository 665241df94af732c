// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A wheel is a cylinder seen from the side. A row that is `turn` radians from the center is at radius x sin(turn), its height
// is scaled by cos(turn), and it dims accordingly. It is also slightly narrower, as seen from six radii in front of the wheel:
//
//        ▁▁▁▁▁    turn = 3 x 32/96    y 80.8, 0.54 as high
//        ─────    turn = 2 x 32/96    y 59.4, 0.79
//        ═════    turn = 32/96        y 31.4, 0.94
//       [=====]   the middle          y 0
//
// Sine and cosine are sums of their series, so that pictures do not depend on the C library (ARCHITECTURE.md, promise 1).

import Foundation

/// The positions and appearance of a wheel's rows. Approximates iOS; not measured.
struct WheelGeometry: Equatable {
  /// The radius in points: 96 for a picker of 216 points.
  let radius: CGFloat
  let rowHeight: CGFloat

  struct RowAppearance: Equatable {
    /// The distance below the center of the wheel, in points.
    var y: CGFloat
    /// The visible fraction of the row's height.
    var height: CGFloat
    var alpha: CGFloat
  }

  init(height: CGFloat, rowHeight: CGFloat) {
    radius = max(16, min(height.isNaN ? 0 : height, 1000) * 4 / 9)
    self.rowHeight = rowHeight
  }

  /// The number of visible rows on each side of the center.
  var span: Int { Int((Self.quarter * radius / rowHeight).rounded(.up)) }

  /// Returns the appearance of a row at a distance below the center, in rows; nil if it is at the back of the wheel.
  func rowAppearance(at distance: CGFloat) -> RowAppearance? {
    let turn = distance * rowHeight / radius
    guard abs(turn) < Self.quarter else { return nil }
    let height = max(0.01, Self.cosine(turn))
    return RowAppearance(y: radius * Self.sine(turn), height: height, alpha: alpha(at: abs(distance)))
  }

  /// Returns the opacity: 1 in the center, then 0.55 cos². Between the center and the next row it is interpolated linearly.
  private func alpha(at distance: CGFloat) -> CGFloat {
    let cosine = Self.cosine(max(distance, 1) * rowHeight / radius)
    let dim = 0.55 * cosine * cosine
    return distance < 1 ? 1 - distance * (1 - dim) : dim
  }

  /// Returns the visible fraction of a row's width, given the visible fraction of its height. The eye is six radii in front of the
  /// wheel.
  func width(height: CGFloat) -> CGFloat { 6 / (7 - height) }

  static let quarter = CGFloat.pi / 2

  /// Returns the sine for up to a quarter turn, accurate to 1e-8.
  static func sine(_ x: CGFloat) -> CGFloat { series(x: x, first: x, start: 2) }
  static func cosine(_ x: CGFloat) -> CGFloat { series(x: x, first: 1, start: 1) }

  /// Returns `first` - first x²/(n(n+1)) + …
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
