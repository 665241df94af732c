// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// January 2007 began on a Monday, so in weeks that start on Sunday, the 1st is in the second column. Cells are 304/7
/// = 43.43 points wide from x = 8 and 44 points high from y = 66.
@MainActor @Suite struct UICalendarViewTests {
  final class Delegate: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
  {
    var lines: [String] = []
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
      -> UICalendarView.Decoration?
    {
      dateComponents.day == 3 ? .default(color: .systemRed, size: .large) : nil
    }
    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { lines.append("from \(previousDateComponents.month ?? 0)") }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      lines.append("single \(dateComponents?.day ?? 0)")
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 5 }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
      lines.append("select \(dateComponents.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
      lines.append("deselect \(dateComponents.day ?? 0)")
    }
  }

  let delegate = Delegate()
  let window = makeWindow(320, 330)
  let view: UICalendarView

  init() {
    view = AmbientLanguage.with(LanguageTag("en-US")) { UICalendarView() }
    view.delegate = delegate
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// Taps the middle of a day in the first week.
  private func tap(_ day: Int) { window.tap(at: CGPoint(x: 8 + 43.43 * (CGFloat(day) + 0.5), y: 88)) }
  private var chosen: [Int] { view.grid.days.indices.filter { view.grid.days[$0].isSelected }.map { $0 + 1 } }

  @Test func oneDay() {
    #expect(view.visibleDateComponents.year == 2007 && view.visibleDateComponents.month == 1)
    tap(2)
    #expect(chosen.isEmpty)
    let selection = UICalendarSelectionSingleDate(delegate: delegate)
    view.selectionBehavior = selection
    tap(2)
    tap(3)
    tap(5)
    #expect(chosen == [3] && selection.selectedDate?.day == 3 && delegate.lines == ["single 2", "single 3"])
    selection.setSelected(DateComponents(year: 2007, month: 1, day: 20), animated: true)
    #expect(chosen == [20] && delegate.lines.count == 2)
  }

  @Test func severalDays() {
    let selection = UICalendarSelectionMultiDate(delegate: delegate)
    view.selectionBehavior = selection
    tap(2)
    tap(3)
    tap(2)
    #expect(chosen == [3] && delegate.lines == ["select 2", "select 3", "deselect 2"])
    view.availableDateRange = DateInterval(start: .distantPast, end: view.grid.days[2].date)
    #expect(view.grid.days.filter(\.isEnabled).count >= 2 && !view.grid.days[4].isEnabled)
  }

  /// The available range is from midnight on the 3rd to midnight on the 30th. The 2nd is not available because it
  /// ends where the range begins, but the 30th is available. No other month has an available day, so both arrows are
  /// gray.
  @Test func rangeOfDays() {
    let days = view.grid.days.map(\.date)
    view.availableDateRange = DateInterval(start: days[2], end: days[29])
    #expect(view.grid.days.indices.filter { view.grid.days[$0].isEnabled }.map { $0 + 1 } == Array(3...30))
    #expect(!view.grid.backward.isEnabled && !view.grid.forward.isEnabled)
    view.grid.turn(by: 1)
    #expect(view.grid.backward.isEnabled && !view.grid.forward.isEnabled)
    view.availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    #expect(view.grid.backward.isEnabled && view.grid.forward.isEnabled)
  }

  /// Decorations are not requested before the calendar is on screen. Then, each day of the visible month is requested
  /// once: 28 days in February 2007.
  @Test func decorationsAreRequestedOnceTheMonthIsVisible() {
    let counter = Counter()
    let view = UICalendarView()
    view.delegate = counter
    view.selectionBehavior = UICalendarSelectionMultiDate(delegate: delegate)
    view.visibleDateComponents = DateComponents(year: 2007, month: 2)
    #expect(counter.days == 0)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(counter.days == 28)
  }

  private final class Counter: UICalendarViewDelegate {
    var days = 0

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
      -> UICalendarView.Decoration?
    {
      days += 1
      return nil
    }
  }

  @Test func monthsAndDecorations() {
    #expect(view.grid.days[2].decoration?.frame.size == CGSize(width: 12, height: 12))
    #expect(view.grid.days[3].decoration == nil)
    view.grid.turn(by: 1)
    #expect(view.visibleDateComponents.month == 2 && delegate.lines == ["from 1"])
    view.visibleDateComponents = DateComponents(year: 2026, month: 11)
    #expect(view.grid.days.count == 30 && delegate.lines.count == 1)
    view.wantsDateDecorations = false
    #expect(view.grid.days[2].decoration == nil)
  }
}
