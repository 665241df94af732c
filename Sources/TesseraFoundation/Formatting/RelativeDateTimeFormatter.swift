// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A formatter for relative times, such as "in 2 hours", "3 days ago" or "yesterday".
///
/// - Note: Differs from UIKit: the result is always in English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether words such as "yesterday" replace numbers.
  public enum DateTimeStyle: Int, Sendable {
    /// Always uses numbers: "1 day ago".
    case numeric = 0
    /// Uses words if possible: "yesterday", "next year", "now".
    case named
  }

  /// The length of the unit names.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago"
    case full = 0
    /// "two months ago"
    case spellOut
    /// "2 mo. ago"
    case short
    /// "2mo ago"
    case abbreviated
  }

  /// Whether words such as "yesterday" replace numbers. `.numeric` by default.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// The length of the unit names. `.full` by default.
  open var unitsStyle: UnitsStyle = .full
  /// The position of the result in a sentence. Stored only.
  open var formattingContext: Formatter.Context = .unknown
  /// The calendar that is used to compare dates.
  open var calendar: Calendar! = .current
  /// The locale. Stored only.
  open var locale: Locale! = .ambient

  /// Returns a relative time in the largest unit with a nonzero value.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let values: [(Unit, Int?)] = [
      (.year, dateComponents.year), (.month, dateComponents.month), (.week, dateComponents.weekOfMonth),
      (.day, dateComponents.day), (.hour, dateComponents.hour), (.minute, dateComponents.minute),
      (.second, dateComponents.second),
    ]
    let given = values.compactMap { unit, value in value.map { (unit, $0) } }
    guard let (unit, value) = given.first(where: { $0.1 != 0 }) ?? given.last else { return text(.second, value: 0) }
    return text(unit, value: value)
  }

  /// Returns a relative time for a number of seconds from now, in the largest unit that fits.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let seconds = timeInterval.isFinite ? max(-1e15, min(timeInterval.rounded(.towardZero), 1e15)) : 0
    let lengths: [(Unit, Double)] = [
      (.year, 31_536_000), (.month, 2_592_000), (.week, 604_800), (.day, 86_400), (.hour, 3600), (.minute, 60),
    ]
    for (unit, length) in lengths where abs(seconds) >= length { return text(unit, value: Int(seconds / length)) }
    return text(.second, value: Int(seconds), past: timeInterval < 0)
  }

  /// Returns the time of a date relative to another date, in the largest calendar unit that fits.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return localizedString(from: (calendar ?? .current).dateComponents(units, from: referenceDate, to: date))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  // MARK: Words

  private enum Unit: String { case year, month, week, day, hour, minute, second }

  private func text(_ unit: Unit, value: Int, past: Bool? = nil) -> String {
    if dateTimeStyle == .named, let name = name(unit, value: value) { return name }
    let amount = amount(unit, count: abs(value))
    return past ?? (value < 0) ? "\(amount) ago" : "in \(amount)"
  }

  private func name(_ unit: Unit, value: Int) -> String? {
    switch (unit, value) {
    case (.second, 0): return "now"
    case (.day, -1): return "yesterday"
    case (.day, 0): return "today"
    case (.day, 1): return "tomorrow"
    case (.hour, 0), (.minute, 0): return "this \(unit.rawValue)"
    case (.year, -1...1), (.month, -1...1), (.week, -1...1):
      let name = unitsStyle == .full || unitsStyle == .spellOut ? unit.rawValue : shortName(unit) + "."
      return ["last", "this", "next"][value + 1] + " " + name
    default: return nil
    }
  }

  private func amount(_ unit: Unit, count: Int) -> String {
    let plural = count == 1 ? "" : "s"
    switch unitsStyle {
    case .full: return "\(count) \(unit.rawValue)\(plural)"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      formatter.locale = Locale(identifier: "en_US")
      return "\(formatter.string(from: NSNumber(value: count)) ?? "\(count)") \(unit.rawValue)\(plural)"
    case .short:
      return unit == .day ? "\(count) day\(plural)" : "\(count) \(shortName(unit))."
    case .abbreviated:
      return "\(count)\(unit == .month ? "mo" : unit == .minute ? "min" : String(unit.rawValue.prefix(1)))"
    }
  }

  private func shortName(_ unit: Unit) -> String {
    switch unit {
    case .year: "yr"
    case .month: "mo"
    case .week: "wk"
    case .day: "day"
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    }
  }
}
