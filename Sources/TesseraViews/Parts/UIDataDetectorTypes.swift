// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The types of data that a text view detects in its text. Detection uses patterns that describe only the data's
/// form.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Phone numbers with a country or area code, or with ten digits.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web and email addresses with a scheme, `www.` or a known domain.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses: a number and an English street name followed by the town, or a German street name and its
  /// number.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times: ISO 8601 dates, dates with slashes, English month and weekday names, and phrases such as "today
  /// at 5 pm".
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers with valid check digits: UPS numbers, Universal Postal Union numbers (S10), and 22-digit USPS
  /// numbers.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers: the code of a large airline and one to four digits.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words to look up. Never detected.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money: a number with a currency symbol or code.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Physical quantities such as lengths and weights: a number with a unit.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All data types.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
