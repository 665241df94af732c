// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress.
///
/// Time is the x-coordinate. The curve's parameter for a time is found by bisection with a fixed number of steps, so
/// the result is the same on every machine. The y-coordinates of control points may be outside of 0...1. Their
/// x-coordinates are clamped to 0...1, so that each time has exactly one value.
package struct CubicCurve: Hashable, Sendable {
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  /// Sources: `linear`, `easeIn` and `easeInOut` are documented in `CAMediaTimingFunctionName`. The other two curves
  /// are CSS's `ease-out` and `ease` (CSS Easing Functions 1, section 2.2).
  package static let linear = CubicCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  package static let easeIn = CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  package static let easeOut = CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let easeInOut = CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  package static let `default` = CubicCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1.isFinite ? min(max(x1, 0), 1) : 0
    self.x2 = x2.isFinite ? min(max(x2, 0), 1) : 1
    self.y1 = y1.isFinite ? y1 : 0
    self.y2 = y2.isFinite ? y2 : 1
  }

  /// Returns the progress at a time, which is clamped to 0...1.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if x1 == y1 && x2 == y2 { return time }
    var low = 0.0
    var high = 1.0
    // After 60 bisections, the interval contains no further Double.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.value(at: middle, first: x1, second: x2) < time { low = middle } else { high = middle }
    }
    return Self.value(at: (low + high) / 2, first: y1, second: y2)
  }

  /// Returns 3(1-t)²t·a + 3(1-t)t²·b + t³.
  private static func value(at t: Double, first a: Double, second b: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }

  /// The reversed curve: 1 - progress(1 - t).
  var reversed: CubicCurve { CubicCurve(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1) }
}
