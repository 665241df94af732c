// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import Charts
import Testing

/// The intervals of stacked marks.
@MainActor
@Suite struct StackingTests {
  private func intervals(_ values: [(String, Double)], _ method: MarkStackingMethod) -> [[Double]] {
    let marks = ChartFixture.marks {
      ForEach(Array(values.enumerated()), id: \.offset) { _, value in
        BarMark(x: .value("Name", value.0), y: .value("Value", value.1), stacking: method)
      }
    }
    return Stacking.intervals(marks).map { $0.map { [$0.start, $0.end] } ?? [] }
  }

  @Test func standardStacksStartAtThePreviousEnd() {
    #expect(intervals([("a", 3), ("b", 1), ("a", 4), ("a", 5)], .standard) == [[0, 3], [0, 1], [3, 7], [7, 12]])
  }

  @Test func negativeValuesAreStackedSeparately() {
    #expect(intervals([("a", 3), ("a", -2), ("a", 4), ("a", -1)], .standard) == [[0, 3], [0, -2], [3, 7], [-2, -3]])
  }

  @Test func normalizedStacksSumToOne() {
    #expect(intervals([("a", 1), ("a", 3)], .normalized) == [[0, 0.25], [0.25, 1]])
    #expect(intervals([("a", 0), ("a", 0)], .normalized) == [[0, 0], [0, 0]])
  }

  @Test func centeredStacksAreSymmetric() {
    #expect(intervals([("a", 2), ("a", 4)], .center) == [[-3, -1], [-1, 3]])
  }

  @Test func unstackedMarksStartAtZero() {
    #expect(intervals([("a", 2), ("a", 4)], .unstacked) == [[0, 2], [0, 4]])
  }

  @Test func groupsAreStackedSeparately() {
    let marks = ChartFixture.marks {
      BarMark(x: .value("Name", "a"), y: .value("Value", 2)).position(by: .value("Group", "1"))
      BarMark(x: .value("Name", "a"), y: .value("Value", 3)).position(by: .value("Group", "2"))
    }
    #expect(Stacking.intervals(marks) == [StackInterval(start: 0, end: 2), StackInterval(start: 0, end: 3)])
  }

  @Test func valuesThatAreNotFiniteAreIgnored() {
    #expect(intervals([("a", 2), ("a", .nan), ("a", .infinity), ("a", 4)], .standard) == [[0, 2], [], [], [2, 6]])
  }

  @Test func areasOfSeriesAreStacked() {
    let marks = ChartFixture.marks {
      ForEach(["one", "two"], id: \.self) { series in
        AreaMark(x: .value("x", 1), y: .value("y", 2), series: .value("Series", series))
        AreaMark(x: .value("x", 2), y: .value("y", 5), series: .value("Series", series))
      }
    }
    #expect(
      Stacking.intervals(marks).map { $0.map { [$0.start, $0.end] } } == [[0, 2], [0, 5], [2, 4], [5, 10]])
  }
}
