// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import Tessera
import Testing

struct AxisScaleTests {
  struct Case: CustomTestStringConvertible {
    let values: [Double]
    let ticks: Int
    /// The tick labels of an axis that ends at the smallest and largest values, and (`extended`) of an axis that
    /// extends to the next ticks.
    let inside: [String]
    let extended: [String]

    var testDescription: String { "\(values) in \(ticks)" }
  }

  /// The step is the smallest of 1, 2 and 5 times a power of ten that is at least the range divided by the number of
  /// intervals.
  static let cases = [
    // 1 / 6 = 0.167, so the step is 0.2.
    Case(
      values: [0, 1], ticks: 6, inside: ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"],
      extended: ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
    // 97 / 5 = 19.4, so the step is 20. The values span 3 to 100.
    Case(
      values: [3, 100], ticks: 5, inside: ["20", "40", "60", "80", "100"],
      extended: ["0", "20", "40", "60", "80", "100"]),
    // 0.35 / 7 = 0.05 is itself a valid step. -0.1 and 0.25 are ticks although neither is exact in binary.
    Case(
      values: [-0.1, 0.25], ticks: 7, inside: ["-0.10", "-0.05", "0.00", "0.05", "0.10", "0.15", "0.20", "0.25"],
      extended: ["-0.10", "-0.05", "0.00", "0.05", "0.10", "0.15", "0.20", "0.25"]),
    // 25000 / 6 = 4167, so the step is 5000.
    Case(
      values: [-5000, 20_000], ticks: 6, inside: ["-5000", "0", "5000", "10000", "15000", "20000"],
      extended: ["-5000", "0", "5000", "10000", "15000", "20000"]),
    // 0.5 / 4 = 0.125, so the step is 0.2.
    Case(values: [0, 0.5], ticks: 4, inside: ["0.0", "0.2", "0.4"], extended: ["0.0", "0.2", "0.4", "0.6"]),
    // Extreme values: 3e20 / 3 = 1e20.
    Case(
      values: [0, 3e20], ticks: 3, inside: ["0", "1e20", "2e20", "3e20"], extended: ["0", "1e20", "2e20", "3e20"]),
    Case(values: [0, 4e-9], ticks: 2, inside: ["0", "2e-9", "4e-9"], extended: ["0", "2e-9", "4e-9"]),
    // Without values, the axis is 0...1. For the single value 40, it extends by half of 40 on both sides, from 20 to
    // 60, in steps of 40 / 4 = 10. For the single value 0, it is -1...1.
    Case(values: [], ticks: 2, inside: ["0.0", "0.5", "1.0"], extended: ["0.0", "0.5", "1.0"]),
    Case(values: [.nan, .infinity], ticks: 1, inside: ["0", "1"], extended: ["0", "1"]),
    Case(
      values: [40, 40], ticks: 4, inside: ["20", "30", "40", "50", "60"], extended: ["20", "30", "40", "50", "60"]),
    Case(values: [0], ticks: 2, inside: ["-1", "0", "1"], extended: ["-1", "0", "1"]),
  ]

  @Test(arguments: cases)
  func labels(_ test: Case) {
    let inside = AxisScale(test.values, ticks: test.ticks, isExtended: false)
    #expect(inside.ticks.map(inside.label) == test.inside)
    let extended = AxisScale(test.values, ticks: test.ticks, isExtended: true)
    #expect(extended.ticks.map(extended.label) == test.extended)
  }

  /// Any range results in a finite axis with few ticks, whose labels are the numbers at their positions.
  @Test(arguments: [
    [0, Double.greatestFiniteMagnitude], [-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude],
    [0, Double.leastNonzeroMagnitude], [1e16, 1e16 + 2], [-1e-300, 1e300], [123.456, 123.457], [-7.7, -7.1], [1, 1e9],
    [0.1, 0.7], [5e-7, 9e-7],
  ])
  func anyRange(values: [Double]) throws {
    for ticks in [-1, 0, 1, 2, 5, 10] {
      for isExtended in [false, true] {
        let axis = AxisScale(values, ticks: ticks, isExtended: isExtended)
        #expect(axis.low < axis.high && axis.low.isFinite && axis.high.isFinite)
        #expect(axis.ticks.count <= max(1, ticks) + 3)
        #expect([1, 2, 5].contains(axis.mantissa))
        for tick in axis.ticks {
          let number = try #require(Double(axis.label(ofTick: tick)))
          #expect(abs(number - axis.value(ofTick: tick)) <= abs(number) * 1e-12)
        }
      }
    }
  }
}
