// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Conversion from Display P3 to extended sRGB. Both color spaces have the same transfer function and white point but
// different primaries. Therefore, a color is linearized, multiplied by a matrix (CSS Color 4, section 10.9) and
// encoded again. The powers in the transfer function are computed from roots with Newton's method, because the last
// bit of the C library's `pow` differs between CPUs.

extension ColorComponents {
  /// Creates the extended sRGB equivalent of a Display P3 color. Nonfinite components are treated as 0.
  package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    let r = linear(red)
    let g = linear(green)
    let b = linear(blue)
    self.init(
      red: encoded(1.224940176280560 * r - 0.224940176280560 * g),
      green: encoded(-0.042056954709688 * r + 1.042056954709688 * g),
      blue: encoded(-0.019637554590334 * r - 0.078636045550632 * g + 1.098273600140966 * b),
      alpha: alpha)
  }
}

/// Returns the linear value of an sRGB component, which may be outside of the range from 0 to 1. For negative values,
/// the function is odd: f(-x) = -f(x).
private func linear(_ value: Double) -> Double {
  let magnitude = value.magnitude
  guard magnitude.isFinite else { return 0 }
  if magnitude <= 0.04045 { return value / 12.92 }
  let base = (magnitude + 0.055) / 1.055
  // x^2.4 = x² · (x²)^(1/5)
  let power = base * base * root(of: base * base, degree: 5)
  return value < 0 ? -power : power
}

/// Returns the encoded sRGB component for a linear value.
private func encoded(_ value: Double) -> Double {
  let magnitude = value.magnitude
  if magnitude <= 0.0031308 { return value * 12.92 }
  // x^(1/2.4) = (x^(1/12))^5
  let twelfth = root(of: magnitude.squareRoot().squareRoot(), degree: 3)
  let square = twelfth * twelfth
  let power = 1.055 * (square * square * twelfth) - 0.055
  return value < 0 ? -power : power
}

/// Returns the n-th root of a positive number. Newton's method starts above the root and descends until the value no
/// longer changes.
private func root(of value: Double, degree: Int) -> Double {
  var guess = max(1, value)
  while true {
    var power = 1.0
    for _ in 1..<degree { power *= guess }
    let next = guess - (guess - value / power) / Double(degree)
    guard next < guess else { return guess }
    guess = next
  }
}
