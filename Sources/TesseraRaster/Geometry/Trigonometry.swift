// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Sine and cosine for rotations and arcs. The C library selects an implementation for the CPU, and the last bit of
// the result differs between implementations, which must not affect pixels. This implementation uses exact range
// reduction to an eighth of a turn and a Taylor series, with only + - * /. The error is about 1e-16.

package enum Trigonometry {
  /// Returns the sine and cosine of an angle in radians. Angles of 1e8 and more, infinity and NaN are treated as 0.
  package static func sineAndCosine(angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.magnitude < 1e8 else { return (0, 1) }
    let quarters = (angle / (Double.pi / 2)).rounded()
    let rest = reduce(angle: angle, quarters: quarters)
    let s = sineSeries(rest)
    let c = cosineSeries(rest)
    switch Int(quarters) & 3 {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }

  /// Returns the angle of the direction (x, y), from -pi to pi, or 0 if both coordinates are 0. A rough estimate is
  /// refined by Newton's method, applied to the sine of the difference.
  package static func angle(x: Double, y: Double) -> Double {
    let length = (x * x + y * y).squareRoot()
    guard length > 0, length.isFinite else { return 0 }
    let (c, s) = (x / length, y / length)
    // s / (1 + c) is the tangent of half the angle. Where c is near -1, use the inverse.
    let half = c > -0.5 ? 2 * s / (1 + c) : (s < 0 ? -1 : 1) * Double.pi - 2 * s / (1 - c)
    var angle = min(max(half, -Double.pi), Double.pi)
    for _ in 0..<6 {
      let (sine, cosine) = sineAndCosine(angle: angle)
      angle += s * cosine - c * sine
    }
    return angle
  }

  /// Half of pi in three parts. The first two parts have 24 significant bits, so their products with the number of
  /// quarter turns are exact.
  private static let halfPi: (Double, Double, Double) = {
    let high = Double(Float(1.5707963267948966))
    let middle = Double(Float(1.5707963267948966 - high))
    // Half of pi exceeds the nearest Double by 6.123233995736766e-17.
    return (high, middle, (1.5707963267948966 - high - middle) + 6.123233995736766e-17)
  }()

  private static func reduce(angle: Double, quarters: Double) -> Double {
    ((angle - quarters * halfPi.0) - quarters * halfPi.1) - quarters * halfPi.2
  }

  /// Returns x·(1 - x²/(2·3)·(1 - x²/(4·5)·(…))).
  private static func sineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 1.0
    for divisor in sineDivisors { sum = 1 - square / divisor * sum }
    return x * sum
  }

  /// Returns 1 - x²/(1·2)·(1 - x²/(3·4)·(…)).
  private static func cosineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 1.0
    for divisor in cosineDivisors { sum = 1 - square / divisor * sum }
    return sum
  }

  /// The divisors 2n·(2n+1), innermost first. The ninth term is below 1e-17 for x below pi/4.
  private static let sineDivisors = [272.0, 210, 156, 110, 72, 42, 20, 6]
  /// The divisors (2n-1)·2n, innermost first.
  private static let cosineDivisors = [306.0, 240, 182, 132, 90, 56, 30, 12, 2]
}
