// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A formatter for durations, such as "1 hour, 5 minutes" or "1:05".
///
/// This class replaces an unusable class with the same name in Foundation on Linux. Unit names in the locale's
/// language are from CLDR.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of the unit names.
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

  /// Options for omitting units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The default behavior: `dropLeading` for the positional style and `dropAll` for other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Omits zero units before the first nonzero unit.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Omits zero units between nonzero units.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Omits zero units after the last nonzero unit.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Omits all zero units.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Includes all zero units, with two digits per unit in the positional style.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The units in the result. If empty, all nonzero units from years to seconds are used.
  open var allowedUnits: NSCalendar.Unit = []
  /// The length of the unit names. `.positional` by default.
  open var unitsStyle = UnitsStyle.positional
  /// Options for omitting units whose value is zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar for date arithmetic. Its locale determines the language. By default, the current calendar.
  open var calendar: Calendar? = {
    var calendar = Calendar.current
    calendar.locale = .ambient
    return calendar
  }()
  /// The start date of durations. If nil, a duration in seconds is divided into months of 30 days and years of 365
  /// days.
  open var referenceDate: Date?
  /// Whether the last unit may have a fraction. Ignored by styles with unit names.
  open var allowsFractionalUnits = false
  /// The maximum number of units, or 0 for no limit.
  open var maximumUnitCount = 0
  /// Whether a value that exceeds the largest allowed unit is truncated. Stored only.
  open var collapsesLargestUnit = false
  /// Whether the result begins with "About". False by default.
  open var includesApproximationPhrase = false
  /// Whether the result ends with "remaining". False by default.
  open var includesTimeRemainingPhrase = false
  /// The position of the result in a sentence. Stored only.
  open var formattingContext: Formatter.Context = .unknown

  // MARK: Formatting

  /// Returns a formatted string for date components. Excess values of a unit are carried to the next larger allowed
  /// unit.
  open func string(from components: DateComponents) -> String? {
    let reference = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let calendar = usedCalendar
    guard let end = calendar.date(byAdding: components, to: reference) else { return nil }
    let given = Unit.allCases.filter { components.value(for: $0.component) != nil }
    return text(from: reference, to: end, defaults: given)
  }

  /// Returns a formatted string for a number of seconds, or nil if the number is not finite or is at least 10^12.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    guard referenceDate != nil else { return text(ofSeconds: ti) }
    let reference = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return text(from: reference, to: reference + ti, defaults: Unit.allCases.filter { $0 != .week })
  }

  /// Returns a formatted string for the duration between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(from: startDate, to: endDate, defaults: Unit.allCases.filter { $0 != .week })
  }

  /// Returns a formatted string for date components in the given style.
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

    /// The duration in seconds, assuming months of 30 days and years of 365 days.
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
    // Durations are truncated to a multiple of the smallest unit.
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

  /// Returns the formatted units, largest first. Zero units are omitted according to `zeroFormattingBehavior`.
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
    // The result must contain at least one unit.
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

  /// Returns the units from the first nonzero unit, up to the maximum number of units. The last unit is rounded.
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

  /// Returns a positional string such as "1:05:00", or "1d 1:05:00" for units larger than hours.
  private func positional(_ values: [(unit: Unit, value: Int)]) -> String {
    let clock = values.filter { [.hour, .minute, .second].contains($0.unit) }
    let others = values.filter { ![.hour, .minute, .second].contains($0.unit) }
    var parts = others.map { number($0.value) + abbreviation($0.unit) }
    // Hours, minutes and seconds are separated by colons and have no unit names. A single unit is a plain number.
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let text = clock.enumerated().map { index, part in
      let digits = number(part.value)
      return (index > 0 || isPadded && clock.count > 1) && digits.count < 2 ? "0" + digits : digits
    }
    if !text.isEmpty { parts.append(text.joined(separator: ":")) }
    return parts.joined(separator: " ")
  }

  private func words(_ values: [(unit: Unit, value: Int)]) -> String {
    let texts = values.map { word($0.unit, value: $0.value) }
    // The brief style, such as "1hr 5min", has no commas in any language.
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

  private func word(_ unit: Unit, value: Int) -> String {
    if unitsStyle == .abbreviated, locale.language.languageCode == "en" { return number(value) + abbreviation(unit) }
    guard let text = UnitText.text(value: Double(value), unit: unit.rawValue, width: width, locale: locale) else {
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

  /// Returns a unit's English abbreviation, which the positional style also uses for units larger than hours.
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
