// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import Charts
import Testing

/// The ticks and domains of axes of numbers.
@MainActor
@Suite struct NumberTickTests {
  /// The smallest step of 1, 2 or 5 times a power of ten with at most the given number of intervals, calculated by hand: the span
  /// divided by the count, rounded up to the next step.
  @Test(arguments: [
    (3.0, 5, 1.0), (74, 5, 20), (100, 5, 20), (101, 5, 50), (1, 5, 0.2), (0.3, 3, 0.1), (7_300, 4, 2_000),
    (10, 1, 10), (1e-7, 5, 2e-8), (1e12, 5, 2e11),
  ])
  func stepIsTheSmallestNiceOne(span: Double, count: Int, expected: Double) {
    #expect(abs(NumberStep(span: span, count: count).length - expected) <= expected * 1e-12)
  }

  @Test func ticksAreExactDecimals() {
    #expect(NumberStep(span: 0.5, count: 5).ticks(0, 0.5) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(NumberStep(span: 100, count: 5).ticks(-40, 60) == [-40, -20, 0, 20, 40, 60])
    #expect(NumberStep(span: 100, count: 5).ticks(1, 59) == [20, 40])
  }

  @Test func roundingEnclosesTheRange() {
    let step = NumberStep(span: 74, count: 5)
    #expect(step.rounding(0, 74) == (0, 80))
    #expect(step.rounding(0, 80) == (0, 80))
    #expect(step.rounding(-1, 80.1) == (-20, 100))
  }

  @Test func badStepsGiveFewTicks() {
    #expect(NumberStep(length: 1e-9).ticks(0, 1e9).count <= 1001)
    #expect(NumberStep(length: 0).ticks(0, 1).isEmpty)
    #expect(NumberStep(length: -1).ticks(0, 1).isEmpty)
    #expect(NumberStep(length: .nan).ticks(0, 1).isEmpty)
    #expect(NumberStep(span: .infinity, count: 5).length == 1)
    #expect(NumberStep(span: 0, count: 0).length == 1)
    #expect(NumberStep(span: 1, count: 5).ticks(0, .infinity).isEmpty)
  }

  @Test func logarithmicTicksArePowersOfTen() {
    #expect(NumberTicks.values(1, 1000, type: .log, count: 5) == [1, 10, 100, 1000])
    #expect(NumberTicks.values(-100, 100, type: .symmetricLog, count: 10) == [-100, -10, -1, 0, 1, 10, 100])
    // A range without several powers of ten has the ticks of a linear scale.
    #expect(NumberTicks.values(2, 6, type: .log, count: 4) == [2, 3, 4, 5, 6])
  }

  /// The domains of bars from 0 to a value in a chart of 300 x 300 points, which has at most 6 intervals.
  @Test(arguments: [([3.0], 0.0, 3.0), ([74], 0, 80), ([-7, 12], -10, 15), ([0.42], 0, 0.5), ([0, 0], 0, 1)])
  func domainsOfBarsIncludeZero(values: [Double], lower: Double, upper: Double) {
    let model = ChartFixture.model {
      ForEach(Array(values.enumerated()), id: \.offset) { index, value in
        BarMark(x: .value("Name", "\(index)"), y: .value("Value", value))
      }
    }
    #expect(model.y.bounds == [lower, upper])
  }

  @Test func domainsCanExcludeZero() {
    let model = ChartFixture.model({ $0.y.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain }) {
      PointMark(x: .value("x", 1), y: .value("y", 70.2))
      PointMark(x: .value("x", 2), y: .value("y", 71.9))
    }
    // The span of 1.7 has at most 6 intervals of 0.5: from 70 to 72.
    #expect(model.y.bounds == [70, 72])
  }

  @Test func explicitDomainsAreNotRounded() {
    let model = ChartFixture.model({ $0.y.domain = (0...93.5)._domain }) {
      PointMark(x: .value("x", 1), y: .value("y", 70.2))
    }
    #expect(model.y.bounds == [0, 93.5])
    let reversed = ChartFixture.model({ $0.y.domain = [10, 0]._domain }) {
      PointMark(x: .value("x", 1), y: .value("y", 4))
    }
    // From top to bottom, 4 is at 40 percent, so that it is at 60 percent from the bottom.
    #expect(reversed.y.fraction(of: .number(4)) == 0.6)
  }

  @Test func logarithmicDomainsArePowersOfTen() {
    let model = ChartFixture.model({ $0.y.type = .log }) {
      PointMark(x: .value("x", 1), y: .value("y", 3))
      PointMark(x: .value("x", 2), y: .value("y", 740))
      PointMark(x: .value("x", 2), y: .value("y", -5))
    }
    #expect(model.y.bounds == [1, 1000])
    #expect(model.y.fraction(of: .number(10)).map { abs($0 - 1.0 / 3) < 1e-12 } == true)
    #expect(model.y.fraction(of: .number(-5)) == nil)
  }
}
