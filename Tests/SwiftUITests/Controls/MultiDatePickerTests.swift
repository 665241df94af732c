// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import TesseraViews
import Testing

/// Calendars that select several days, in a window of 320 x 400 points.
@MainActor @Suite struct MultiDatePickerTests {
  private final class Model { var days: Set<DateComponents> = [] }

  private func calendar(in view: UIView) -> UICalendarView? {
    view as? UICalendarView ?? view.subviews.lazy.compactMap { calendar(in: $0) }.first
  }

  @Test func theSelectionIsBoundToTheCalendar() throws {
    let model = Model()
    model.days = [DateComponents(year: 2024, month: 5, day: 7)]
    let picker = MultiDatePicker("Days", selection: Binding(get: { model.days }, set: { model.days = $0 }))
    let screen = HostedScreen(picker, width: 320, height: 400)
    let view = try #require(calendar(in: screen.controller.view))
    let selection = try #require(view.selectionBehavior as? UICalendarSelectionMultiDate)
    #expect(selection.selectedDates.map(\.day) == [7])
    // The delegate is notified of the user's taps.
    selection.delegate?.multiDateSelection(
      selection, didSelectDate: DateComponents(era: 1, year: 2024, month: 5, day: 9))
    #expect(model.days.compactMap(\.day).sorted() == [7, 9])
    selection.delegate?.multiDateSelection(
      selection, didDeselectDate: DateComponents(era: 1, year: 2024, month: 5, day: 7))
    #expect(model.days.compactMap(\.day) == [9])
  }

  @Test func boundsLimitTheDays() throws {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let bounds = start..<start.addingTimeInterval(86_400 * 10)
    let screen = HostedScreen(
      MultiDatePicker("Days", selection: .constant([]), in: bounds), width: 320, height: 400)
    let view = try #require(calendar(in: screen.controller.view))
    #expect(view.availableDateRange == DateInterval(start: bounds.lowerBound, end: bounds.upperBound))
    #expect(view.frame.width == 320)
  }
}
