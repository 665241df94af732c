// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct UIDatePickerTests {
  private static let zone = TimeZone(secondsFromGMT: 0)

  private func day(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = Self.zone ?? .current
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels, _ locale: String = "en_US"
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: locale)
    picker.timeZone = Self.zone
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = day(2026, 11, 22, 13, 5)
    picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
    return picker
  }

  private func show(_ picker: UIDatePicker) -> UIWindow {
    let window = makeWindow(320, 400)
    window.addSubview(picker)
    window.layoutIfNeeded()
    return window
  }

  private func wheels(_ picker: UIDatePicker) throws -> UIPickerView {
    let body = try #require(picker.subviews.first as? WheelDatePickerView)
    return body.picker
  }

  private func columns(_ picker: UIDatePicker) throws -> [PickerColumn] {
    try wheels(picker).subviews.compactMap { $0 as? PickerColumn }
  }

  private func values(_ picker: UIDatePicker) throws -> [String] {
    try columns(picker).map { $0.accessibilityValue ?? "" }
  }

  /// The initial date is the date in Apple's product images, regardless of the current time.
  @Test func theFirstDateDoesNotDependOnTheClock() {
    let picker = UIDatePicker()
    let parts = picker.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
    #expect([parts.year, parts.month, parts.day] == [2007, 1, 9])
    #expect([parts.hour, parts.minute] == [9, 41])
  }

  struct Style: Sendable {
    let mode: UIDatePicker.Mode
    let wanted: UIDatePickerStyle
    let shown: UIDatePickerStyle
    init(_ mode: UIDatePicker.Mode, _ wanted: UIDatePickerStyle, _ shown: UIDatePickerStyle) {
      (self.mode, self.wanted, self.shown) = (mode, wanted, shown)
    }
  }

  @Test(arguments: [
    Style(.date, .automatic, .compact), Style(.time, .automatic, .compact),
    Style(.dateAndTime, .inline, .inline), Style(.date, .wheels, .wheels),
    Style(.countDownTimer, .compact, .wheels), Style(.yearAndMonth, .automatic, .wheels),
    Style(.time, .inline, .wheels),
  ])
  func styles(_ test: Style) {
    #expect(picker(test.mode, test.wanted).datePickerStyle == test.shown)
  }

  @Test func sizes() {
    #expect(picker(.date, .wheels).intrinsicContentSize == CGSize(width: 320, height: 216))
    // 44 + 22 + 6 x 44 = 330. The row with the time adds 50.
    #expect(picker(.date, .inline).intrinsicContentSize == CGSize(width: 320, height: 330))
    #expect(picker(.dateAndTime, .inline).intrinsicContentSize.height == 380)
    #expect(picker(.date, .compact).intrinsicContentSize.height == 34)
    #expect(UIDatePicker().frame.height == 34)
  }

  struct Row: Sendable {
    let locale: String
    let mode: UIDatePicker.Mode
    let words: [String]
    init(_ locale: String, _ mode: UIDatePicker.Mode, _ words: [String]) {
      (self.locale, self.mode, self.words) = (locale, mode, words)
    }
  }

  /// Orders and names are from CLDR: `MMMM d, y`, `d. MMMM y`, `y年M月d日`; `h:mm a`, `HH:mm`, `H:mm`.
  @Test(arguments: [
    Row("en_US", .date, ["November", "22", "2026"]), Row("de_DE", .date, ["22", "November", "2026"]),
    Row("ja_JP", .date, ["2026", "11月", "22"]), Row("ar_EG", .date, ["٢٢", "نوفمبر", "٢٠٢٦"]),
    Row("en_US", .time, ["1", "05", "PM"]), Row("de_DE", .time, ["13", "05"]),
    Row("en_US", .yearAndMonth, ["November", "2026"]), Row("en_US", .dateAndTime, ["Sun, Nov 22", "1", "05", "PM"]),
  ])
  func wheelsFollowTheLocale(_ row: Row) throws {
    let picker = picker(row.mode, .wheels, row.locale)
    let window = show(picker)
    #expect(try values(picker) == row.words)
    withExtendedLifetime(window) {}
  }

  /// All columns have the same size of digits: no label of a row in view is narrower than its text.
  @Test(arguments: [UIDatePicker.Mode.dateAndTime, .time, .date])
  func wheelsShowTheirTextsInFullSize(_ mode: UIDatePicker.Mode) throws {
    let picker = picker(mode, .wheels)
    let window = show(picker)
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }
    let texts = labels(in: picker).filter { $0.text?.isEmpty == false }
    #expect(texts.count > 5)
    for label in texts {
      #expect(label.intrinsicContentSize.width <= label.bounds.width, "\(label.text ?? "")")
    }
    withExtendedLifetime(window) {}
  }

  @Test func usesTheScreensLanguage() throws {
    let (words, first) = try AmbientLanguage.with(LanguageTag("de")) { () throws -> ([String], Int) in
      let picker = picker(.date)
      picker.locale = nil
      let window = show(picker)
      return try withExtendedLifetime(window) { (try values(picker), picker.calendar.firstWeekday) }
    }
    #expect(words == ["22", "November", "2026"] && first == 2)
  }

  @Test func wheelsChangeTheDate() throws {
    let picker = picker(.date)
    let window = show(picker)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    picker.date = day(2027, 1, 31, 13, 5)
    #expect(changes == 0)
    // From January to February, the 31st becomes the 28th. The time is unchanged.
    try columns(picker)[0].accessibilityIncrement()
    #expect(picker.date == day(2027, 2, 28, 13, 5) && changes == 1)
    #expect(try values(picker) == ["February", "28", "2027"])
    // The wheel is cyclic, so December precedes January. The year is unchanged.
    try columns(picker)[0].accessibilityDecrement()
    try columns(picker)[0].accessibilityDecrement()
    #expect(picker.date == day(2027, 12, 28, 13, 5) && changes == 3)
    withExtendedLifetime(window) {}
  }

  /// The row below the middle is at 108 + 31. The hour, minute and period wheels take 56 + 5 + 56 + 5 + 62 = 184
  /// points in the middle of 320, starting at 68, so the hour wheel's center is at 96.
  @Test func tapsSelectARow() {
    let picker = picker(.time)
    let window = show(picker)
    window.tap(at: CGPoint(x: 96, y: 139))
    #expect(picker.date == day(2026, 11, 22, 14, 5))
    picker.isEnabled = false
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 96, y: 139))
    #expect(picker.date == day(2026, 11, 22, 14, 5))
  }

  /// In a right-to-left layout, the period is to the left of the time, which is still written from left to right.
  @Test func rightToLeft() throws {
    let picker = picker(.time, .wheels, "ar_EG")
    picker.semanticContentAttribute = .forceRightToLeft
    try wheels(picker).semanticContentAttribute = .forceRightToLeft
    let window = show(picker)
    let places = try columns(picker).map(\.frame.minX)
    #expect(places[2] < places[0] && places[0] < places[1])
    #expect(self.picker(.date, .compact, "ar_EG").intrinsicContentSize.height == 34)
    withExtendedLifetime(window) {}
  }

  @Test func thePeriodFollowsTheHour() throws {
    let picker = picker(.time)
    let window = show(picker)
    picker.date = day(2026, 11, 22, 11, 5)
    try columns(picker)[0].accessibilityIncrement()
    #expect(picker.date == day(2026, 11, 22, 12, 5))
    #expect(try values(picker) == ["12", "05", "PM"])
    try columns(picker)[2].accessibilityDecrement()
    #expect(picker.date == day(2026, 11, 22, 0, 5))
    #expect(try values(picker) == ["12", "05", "AM"])
    withExtendedLifetime(window) {}
  }

  @Test func limits() throws {
    let picker = picker(.date)
    let window = show(picker)
    picker.minimumDate = day(2026, 11, 20)
    picker.maximumDate = day(2026, 11, 23)
    picker.date = day(2030, 1, 1)
    #expect(picker.date == day(2026, 11, 23))
    try columns(picker)[1].accessibilityIncrement()
    #expect(picker.date == day(2026, 11, 23))
    #expect(try values(picker) == ["November", "23", "2026"])
    // If the minimum date is after the maximum date, both are ignored.
    picker.minimumDate = day(2031, 1, 1)
    picker.date = day(2030, 1, 1)
    #expect(picker.date == day(2030, 1, 1))
    picker.date = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(picker.date == day(2030, 1, 1))
    withExtendedLifetime(window) {}
  }

  @Test func minuteInterval() throws {
    let picker = picker(.time)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    picker.date = day(2026, 11, 22, 13, 44)
    #expect(picker.date == day(2026, 11, 22, 13, 30))
    let window = show(picker)
    #expect(try values(picker) == ["1", "30", "PM"])
    try columns(picker)[1].accessibilityIncrement()
    #expect(picker.date == day(2026, 11, 22, 13, 45))
    picker.roundsToMinuteInterval = false
    picker.date = day(2026, 11, 22, 13, 44)
    #expect(picker.date == day(2026, 11, 22, 13, 44))
    withExtendedLifetime(window) {}
  }

  @Test func durations() throws {
    let picker = picker(.countDownTimer)
    #expect(picker.countDownDuration == 0)
    picker.countDownDuration = 3_690
    #expect(picker.countDownDuration == 3_660)
    let window = show(picker)
    #expect(try values(picker) == ["1", "1"])
    try columns(picker)[0].accessibilityDecrement()
    try columns(picker)[1].accessibilityDecrement()
    // A duration of zero becomes one minute.
    #expect(picker.countDownDuration == 60)
    let body = try #require(picker.subviews.first as? WheelDatePickerView)
    #expect(body.labels.map(\.text) == ["hours", "min"])
    picker.countDownDuration = 3_600
    #expect(body.labels.map(\.text) == ["hour", "min"])
    picker.countDownDuration = 1e9
    // 23 hours and 59 minutes.
    #expect(picker.countDownDuration == 86_340)
    picker.countDownDuration = .nan
    #expect(picker.countDownDuration == 86_340)
    withExtendedLifetime(window) {}
  }

  @Test func compactTexts() throws {
    let picker = picker(.dateAndTime, .compact, "de_DE")
    let window = show(picker)
    let pills = try #require(picker.subviews.first as? CompactDatePickerView).pills
    #expect(pills.map(\.text) == ["22.11.2026", "13:05"])
    // The buttons are 8 points apart, and the first is at the leading edge.
    #expect(pills[0].frame.minX == 0 && pills[1].frame.minX == pills[0].frame.maxX + 8)
    withExtendedLifetime(window) {}
  }

  /// November 2026 begins on a Sunday. In weeks that start on Sunday, the 22nd is the first day of the fourth week.
  /// Its cell is (320 - 16) / 7 = 43.43 points wide from x = 8, and spans y = 66 + 3 x 44 = 198 to 242. In weeks that
  /// start on Monday, the 22nd is the last day of the fourth week, because the 1st is the last day of the first.
  @Test func inlineMonth() throws {
    let picker = picker(.date, .inline)
    let window = show(picker)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let grid = try #require(picker.subviews.first as? InlineDatePickerView).grid
    #expect(grid.days.count == 30)
    let chosen = try #require(grid.days.first { $0.isSelected })
    #expect(chosen.label.text == "22" && chosen.frame.minX == 8 && chosen.frame.minY == 198)
    // A tap on the day to the right. The time of day is unchanged.
    window.tap(at: CGPoint(x: 8 + 43 * 1.5, y: 220))
    #expect(picker.date == day(2026, 11, 23, 13, 5) && changes == 1)
    grid.turn(by: 1)
    window.layoutIfNeeded()
    // December begins on a Tuesday, which is in the third column.
    #expect(grid.days.count == 31 && abs(grid.days[0].frame.minX - (8 + 2 * 304 / 7)) < 0.5)
    #expect(!grid.days.contains { $0.isSelected })

    let german = self.picker(.date, .inline, "de_DE")
    let second = show(german)
    let days = try #require(german.subviews.first as? InlineDatePickerView).grid.days
    #expect(abs(days[21].frame.minX - (8 + 6 * 304 / 7)) < 0.5 && days[21].frame.minY == 198)
    german.maximumDate = day(2026, 11, 22, 18)
    #expect(days[21].isEnabled && !days[22].isEnabled)
    withExtendedLifetime((window, second)) {}
  }
}
