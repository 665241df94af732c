// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation

/// A cache of formatters for `DateText`, by locale and calendar. Creating a formatter takes half a millisecond, and a
/// month view formats about a hundred strings. Cached formatters are never modified.
@MainActor
enum DateFormatters {
  enum Format: Hashable {
    case pattern(String)
    case styles(date: DateFormatter.Style, time: DateFormatter.Style)
  }

  private struct DateKey: Hashable {
    let locale: Locale
    let calendar: Calendar
    let look: Format
  }

  private struct TemplateKey: Hashable {
    let locale: Locale
    let template: String
  }

  private struct NumberKey: Hashable {
    let locale: Locale
    let digits: Int
  }

  private static var dates: [DateKey: DateFormatter] = [:]
  private static var patterns: [TemplateKey: String] = [:]
  private static var numbers: [NumberKey: NumberFormatter] = [:]
  /// The maximum number of formatters of each type. When a cache exceeds this number, all its formatters are
  /// discarded. This is rare, because few apps use so many languages and time zones.
  private static let maximumCount = 64

  static func dateFormatter(locale: Locale, calendar: Calendar, format look: Format) -> DateFormatter {
    cached(DateKey(locale: locale, calendar: calendar, look: look), in: &dates) {
      let formatter = DateFormatter(locale: locale)
      formatter.calendar = calendar
      formatter.timeZone = calendar.timeZone
      switch look {
      case .pattern(let pattern): formatter.dateFormat = pattern
      case .styles(let date, let time): (formatter.dateStyle, formatter.timeStyle) = (date, time)
      }
      return formatter
    }
  }

  /// Returns the locale's date format for a template.
  static func pattern(locale: Locale, template: String) -> String {
    cached(TemplateKey(locale: locale, template: template), in: &patterns) {
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }
  }

  /// Returns a formatter for integers with a minimum number of digits.
  static func numberFormatter(locale: Locale, digits: Int) -> NumberFormatter {
    cached(NumberKey(locale: locale, digits: digits), in: &numbers) {
      let formatter = NumberFormatter(locale: locale)
      formatter.usesGroupingSeparator = false
      formatter.minimumIntegerDigits = digits
      return formatter
    }
  }

  private static func cached<Key: Hashable, Value>(
    _ key: Key, in table: inout [Key: Value], _ make: () -> Value
  ) -> Value {
    if let known = table[key] { return known }
    if table.count >= maximumCount { table.removeAll() }
    let new = make()
    table[key] = new
    return new
  }
}
