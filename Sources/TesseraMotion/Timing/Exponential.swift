// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The exponential function for springs. The last bit of the C library's result depends on the machine, but pixels
// must not depend on it (the same applies to sine and cosine, see Drawing/Trigonometry.swift). The algorithm is x =
// k·ln 2 + r, a Taylor series for r, and scaling by 2^k.

import Foundation
import TesseraRaster

package enum Exponential {
  /// ln 2, split into two parts. The first part has 32 significant bits, so its product with k is exact.
  private static let ln2High = 0x1.62e42fee00000p-1
  private static let ln2Low = 0x1.a39ef35793c76p-33

  /// Returns e to the power of `x`. NaN is treated as minus infinity, so a spring that can't be computed has settled.
  package static func exp(_ x: Double) -> Double {
    if x.isNaN || x < -745 { return 0 }
    if x > 709 { return .infinity }
    let k = (x / 0.6931471805599453).rounded()
    let r = (x - k * ln2High) - k * ln2Low
    // 1 + r(1 + r/2(1 + r/3(…))). For |r| <= ln 2 / 2, the fourteenth term is below 1e-17.
    var sum = 1.0
    for divisor in stride(from: 14.0, through: 1, by: -1) { sum = 1 + r / divisor * sum }
    return scale(value: sum, by: Int(k))
  }

  /// Returns `value` x 2^`power`. Scales in two steps if a single step would leave the range of normal numbers.
  private static func scale(value: Double, by power: Int) -> Double {
    let first = max(power, -1000)
    let scaled = value * Double(sign: .plus, exponent: first, significand: 1)
    return first == power ? scaled : scaled * Double(sign: .plus, exponent: power - first, significand: 1)
  }
}
