// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraFoundation

/// Examples from Apple's documentation of `DateComponentsFormatter.UnitsStyle` and its zero formatting behavior.
@Suite struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [], _ language: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    return formatter
  }

  /// The documentation's example: 9 hours, 41 minutes and 30 seconds.
  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
    (.brief, "9hr 41min 30sec"),
    (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
    (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
  ])
  func styles(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
    #expect(formatter(style).string(from: 34_890) == text)
    #expect(formatter(style).string(from: DateComponents(hour: 9, minute: 41, second: 30)) == text)
  }

  /// By default, positional strings omit leading zero units and pad zeros in between. With `.pad`, each unit has two
  /// digits.
  @Test func zeros() {
    let clock = formatter(.positional, [.hour, .minute, .second])
    #expect(clock.string(from: 3605) == "1:00:05")
    #expect(clock.string(from: 65) == "1:05")
    clock.zeroFormattingBehavior = .pad
    #expect(clock.string(from: 65) == "00:01:05")
    let words = formatter(.full, [.hour, .minute, .second])
    #expect(words.string(from: 3605) == "1 hour, 5 seconds")
    #expect(words.string(from: 0) == "0 seconds")
    words.zeroFormattingBehavior = .pad
    #expect(words.string(from: 3605) == "1 hour, 0 minutes, 5 seconds")
    words.zeroFormattingBehavior = .dropLeading
    #expect(words.string(from: 60) == "1 minute, 0 seconds")
  }

  @Test func carriesDisallowedUnits() {
    #expect(formatter(.full, [.minute]).string(from: 7260) == "121 minutes")
    #expect(formatter(.full, [.hour, .minute]).string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
    #expect(formatter(.full, [.day]).string(from: 3600) == "0 days")
  }

  /// Only two of three units are shown. The omitted unit is rounded, so 30 seconds become a minute.
  @Test func fewUnits() {
    let two = formatter(.full, [.day, .hour, .minute])
    two.maximumUnitCount = 2
    #expect(two.string(from: 86_400 + 7200 + 1799) == "1 day, 2 hours")
    #expect(two.string(from: 86_400 + 7200 + 1800) == "1 day, 3 hours")
  }

  @Test func phrases() {
    let rest = formatter(.full, [.minute])
    rest.includesApproximationPhrase = true
    rest.includesTimeRemainingPhrase = true
    #expect(rest.string(from: 300) == "About 5 minutes remaining")
  }

  /// From 31 January to 1 March 2023 is one month and one day.
  @Test func dates() {
    let start = Date(timeIntervalSince1970: 1_675_123_200)
    let end = Date(timeIntervalSince1970: 1_677_628_800)
    #expect(formatter(.full, [.month, .day]).string(from: start, to: end) == "1 month, 1 day")
    #expect(formatter(.abbreviated, [.day]).string(from: end, to: start) == "-29d")
  }

  /// CLDR's German patterns: "{0} Stunden", and "und" before the last unit.
  @Test func languages() {
    #expect(formatter(.full, [.hour, .minute], "de_DE").string(from: 7500) == "2 Stunden und 5 Minuten")
    #expect(
      formatter(.full, [.day], "fr_FR").string(from: 86_400) == "1\u{A0}jour"
        || formatter(.full, [.day], "fr_FR").string(from: 86_400) == "1 jour")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func invalidDurations(_ seconds: Double) { #expect(formatter(.full).string(from: seconds) == nil) }
}
