// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An axis with ticks at round numbers, which are multiples of 1, 2 or 5 times a power of ten.
///
/// Ticks are represented as integers times a power of ten, so that their labels are exact: 0.3 instead of
/// 0.30000000000000004. Logarithms are avoided, because their last digit differs between systems.
struct AxisScale: Equatable {
  /// The lower end of the axis. `low < high`, and both are finite.
  private(set) var low: Double
  private(set) var high: Double
  /// The mantissa of the tick interval: 1, 2 or 5. The interval is `mantissa * 10^exponent`.
  let mantissa: Int
  let exponent: Int

  /// - Parameters:
  ///   - values: The values to show. Nonfinite values are ignored. If no finite value remains, the axis spans 0...1.
  ///   - ticks: The approximate maximum number of tick intervals, at least 1.
  ///   - isExtended: Whether the axis extends to the next tick at both ends.
  init(_ values: [Double], ticks: Int, isExtended: Bool) {
    (low, high) = Self.range(of: values)
    (mantissa, exponent) = Self.step(atLeast: (high - low) / Double(max(1, ticks)))
    guard isExtended else { return }
    let (first, last) = (Self.tick(near: low / step, rule: .down), Self.tick(near: high / step, rule: .up))
    low = value(ofTick: first)
    high = value(ofTick: last)
  }

  /// The tick numbers on the axis. Tick n is located at n tick intervals.
  var ticks: ClosedRange<Int> {
    let (first, last) = (Self.tick(near: low / step, rule: .up), Self.tick(near: high / step, rule: .down))
    // Because of rounding, the first or last tick can be slightly outside the axis. The distance is too small to
    // affect its label.
    return first...max(first, last)
  }

  /// Returns the value of a tick, which is the `Double` nearest to its label.
  func value(ofTick tick: Int) -> Double { Self.scaled(mantissa: tick * mantissa, exponent: exponent) }

  /// Returns a tick's label. All labels of an axis have the same number of decimals.
  ///
  ///     steps of 2 * 10^-1:  0.0  0.2  0.4
  ///     steps of 5 * 10^3:   0  5000  10000
  ///     steps of 1 * 10^20:  0  1e20  2e20
  func label(ofTick tick: Int) -> String {
    let number = tick * mantissa
    if exponent > 6 || exponent < -6 { return number == 0 ? "0" : "\(number)e\(exponent)" }
    if exponent >= 0 { return "\(number)\(number == 0 ? "" : String(repeating: "0", count: exponent))" }
    var digits = String(number.magnitude)
    digits = String(repeating: "0", count: max(0, 1 - exponent - digits.count)) + digits
    return "\(number < 0 ? "-" : "")\(digits.dropLast(-exponent)).\(digits.suffix(-exponent))"
  }

  /// Returns the relative position of a value, from 0 at the lower end to 1 at the upper end.
  func fraction(of value: Double) -> Double { (value - low) / (high - low) }

  private var step: Double { Self.scaled(mantissa: mantissa, exponent: exponent) }

  private static func range(of values: [Double]) -> (Double, Double) {
    // The limits are far beyond any practical value, but keep the difference of two values finite.
    let finite = values.filter(\.isFinite).map { min(max($0, -1e300), 1e300) }
    guard let low = finite.min(), let high = finite.max() else { return (0, 1) }
    // If the range is so small relative to its values that ticks would be equal, the range is treated as a single
    // value.
    let size = max(abs(low), abs(high))
    guard high - low <= size * 1e-9 || high - low < 1e-290 else { return (low, high) }
    let room = size < 1e-280 ? 1 : size / 2
    return (low - room, high + room)
  }

  private static func step(atLeast least: Double) -> (mantissa: Int, exponent: Int) {
    var exponent = 0
    while exponent < 300, scaled(mantissa: 1, exponent: exponent + 1) <= least { exponent += 1 }
    while exponent > -300, scaled(mantissa: 1, exponent: exponent) > least { exponent -= 1 }
    for mantissa in [1, 2, 5] where scaled(mantissa: mantissa, exponent: exponent) >= least {
      return (mantissa, exponent)
    }
    return (1, exponent + 1)
  }

  /// Returns `number * 10^exponent`. Powers up to 10^22 are exact, so the values of ordinary axes are rounded only
  /// once.
  private static func scaled(mantissa number: Int, exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<abs(exponent) { power *= 10 }
    return exponent < 0 ? Double(number) / power : Double(number) * power
  }

  /// Rounds a ratio to an integer with a tolerance of 1e-9, so that 0.3 / 0.1 is rounded to 3.
  private static func tick(near ratio: Double, rule: FloatingPointRoundingRule) -> Int {
    let nearest = ratio.rounded()
    let result = abs(ratio - nearest) < 1e-9 * max(1, abs(ratio)) ? nearest : ratio.rounded(rule)
    return Int(min(max(result, -1e15), 1e15))
  }
}
