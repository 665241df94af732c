// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

/// Formatted lists and relative dates. The English strings are from Unicode's CLDR (listPattern, dateFields).
struct FormatterTests {
  @Test(
    "Lists",
    arguments: [
      ([], "en_US", ""), (["a"], "en_US", "a"), (["a", "b"], "en_US", "a and b"),
      (["a", "b", "c"], "en_US", "a, b, and c"), (["a", "b", "c"], "en_GB", "a, b and c"),
      (["a", "b", "c"], "de_DE", "a, b und c"), (["a", "b", "c"], "ja_JP", "a, b, c"),
    ])
  func lists(_ items: [String], locale: String, expected: String) {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: locale)
    #expect(formatter.string(from: items) == expected)
  }

  @Test(
    "Distances in the largest unit",
    arguments: [
      (-60, "1 minute ago"), (7200, "in 2 hours"), (-259_200, "3 days ago"), (1_209_600, "in 2 weeks"),
      (-59, "59 seconds ago"),
      (0, "in 0 seconds"), (31_536_000, "in 1 year"),
    ] as [(Double, String)])
  func distances(_ seconds: Double, expected: String) {
    #expect(RelativeDateTimeFormatter().localizedString(fromTimeInterval: seconds) == expected)
  }

  @Test("Relative day names and short styles")
  func styles() {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 2)) == "in 2 days")
    #expect(formatter.localizedString(from: DateComponents(year: 1)) == "next year")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(hour: -5)) == "5 hr. ago")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(hour: 2)) == "in two hours")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(from: DateComponents(month: -3)) == "3mo ago")
  }

  @Test("Dates are compared in the formatter's calendar")
  func dates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let formatter = RelativeDateTimeFormatter()
    formatter.calendar = calendar
    // In a leap year, 1 March is 29 days and one month after 1 February.
    let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 2, day: 1)))
    #expect(formatter.localizedString(for: start.addingTimeInterval(29 * 86_400), relativeTo: start) == "in 1 month")
    #expect(formatter.localizedString(for: start, relativeTo: start.addingTimeInterval(90)) == "1 minute ago")
  }
}
