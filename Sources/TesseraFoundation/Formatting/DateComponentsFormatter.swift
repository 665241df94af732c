// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Lengths of time as text: "1 hour, 5 minutes", "1:05".
///
/// Linux's Foundation declares a class of this name that can't be used. Words are those of CLDR in the locale's language.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of the words.
  public enum UnitsStyle: Int, Sendable {
    /// "1:05:00"
    case positional = 0
    /// "1h 5m"
    case abbreviated
    /// "1 hr, 5 min"
    case short
    /// "1 hour, 5 minutes"
    case full
    /// "one hour, five minutes"
    case spellOut
    /// "1hr 5min"
    case brief
  }

  /// The treatment of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `pad` for positional units, and `dropAll` for others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Units before the first that is not zero are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Units between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Units after the last that is not zero are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All are written; positional ones with two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The units to write. Of none, those from years to seconds that the value has.
  open var allowedUnits: NSCalendar.Unit = []
  /// The length of the words. `.positional` by default.
  open var unitsStyle = UnitsStyle.positional
  /// The treatment of units that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar of the dates, whose locale is that of the words. The current one by default.
  open var calendar: Calendar? = {
    var calendar = Calendar.current
    calendar.locale = .ambient
    return calendar
  }()
  /// The date that lengths begin at. By default, months are 30 days long and years 365 for lengths in seconds.
  open var referenceDate: Date?
  /// Whether the last unit is written with its fraction. Not used for words.
  open var allowsFractionalUnits = false
  /// The greatest number of units; 0 for all.
  open var maximumUnitCount = 0
  /// Whether values that are greater than the greatest allowed unit lose what exceeds it. Stored only.
  open var collapsesLargestUnit = false
  /// Whether the text begins with "About". False by default.
  open var includesApproximationPhrase = false
  /// Whether the text ends with "remaining". False by default.
  open var includesTimeRemainingPhrase = false
  /// The place in a sentence. Stored only.
  open var formattingContext: Formatter.Context = .unknown

  // MARK: Formatting

  /// Returns the text of components. Larger values of a unit are carried into the next allowed one.
  open func string(from components: DateComponents) -> String? {
    let reference = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let calendar = usedCalendar
    guard let end = calendar.date(byAdding: components, to: reference) else { return nil }
    let given = Unit.allCases.filter { components.value(for: $0.component) != nil }
    return text(from: reference, to: end, defaults: given)
  }

  /// Returns the text of a number of seconds. Nil for what is not finite.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    guard referenceDate != nil else { return text(ofSeconds: ti) }
    let reference = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return text(from: reference, to: reference + ti, defaults: Unit.allCases.filter { $0 != .week })
  }

  /// Returns the text of the time from a date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(from: startDate, to: endDate, defaults: Unit.allCases.filter { $0 != .week })
  }

  /// Returns the text of components in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

  // MARK: Units

  fileprivate enum Unit: String, CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    var bits: NSCalendar.Unit {
      switch self {
      case .year: .year
      case .month: .month
      case .week: [.weekOfMonth, .weekOfYear]
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    /// Without a calendar.
    var seconds: Double {
      switch self {
      case .year: 31_536_000
      case .month: 2_592_000
      case .week: 604_800
      case .day: 86_400
      case .hour: 3600
      case .minute: 60
      case .second: 1
      }
    }
  }

  private var usedCalendar: Calendar { calendar ?? .current }

  private func units(_ defaults: [Unit]) -> [Unit] {
    let allowed = Unit.allCases.filter { !allowedUnits.isDisjoint(with: $0.bits) }
    return allowed.isEmpty ? defaults : allowed
  }

  private func text(ofSeconds seconds: TimeInterval) -> String? {
    let units = units(Unit.allCases.filter { $0 != .week })
    guard let last = units.last else { return nil }
    var rest = abs(seconds) / last.seconds
    // Lengths are cut to whole ones of the smallest unit.
    rest = rest.rounded(.down) * last.seconds
    var values: [(Unit, Int)] = []
    for unit in units {
      let count = (rest / unit.seconds).rounded(.down)
      values.append((unit, Int(count)))
      rest -= count * unit.seconds
    }
    return text(values, isNegative: seconds < 0)
  }

  private func text(from start: Date, to end: Date, defaults: [Unit]) -> String? {
    let units = units(defaults)
    guard !units.isEmpty else { return nil }
    let (first, second) = start <= end ? (start, end) : (end, start)
    let parts = usedCalendar.dateComponents(Set(units.map(\.component)), from: first, to: second)
    return text(units.map { ($0, parts.value(for: $0.component) ?? 0) }, isNegative: start > end)
  }

  /// Values of units, the largest first, after units that are zero were left out.
  private func text(_ all: [(unit: Unit, value: Int)], isNegative: Bool) -> String? {
    var values = limited(all)
    let behavior =
      zeroFormattingBehavior.contains(.default)
      ? unitsStyle == .positional ? ZeroFormattingBehavior.dropLeading : .dropAll : zeroFormattingBehavior
    let last = values.last
    if behavior.contains(.dropLeading) { values = Array(values.drop { $0.value == 0 }) }
    if behavior.contains(.dropTrailing) { while values.last?.value == 0 { values.removeLast() } }
    if behavior.contains(.dropMiddle), values.count > 2 {
      values = [values[0]] + values[1..<values.count - 1].filter { $0.value != 0 } + [values[values.count - 1]]
    }
    // Something must be written.
    if values.isEmpty, let last { values = [last] }
    var result: String
    if unitsStyle == .positional {
      result = positional(values)
    } else {
      result = words(values)
    }
    if isNegative, values.contains(where: { $0.value != 0 }) { result = "-" + result }
    if includesApproximationPhrase { result = "About " + result }
    if includesTimeRemainingPhrase { result += " remaining" }
    return result
  }

  /// As many units as the greatest number allows, from the first that is not zero, rounded at the last.
  private func limited(_ all: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
    guard maximumUnitCount > 0, let first = all.firstIndex(where: { $0.value != 0 }),
      first + maximumUnitCount < all.count
    else { return all }
    var kept = Array(all[first..<first + maximumUnitCount])
    let rest = all[(first + maximumUnitCount)...].reduce(0) { $0 + Double($1.value) * $1.unit.seconds }
    if let unit = kept.last?.unit, rest * 2 >= unit.seconds { kept[kept.count - 1].value += 1 }
    return kept
  }

  // MARK: Text

  /// "1:05:00", and "1d 1:05:00" for units above hours.
  private func positional(_ values: [(unit: Unit, value: Int)]) -> String {
    let clock = values.filter { [.hour, .minute, .second].contains($0.unit) }
    let others = values.filter { ![.hour, .minute, .second].contains($0.unit) }
    var parts = others.map { number($0.value) + abbreviation($0.unit) }
    // A colon between two units says what they are; one alone is a number.
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let text = clock.enumerated().map { index, part in
      let digits = number(part.value)
      return (index > 0 || isPadded && clock.count > 1) && digits.count < 2 ? "0" + digits : digits
    }
    if !text.isEmpty { parts.append(text.joined(separator: ":")) }
    return parts.joined(separator: " ")
  }

  private func words(_ values: [(unit: Unit, value: Int)]) -> String {
    let texts = values.map { word($0.unit, $0.value) }
    // "1hr 5min" has no commas in any language.
    if unitsStyle == .brief { return texts.joined(separator: " ") }
    return UnitText.list(texts, width: width, locale: locale) ?? texts.joined(separator: ", ")
  }

  private var locale: Locale { usedCalendar.locale ?? .ambient }

  private var width: UnitText.Width {
    switch unitsStyle {
    case .positional, .abbreviated: .narrow
    case .short, .brief: .short
    case .full, .spellOut: .full
    }
  }

  private func word(_ unit: Unit, _ value: Int) -> String {
    if unitsStyle == .abbreviated, locale.language.languageCode == "en" { return number(value) + abbreviation(unit) }
    guard let text = UnitText.text(Double(value), unit: unit.rawValue, width: width, locale: locale) else {
      return number(value) + " " + unit.rawValue
    }
    switch unitsStyle {
    case .brief: return text.filter { !$0.isWhitespace }
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      formatter.locale = locale
      return text.replacingOccurrences(
        of: number(value), with: formatter.string(from: NSNumber(value: value)) ?? number(value))
    default: return text
    }
  }

  private func number(_ value: Int) -> String { value.formatted(.number.locale(locale)) }

  /// English letters, also of positional units above hours.
  private func abbreviation(_ unit: Unit) -> String {
    switch unit {
    case .year: "y"
    case .month: "mo"
    case .week: "w"
    case .day: "d"
    case .hour: "h"
    case .minute: "m"
    case .second: "s"
    }
  }
}
