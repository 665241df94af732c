// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// The step between ticks on an axis of numbers: 1, 2 or 5 times a power of ten.
///
/// Ticks are products of integers, so that 3 × 0.1 is 0.3.
struct NumberStep: Equatable {
  let mantissa: Double
  let exponent: Int

  /// The step that divides a span into at most `count` intervals.
  init(span: Double, count: Int) {
    let target = span / Double(max(1, count))
    guard target.isFinite, target > 1e-300 else {
      (mantissa, exponent) = (1, 0)
      return
    }
    let power = Int(Foundation.log10(target).rounded(.down))
    // The logarithm can be off by a rounding error, therefore the exponents around it are tried, too.
    for candidate in (power - 1)...(power + 2) {
      for mantissa in [1.0, 2, 5] where Self.value(mantissa, candidate) >= target * (1 - 1e-9) {
        (self.mantissa, exponent) = (mantissa, candidate)
        return
      }
    }
    (mantissa, exponent) = (1, power + 1)
  }

  /// A step of a custom length.
  init(length: Double) { (mantissa, exponent) = (length, 0) }

  private static func value(_ factor: Double, _ exponent: Int) -> Double {
    exponent < 0 ? factor / Foundation.pow(10, Double(-exponent)) : factor * Foundation.pow(10, Double(exponent))
  }

  /// The length of the step.
  var length: Double { Self.value(mantissa, exponent) }

  /// Returns the tick with an index. Tick 0 is at zero.
  func tick(_ index: Double) -> Double { Self.value(index * mantissa, exponent) }

  /// Returns the nearest ticks that enclose a range.
  func rounding(_ lower: Double, _ upper: Double) -> (Double, Double) {
    let (first, last) = ((lower / length + 1e-9).rounded(.down), (upper / length - 1e-9).rounded(.up))
    return first < last ? (tick(first), tick(last)) : (lower, upper)
  }

  /// Returns the ticks in a range, at most 1000.
  func ticks(_ lower: Double, _ upper: Double) -> [Double] {
    guard length > 0, lower <= upper else { return [] }
    let (first, last) = ((lower / length - 1e-9).rounded(.up), (upper / length + 1e-9).rounded(.down))
    guard first.isFinite, last.isFinite, first <= last, abs(first) < 1e15, abs(last) < 1e15 else { return [] }
    let skip = max(1, ((last - first) / 1000).rounded(.up))
    return Swift.stride(from: first, through: last, by: skip).map(tick)
  }
}

/// Ticks on axes of numbers.
enum NumberTicks {
  /// Returns ticks of a scale of a type, at most about `count`.
  static func values(_ lower: Double, _ upper: Double, type: ScaleType, count: Int) -> [Double] {
    if type.isLogarithmic, let powers = powers(lower, upper, type: type, count: count) { return powers }
    return NumberStep(span: upper - lower, count: count).ticks(lower, upper)
  }

  /// Returns the powers of ten in a range, and zero and negative powers on symmetric scales; nil if the range is too small.
  private static func powers(_ lower: Double, _ upper: Double, type: ScaleType, count: Int) -> [Double]? {
    var all: [Double] = []
    let positive = (-30...30).map { Foundation.pow(10, Double($0)) }
    if case .symmetricLog(let slope) = type.kind {
      // Powers where the scale is linear would be too close to zero.
      let large = positive.filter { $0 * slope >= 1 }
      all = large.reversed().map { -$0 } + [0] + large
    } else {
      all = positive
    }
    let inside = all.filter { $0 >= lower && $0 <= upper }
    guard inside.count > 2 else { return nil }
    let skip = (inside.count + max(1, count)) / (max(1, count) + 1)
    let origin = inside.firstIndex(of: 0) ?? 0
    return inside.enumerated().filter { ($0.offset - origin) % max(1, skip) == 0 }.map(\.element)
  }
}
