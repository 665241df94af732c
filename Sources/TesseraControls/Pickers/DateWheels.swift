// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A cyclic wheel, such as the hour wheel, is a long wheel with repeating rows. The hour wheel has 24 distinct rows
// even if it shows only twelve different titles, so that turning it past noon also turns the AM/PM wheel.

import Foundation
import TesseraGraphics
import TesseraViews

/// The wheels of a date picker, with the conversion between rows and dates.
@MainActor
final class DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
  enum Wheel: Equatable { case date, year, month, day, hour, minute, period, countHours, countMinutes }

  private weak var owner: UIDatePicker?
  let picker = UIPickerView()
  let wheels: [Wheel]
  private let dateText: DateText
  private let isTwelve: Bool
  private let padsHours: Bool
  private let interval: Int
  private let months: [String]
  /// The day in the middle row of the date wheel.
  private let anchor: Date
  private let dates: DateFormatter

  private static let rounds = 100
  private static let days = 10_000
  private static let years = 10_000

  init(_ owner: UIDatePicker) {
    self.owner = owner
    dateText = owner.dateText
    interval = owner.minuteInterval
    let time = dateText.pattern(template: "jmm")
    isTwelve = time.contains { $0 == "h" || $0 == "K" }
    padsHours = time.contains("HH") || time.contains("hh")
    let symbols = dateText.formatter(pattern: "LLLL")
    months = symbols.standaloneMonthSymbols
    anchor = dateText.calendar.startOfDay(for: owner.date)
    dates = dateText.formatter(pattern: dateText.pattern(template: "EEEMMMd"))
    wheels = Self.wheels(mode: owner.datePickerMode, dateText: dateText, time: time)
    if let hour = wheels.firstIndex(of: .hour), let minute = wheels.firstIndex(of: .minute) {
      picker.unmirrored = (hour, minute)
    }
    picker.alignments = wheels.map { Self.alignment(of: $0) }
    picker.dataSource = self
    picker.delegate = self
  }

  /// Returns the wheels in the locale's order. In right-to-left layouts, the picker reverses the order, except that
  /// hours precede minutes as in text.
  private static func wheels(mode: UIDatePicker.Mode, dateText wording: DateText, time: String) -> [Wheel] {
    let clock = DateText.parts(of: time).compactMap { wheel(for: $0) }
    switch mode {
    case .time: return clock
    case .dateAndTime: return [.date] + clock
    case .date: return DateText.parts(of: wording.pattern(template: "yMMMMd")).compactMap { wheel(for: $0) }
    case .yearAndMonth: return DateText.parts(of: wording.pattern(template: "yMMMM")).compactMap { wheel(for: $0) }
    case .countDownTimer: return [.countHours, .countMinutes]
    }
  }

  /// Returns a wheel's text alignment: leading for months; trailing for days, hours, minutes and dates. Approximates
  /// iOS; not measured.
  private static func alignment(of wheel: Wheel) -> NSTextAlignment {
    switch wheel {
    case .month: .natural
    case .date, .day, .hour, .minute: .right
    case .year, .period, .countHours, .countMinutes: .center
    }
  }

  private static func wheel(for part: DateText.Part) -> Wheel? {
    switch part {
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .period: .period
    }
  }

  // MARK: Rows

  /// Returns the number of rows after which a cyclic wheel repeats, or nil for a wheel that does not repeat.
  private func cycle(of wheel: Wheel) -> Int? {
    switch wheel {
    case .hour: 24
    case .minute, .countMinutes: 60 / interval
    case .day: dateText.calendar.maximumRange(of: .day)?.count ?? 31
    case .month: max(1, months.count)
    default: nil
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    let wheel = wheels[component]
    if let cycle = cycle(of: wheel) { return cycle * Self.rounds }
    return switch wheel {
    case .date: 2 * Self.days
    case .year: Self.years
    case .countHours: 24
    default: 2
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch wheels[component] {
    case .date: 146
    case .year: 82
    case .month: 136
    case .day: 56
    case .hour, .minute: wheels.first == .date ? 42 : 56
    case .period: wheels.first == .date ? 54 : 62
    case .countHours, .countMinutes: -1
    }
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    let wheel = wheels[component]
    let value = value(of: wheel, row: row)
    switch wheel {
    case .date:
      let day = dateText.calendar.date(byAdding: .day, value: value, to: anchor)
      if let day, let owner, dateText.calendar.isDate(day, inSameDayAs: owner.now) { return dateText.text(of: .today) }
      return day.map { dates.string(from: $0) }
    case .month: return months.indices.contains(value - 1) ? months[value - 1] : dateText.numeral(for: value)
    case .hour:
      let shown = isTwelve ? (value + 11) % 12 + 1 : value
      return dateText.numeral(for: shown, digits: padsHours ? 2 : 1)
    case .minute: return dateText.numeral(for: value, digits: 2)
    case .period: return value == 0 ? dates.amSymbol : dates.pmSymbol
    default: return dateText.numeral(for: value)
    }
  }

  private func value(of wheel: Wheel, row: Int) -> Int {
    let index = cycle(of: wheel).map { row % $0 } ?? row
    return switch wheel {
    case .date: row - Self.days
    case .year, .month, .day: index + 1
    case .minute, .countMinutes: index * interval
    default: index
    }
  }

  /// Returns the row that shows a value. If several rows show it, returns the one nearest to the current row.
  private func row(component: Int, for value: Int) -> Int {
    let wheel = wheels[component]
    let index =
      switch wheel {
      case .date: max(0, min(value + Self.days, 2 * Self.days - 1))
      case .year: max(0, min(value - 1, Self.years - 1))
      case .month, .day: value - 1
      case .minute, .countMinutes: value / interval
      default: value
      }
    guard let cycle = cycle(of: wheel) else { return index }
    let now = picker.selectedRow(inComponent: component)
    // If the row was never set or is near the end of the wheel, the search starts in the middle of the wheel.
    let isInside = now > cycle && now < cycle * (Self.rounds - 1)
    let base = isInside ? now : cycle * Self.rounds / 2
    let ahead = ((index - base) % cycle + cycle) % cycle
    return ahead * 2 <= cycle ? base + ahead : base + ahead - cycle
  }

  // MARK: Dates

  func show(animated: Bool) {
    guard let owner else { return }
    let parts = components(of: owner.date)
    for (component, wheel) in wheels.enumerated() {
      let row = row(component: component, for: currentValue(of: wheel, parts: parts, owner: owner))
      if picker.selectedRow(inComponent: component) != row {
        picker.selectRow(row, inComponent: component, animated: animated)
      }
    }
  }

  private func currentValue(of wheel: Wheel, parts: DateComponents, owner: UIDatePicker) -> Int {
    switch wheel {
    case .date:
      let day = dateText.calendar.startOfDay(for: owner.date)
      return dateText.calendar.dateComponents([.day], from: anchor, to: day).day ?? 0
    case .year: return parts.year ?? 1
    case .month: return parts.month ?? 1
    case .day: return parts.day ?? 1
    case .hour: return parts.hour ?? 0
    case .minute: return parts.minute ?? 0
    case .period: return (parts.hour ?? 0) / 12
    case .countHours: return Int(owner.countDownDuration) / 3600
    case .countMinutes: return Int(owner.countDownDuration) / 60 % 60
    }
  }

  private func components(of date: Date) -> DateComponents {
    dateText.calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let owner else { return }
    if owner.datePickerMode == .countDownTimer { return owner.handleSelection(duration: duration) }
    var parts = components(of: owner.date)
    for (index, wheel) in wheels.enumerated() where wheel != .period || index == component {
      setValue(of: wheel, to: value(of: wheel, row: picker.selectedRow(inComponent: index)), in: &parts)
    }
    // The day is clamped to the month. For example, turning the month wheel from January to February changes 31 to
    // 28.
    var first = parts
    first.day = 1
    if let month = dateText.calendar.date(from: first),
      let days = dateText.calendar.range(of: .day, in: .month, for: month)
    {
      parts.day = min(parts.day ?? 1, days.count)
    }
    owner.handleSelection(of: dateText.calendar.date(from: parts) ?? owner.date)
  }

  private func setValue(of wheel: Wheel, to value: Int, in parts: inout DateComponents) {
    switch wheel {
    case .date:
      guard let day = dateText.calendar.date(byAdding: .day, value: value, to: anchor) else { return }
      let new = components(of: day)
      (parts.era, parts.year, parts.month, parts.day) = (new.era, new.year, new.month, new.day)
    case .year: parts.year = value
    case .month: parts.month = value
    case .day: parts.day = value
    case .hour: parts.hour = value
    case .minute: parts.minute = value
    case .period: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
    default: break
    }
  }

  private var duration: TimeInterval {
    let hours = value(of: .countHours, row: max(0, picker.selectedRow(inComponent: 0)))
    let minutes = value(of: .countMinutes, row: max(0, picker.selectedRow(inComponent: 1)))
    return TimeInterval(hours * 3600 + minutes * 60)
  }
}
