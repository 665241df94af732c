// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A formatter for the text of date pickers. It formats dates of a calendar with the order, digits and names of a
/// locale.
@MainActor
struct DateText {
  let locale: Locale
  let calendar: Calendar

  init(locale: Locale, calendar: Calendar) {
    self.locale = locale
    var calendar = calendar
    calendar.locale = locale
    self.calendar = calendar
  }

  enum Part: Hashable { case year, month, day, hour, minute, period }

  /// Returns a formatter with a date format. The formatter is shared and must not be modified.
  func formatter(pattern: String) -> DateFormatter {
    DateFormatters.dateFormatter(locale: locale, calendar: calendar, format: .pattern(pattern))
  }

  /// Returns the locale's date format for a template, such as `d. MMMM y`.
  func pattern(template: String) -> String { DateFormatters.pattern(locale: locale, template: template) }

  func string(template: String, date: Date) -> String {
    formatter(pattern: pattern(template: template)).string(from: date)
  }

  /// Returns a string with the date, the time, or both.
  func string(_ date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String {
    DateFormatters.dateFormatter(locale: locale, calendar: calendar, format: .styles(date: dateStyle, time: timeStyle))
      .string(from: date)
  }

  /// Returns the fields of a date format in order, ignoring quoted text.
  static func parts(of pattern: String) -> [Part] {
    var parts: [Part] = []
    var isQuoted = false
    for letter in pattern {
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted, let part = part(of: letter), !parts.contains(part) else { continue }
      parts.append(part)
    }
    return parts
  }

  private static func part(of letter: Character) -> Part? {
    switch letter {
    case "y", "Y", "u", "U", "r": .year
    case "M", "L": .month
    case "d": .day
    case "h", "H", "k", "K": .hour
    case "m": .minute
    case "a", "b", "B": .period
    default: nil
    }
  }

  /// Returns an integer in the locale's digits, padded with leading zeros to at least `digits` digits.
  func numeral(for value: Int, digits: Int = 1) -> String {
    DateFormatters.numberFormatter(locale: locale, digits: digits).string(from: NSNumber(value: value)) ?? "\(value)"
  }

  /// Returns a picker label in the locale's language, or in English if the table does not contain the language.
  func text(of word: PickerLabel) -> String {
    let language = locale.language.languageCode?.identifier ?? "en"
    return word.translations[language] ?? word.translations["en"] ?? ""
  }
}

/// The labels that formatters do not provide.
enum PickerLabel {
  case time, hour, hours, minutes, today

  fileprivate var translations: [String: String] {
    switch self {
    case .time:
      [
        "en": "Time", "de": "Uhrzeit", "fr": "Heure", "es": "Hora", "it": "Ora", "nl": "Tijd", "pt": "Hora",
        "ja": "時刻", "zh": "时间", "ar": "الوقت", "he": "שעה", "ru": "Время",
      ]
    case .hours:
      [
        "en": "hours", "de": "Std.", "fr": "heures", "es": "horas", "it": "ore", "nl": "uur", "pt": "horas",
        "ja": "時間", "zh": "小时", "ar": "ساعات", "he": "שעות", "ru": "ч",
      ]
    case .hour:
      [
        "en": "hour", "de": "Std.", "fr": "heure", "es": "hora", "it": "ora", "nl": "uur", "pt": "hora",
        "ja": "時間", "zh": "小时", "ar": "ساعة", "he": "שעה", "ru": "ч",
      ]
    case .today:
      [
        "en": "Today", "de": "Heute", "fr": "Aujourd’hui", "es": "Hoy", "it": "Oggi", "nl": "Vandaag", "pt": "Hoje",
        "ja": "今日", "ko": "오늘", "zh": "今天", "ar": "اليوم", "he": "היום", "ru": "Сегодня", "sv": "Idag", "da": "I dag",
        "nb": "I dag", "fi": "Tänään", "pl": "Dzisiaj", "tr": "Bugün", "uk": "Сьогодні",
      ]
    case .minutes:
      [
        "en": "min", "de": "Min.", "fr": "min", "es": "min", "it": "min", "nl": "min", "pt": "min", "ja": "分",
        "zh": "分钟", "ar": "دقيقة", "he": "דק׳", "ru": "мин",
      ]
    }
  }
}
