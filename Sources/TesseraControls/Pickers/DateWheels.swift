// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Cyclic wheels, such as the one of hours, are long wheels with repeating rows. The wheel of hours has 24 rows even if it shows
// twelve titles, so that turning it past noon turns the wheel of AM and PM.

import Foundation
import TesseraGraphics
import TesseraViews

/// The wheels of a date picker, and their conversion to a date.
@MainActor
final class DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
  enum Wheel: Equatable { case date, year, month, day, hour, minute, period, countHours, countMinutes }

  private weak var owner: UIDatePicker?
  let picker = UIPickerView()
  let wheels: [Wheel]
  private let wording: DateWording
  private let isTwelve: Bool
  private let padsHours: Bool
  private let interval: Int
  private let months: [String]
  /// The day in the center of the wheel of dates.
  private let anchor: Date
  private let dates: DateFormatter

  private static let rounds = 100
  private static let days = 10_000
  private static let years = 10_000

  init(_ owner: UIDatePicker) {
    self.owner = owner
    wording = owner.wording
    interval = owner.minuteInterval
    let time = wording.pattern("jmm")
    isTwelve = time.contains { $0 == "h" || $0 == "K" }
    padsHours = time.contains("HH") || time.contains("hh")
    let symbols = wording.formatter("LLLL")
    months = symbols.standaloneMonthSymbols
    anchor = wording.calendar.startOfDay(for: owner.date)
    dates = wording.formatter(wording.pattern("EEEMMMd"))
    wheels = Self.wheels(owner.datePickerMode, wording, time)
    if let hour = wheels.firstIndex(of: .hour), let minute = wheels.firstIndex(of: .minute) {
      picker.unmirrored = (hour, minute)
    }
    picker.alignments = wheels.map { Self.alignment($0) }
    picker.dataSource = self
    picker.delegate = self
  }

  /// Returns the wheels in the locale's order. In right-to-left layouts the picker reverses the order, but hours and minutes
  /// keep the order of text.
  private static func wheels(_ mode: UIDatePicker.Mode, _ wording: DateWording, _ time: String) -> [Wheel] {
    let clock = DateWording.parts(of: time).compactMap { wheel($0) }
    switch mode {
    case .time: return clock
    case .dateAndTime: return [.date] + clock
    case .date: return DateWording.parts(of: wording.pattern("yMMMMd")).compactMap { wheel($0) }
    case .yearAndMonth: return DateWording.parts(of: wording.pattern("yMMMM")).compactMap { wheel($0) }
    case .countDownTimer: return [.countHours, .countMinutes]
    }
  }

  /// Returns the alignment of a wheel: months are aligned at their start; days, hours, minutes and dates at their end. From
  /// memory of iOS.
  private static func alignment(_ wheel: Wheel) -> NSTextAlignment {
    switch wheel {
    case .month: .natural
    case .date, .day, .hour, .minute: .right
    case .year, .period, .countHours, .countMinutes: .center
    }
  }

  private static func wheel(_ part: DateWording.Part) -> Wheel? {
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

  /// Returns the number of rows after which a wheel repeats; nil for a wheel with ends.
  private func cycle(_ wheel: Wheel) -> Int? {
    switch wheel {
    case .hour: 24
    case .minute, .countMinutes: 60 / interval
    case .day: wording.calendar.maximumRange(of: .day)?.count ?? 31
    case .month: max(1, months.count)
    default: nil
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    let wheel = wheels[component]
    if let cycle = cycle(wheel) { return cycle * Self.rounds }
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
    let value = value(wheel, row)
    switch wheel {
    case .date:
      let day = wording.calendar.date(byAdding: .day, value: value, to: anchor)
      if let day, let owner, wording.calendar.isDate(day, inSameDayAs: owner.now) { return wording.word(.today) }
      return day.map { dates.string(from: $0) }
    case .month: return months.indices.contains(value - 1) ? months[value - 1] : wording.number(value)
    case .hour:
      let shown = isTwelve ? (value + 11) % 12 + 1 : value
      return wording.number(shown, digits: padsHours ? 2 : 1)
    case .minute: return wording.number(value, digits: 2)
    case .period: return value == 0 ? dates.amSymbol : dates.pmSymbol
    default: return wording.number(value)
    }
  }

  private func value(_ wheel: Wheel, _ row: Int) -> Int {
    let index = cycle(wheel).map { row % $0 } ?? row
    return switch wheel {
    case .date: row - Self.days
    case .year, .month, .day: index + 1
    case .minute, .countMinutes: index * interval
    default: index
    }
  }

  /// Returns the row for a value that is nearest to the current one.
  private func row(_ component: Int, for value: Int) -> Int {
    let wheel = wheels[component]
    let index =
      switch wheel {
      case .date: max(0, min(value + Self.days, 2 * Self.days - 1))
      case .year: max(0, min(value - 1, Self.years - 1))
      case .month, .day: value - 1
      case .minute, .countMinutes: value / interval
      default: value
      }
    guard let cycle = cycle(wheel) else { return index }
    let now = picker.selectedRow(inComponent: component)
    // A wheel that was never set, or that is near its end, starts in the middle.
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
      let row = row(component, for: number(wheel, parts, owner))
      if picker.selectedRow(inComponent: component) != row {
        picker.selectRow(row, inComponent: component, animated: animated)
      }
    }
  }

  private func number(_ wheel: Wheel, _ parts: DateComponents, _ owner: UIDatePicker) -> Int {
    switch wheel {
    case .date:
      let day = wording.calendar.startOfDay(for: owner.date)
      return wording.calendar.dateComponents([.day], from: anchor, to: day).day ?? 0
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
    wording.calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let owner else { return }
    if owner.datePickerMode == .countDownTimer { return owner.userChose(duration: duration) }
    var parts = components(of: owner.date)
    for (index, wheel) in wheels.enumerated() where wheel != .period || index == component {
      take(wheel, value(wheel, picker.selectedRow(inComponent: index)), &parts)
    }
    // The day stays within its month: January 31 and a turn to February make February 28.
    var first = parts
    first.day = 1
    if let month = wording.calendar.date(from: first),
      let days = wording.calendar.range(of: .day, in: .month, for: month)
    {
      parts.day = min(parts.day ?? 1, days.count)
    }
    owner.userChose(wording.calendar.date(from: parts) ?? owner.date)
  }

  private func take(_ wheel: Wheel, _ value: Int, _ parts: inout DateComponents) {
    switch wheel {
    case .date:
      guard let day = wording.calendar.date(byAdding: .day, value: value, to: anchor) else { return }
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
    let hours = value(.countHours, max(0, picker.selectedRow(inComponent: 0)))
    let minutes = value(.countMinutes, max(0, picker.selectedRow(inComponent: 1)))
    return TimeInterval(hours * 3600 + minutes * 60)
  }
}
