// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import Charts
import Testing

/// The ticks and bins of axes of dates.
@MainActor
@Suite struct DateTickTests {
  private let day = 86_400.0

  @Test func stepsSuitTheSpan() {
    // Calculated by hand: the first unit in the list of steps that divides the span into at most 5 intervals.
    #expect(DateStep(span: 4 * 3600, count: 5, atLeast: nil) == DateStep(.hour, 1))
    #expect(DateStep(span: day, count: 5, atLeast: nil) == DateStep(.hour, 6))
    #expect(DateStep(span: 30 * day, count: 5, atLeast: nil) == DateStep(.weekOfYear, 1))
    #expect(DateStep(span: 365 * day, count: 5, atLeast: nil) == DateStep(.month, 3))
    #expect(DateStep(span: 2 * day, count: 5, atLeast: .month) == DateStep(.month, 1))
    #expect(DateStep(span: 1e14, count: 5, atLeast: nil) == DateStep(.year, 1000))
  }

  @Test func ticksAreStartsOfUnits() {
    let (start, end) = (ChartFixture.date(2024, 1, 15), ChartFixture.date(2024, 5, 1))
    let ticks = DateStep(.month).ticks(
      start.timeIntervalSinceReferenceDate, end.timeIntervalSinceReferenceDate, calendar: ChartFixture.calendar)
    #expect(
      ticks.map(Date.init(timeIntervalSinceReferenceDate:)) == [
        ChartFixture.date(2024, 2, 1), ChartFixture.date(2024, 3, 1), ChartFixture.date(2024, 4, 1),
        ChartFixture.date(2024, 5, 1),
      ])
  }

  @Test func multiplesStartAtTheLargerUnit() {
    let (start, end) = (ChartFixture.date(2024, 5, 3, 4), ChartFixture.date(2024, 5, 3, 19))
    let ticks = DateStep(.hour, 6).ticks(
      start.timeIntervalSinceReferenceDate, end.timeIntervalSinceReferenceDate, calendar: ChartFixture.calendar)
    #expect(
      ticks.map(Date.init(timeIntervalSinceReferenceDate:)) == [
        ChartFixture.date(2024, 5, 3, 6), ChartFixture.date(2024, 5, 3, 12), ChartFixture.date(2024, 5, 3, 18),
      ])
  }

  @Test func hugeRangesHaveFewTicks() {
    let (start, end) = (ChartFixture.date(1900, 1, 1), ChartFixture.date(2100, 1, 1))
    let ticks = DateStep(.second).ticks(
      start.timeIntervalSinceReferenceDate, end.timeIntervalSinceReferenceDate, calendar: ChartFixture.calendar)
    #expect(ticks.count > 100 && ticks.count < 1100)
    #expect(DateStep(.day).ticks(-1e300, 1e300, calendar: ChartFixture.calendar).isEmpty)
  }

  @Test func labelsFollowTheUnit() {
    let time = ChartFixture.date(2024, 3, 5).timeIntervalSinceReferenceDate
    let (calendar, locale) = (ChartFixture.calendar, Locale(identifier: "en_US"))
    #expect(DateStep(.month).label(time, calendar: calendar, locale: locale) == "Mar")
    #expect(DateStep(.day).label(time, calendar: calendar, locale: locale) == "Mar 5")
    #expect(DateStep(.year).label(time, calendar: calendar, locale: locale) == "2024")
    #expect(DateStep(.month).label(time, calendar: calendar, locale: Locale(identifier: "de_DE")) == "Mär")
  }

  @Test func binsAreUnitsAndMarksAreAtTheirCenters() {
    let value = PlottableValue.value(
      "Day", ChartFixture.date(2024, 3, 5, 17), unit: .day, calendar: ChartFixture.calendar)
    #expect(value.datum.value == .date(ChartFixture.date(2024, 3, 5).timeIntervalSinceReferenceDate))
    #expect(value.datum.end == .date(ChartFixture.date(2024, 3, 6).timeIntervalSinceReferenceDate))
    #expect(value.datum.center == .date(ChartFixture.date(2024, 3, 5, 12).timeIntervalSinceReferenceDate))
  }

  @Test func domainsOfBinsEndWithTheirLastUnit() {
    let model = ChartFixture.model {
      bars(days: [3, 1, 2])
    }
    #expect(
      model.x.bounds == [
        ChartFixture.date(2024, 3, 1).timeIntervalSinceReferenceDate,
        ChartFixture.date(2024, 3, 4).timeIntervalSinceReferenceDate,
      ])
    let axis = model.axes.first { $0.isHorizontal }
    #expect(
      axis?.values == [1, 2, 3, 4].map { .date(ChartFixture.date(2024, 3, $0).timeIntervalSinceReferenceDate) })
  }

  private func bars(days: [Int]) -> some ChartContent {
    ForEach(days, id: \.self) { day in
      BarMark(
        x: .value("Day", ChartFixture.date(2024, 3, day, 12), unit: .day, calendar: ChartFixture.calendar),
        y: .value("Value", day))
    }
  }
}
