// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension Trigonometry {
  /// Returns the angle of a direction in radians, -pi ... pi, like `atan2(sine, cosine)`. Uses only + - * / and
  /// square roots. Returns 0 if both arguments are zero or one is not finite.
  package static func angle(sine: Double, cosine: Double) -> Double {
    let (s, c) = (sine.magnitude, cosine.magnitude)
    let largest = max(s, c)
    guard largest > 0, largest.isFinite else { return 0 }
    // The ratio of the smaller value to the larger one is at most 1, so the angle is at most an eighth of a turn.
    var angle = arcTangent(min(s, c) / largest)
    if s > c { angle = Double.pi / 2 - angle }
    if cosine < 0 { angle = Double.pi - angle }
    return sine < 0 ? -angle : angle
  }

  /// Returns the arctangent of a value in 0 ... 1. The angle is halved twice, using atan x = 2 atan(x / (1 + sqrt(1 +
  /// x²))), so that the series converges quickly.
  private static func arcTangent(_ x: Double) -> Double {
    var x = x
    for _ in 0..<2 { x /= 1 + (1 + x * x).squareRoot() }
    let square = x * x
    var sum = 0.0
    // Each term is at least 25 times smaller than the previous term. After 14 terms, terms are below 1e-19.
    for n in stride(from: 27, through: 1, by: -2) {
      sum = (n % 4 == 1 ? 1 : -1) / Double(n) + square * sum
    }
    return 4 * x * sum
  }
}
