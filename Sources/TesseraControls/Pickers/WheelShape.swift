// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A wheel is a cylinder seen from the side. A row that is `turn` radians from the middle stands at radius x sin(turn),
// is lower by cos(turn), and dims with it. Seen from six radii before the wheel it is a little narrower, too:
//
//        ▁▁▁▁▁    turn = 3 x 32/96    y 80.8, 0.54 as high
//        ─────    turn = 2 x 32/96    y 59.4, 0.79
//        ═════    turn = 32/96        y 31.4, 0.94
//       [=====]   the middle          y 0
//
// Sine and cosine are sums of their series, so that pictures do not depend on a library's (ARCHITECTURE.md, promise 1).

import Foundation

/// Where the rows of a wheel stand and how they look. From memory of iOS.
struct WheelShape: Equatable {
  /// Radius in points: 96 for a picker of 216 points.
  let radius: CGFloat
  let rowHeight: CGFloat

  struct Look: Equatable {
    /// Below the middle of the wheel, in points.
    var y: CGFloat
    /// The share of its height that is seen.
    var height: CGFloat
    var alpha: CGFloat
  }

  init(height: CGFloat, rowHeight: CGFloat) {
    radius = max(16, min(height.isNaN ? 0 : height, 1000) * 4 / 9)
    self.rowHeight = rowHeight
  }

  /// How many rows beyond the middle one are seen on each side.
  var span: Int { Int((Self.quarter * radius / rowHeight).rounded(.up)) }

  /// The look of a row that is so many rows below the middle; nil if it is behind the wheel.
  func look(_ distance: CGFloat) -> Look? {
    let turn = distance * rowHeight / radius
    guard abs(turn) < Self.quarter else { return nil }
    let height = max(0.01, Self.cosine(turn))
    return Look(y: radius * Self.sine(turn), height: height, alpha: alpha(abs(distance)))
  }

  /// 1 in the middle, then 0.55 cos². Between the middle and the next row the value runs evenly.
  private func alpha(_ distance: CGFloat) -> CGFloat {
    let cosine = Self.cosine(max(distance, 1) * rowHeight / radius)
    let dim = 0.55 * cosine * cosine
    return distance < 1 ? 1 - distance * (1 - dim) : dim
  }

  /// The share of its width that is seen of a row whose height is a share: the eye is six radii before the wheel.
  func width(_ height: CGFloat) -> CGFloat { 6 / (7 - height) }

  static let quarter = CGFloat.pi / 2

  /// For up to a quarter of a turn, to 1e-8.
  static func sine(_ x: CGFloat) -> CGFloat { series(x, x, 2) }
  static func cosine(_ x: CGFloat) -> CGFloat { series(x, 1, 1) }

  /// `first` - first x²/(n(n+1)) + …
  private static func series(_ x: CGFloat, _ first: CGFloat, _ start: CGFloat) -> CGFloat {
    var (term, sum, n) = (first, first, start)
    for _ in 0..<8 {
      term = 0 - term * x * x / (n * (n + 1))
      sum += term
      n += 2
    }
    return sum
  }
}
