// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// The step between ticks on an axis of dates.
struct DateStep: Equatable {
  let unit: Calendar.Component
  let count: Int

  /// The approximate length of a unit, in seconds.
  static func seconds(_ unit: Calendar.Component) -> Double {
    switch unit {
    case .nanosecond: 1e-9
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day, .weekday, .weekdayOrdinal, .dayOfYear: 86_400
    case .weekOfYear, .weekOfMonth: 7 * 86_400
    case .month: 30.44 * 86_400
    case .quarter: 3 * 30.44 * 86_400
    default: 365.25 * 86_400
    }
  }
  /// The approximate length, in seconds.
  var seconds: Double { Double(count) * Self.seconds(unit) }

  init(_ unit: Calendar.Component, _ count: Int = 1) { (self.unit, self.count) = (unit, max(1, count)) }

  private static let standard: [DateStep] = {
    let units: [(Calendar.Component, [Int])] = [
      (.second, [1, 2, 5, 10, 15, 30]), (.minute, [1, 2, 5, 10, 15, 30]), (.hour, [1, 2, 3, 6, 12]), (.day, [1, 2]),
      (.weekOfYear, [1, 2]), (.month, [1, 2, 3, 6]), (.year, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]),
    ]
    return units.flatMap { unit, counts in counts.map { DateStep(unit, $0) } }
  }()

  /// The step that divides a span in seconds into at most `count` intervals, and that is not shorter than a unit of the data.
  init(span: Double, count: Int, atLeast unit: Calendar.Component?) {
    let shortest = unit.map { Self.seconds($0) * 0.9 } ?? 0
    let fitting = Self.standard.first { $0.seconds >= shortest && span / $0.seconds <= Double(max(1, count)) }
    self = fitting ?? DateStep(.year, 1000)
  }

  /// Returns the ticks in a range of times, in seconds since the reference date; at most about 1000.
  func ticks(_ lower: Double, _ upper: Double, calendar: Calendar) -> [Double] {
    // Years 1 to 9999.
    guard lower <= upper, lower > -6.4e10, upper < 2.6e11 else { return [] }
    let estimate = (upper - lower) / seconds
    let step = count * max(1, Int((estimate / 1000).rounded(.up)))
    var time = start(before: lower, calendar: calendar)
    var (result, index): ([Double], Int) = ([], 0)
    while time.timeIntervalSinceReferenceDate <= upper, result.count < 1100, index < 3000 {
      if time.timeIntervalSinceReferenceDate >= lower { result.append(time.timeIntervalSinceReferenceDate) }
      guard let next = calendar.date(byAdding: unit == .quarter ? .month : unit, value: unit == .quarter ? 3 * step : step, to: time),
        next > time
      else { break }
      time = next
      index += 1
    }
    return result
  }

  /// Returns a tick at or before a time. Multiples of hours start at midnight, multiples of months in January.
  private func start(before time: Double, calendar: Calendar) -> Date {
    let date = Date(timeIntervalSinceReferenceDate: time)
    func start(_ unit: Calendar.Component) -> Date { calendar.dateInterval(of: unit, for: date)?.start ?? date }
    guard count > 1 else { return start(unit) }
    switch unit {
    case .second: return start(.minute)
    case .minute: return start(.hour)
    case .hour: return start(.day)
    case .month, .quarter: return start(.year)
    case .year:
      let year = calendar.component(.year, from: date)
      let first = start(.year)
      return calendar.date(byAdding: .year, value: -(year % count), to: first) ?? first
    default: return start(unit)
    }
  }

  /// Returns the label of a tick.
  func label(_ time: Double, calendar: Calendar, locale: Locale) -> String {
    var style =
      switch unit {
      case .nanosecond, .second: Date.FormatStyle.dateTime.hour().minute().second()
      case .minute: Date.FormatStyle.dateTime.hour().minute()
      case .hour: Date.FormatStyle.dateTime.hour()
      case .month, .quarter: Date.FormatStyle.dateTime.month(.abbreviated)
      case .year, .yearForWeekOfYear, .era: Date.FormatStyle.dateTime.year()
      default: Date.FormatStyle.dateTime.month(.abbreviated).day()
      }
    (style.calendar, style.timeZone, style.locale) = (calendar, calendar.timeZone, locale)
    return style.format(Date(timeIntervalSinceReferenceDate: time))
  }
}
