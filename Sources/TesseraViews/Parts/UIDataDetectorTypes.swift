// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The kinds of data that a text view detects in its text, by patterns. Kinds are distinguished by their form only.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers: with a country or area code, or ten digits.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web and mail addresses: with a scheme, `www.` or a known domain.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses: a number and an English street followed by the town, or a German street and its number.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times: ISO 8601, with slashes, English names of months and weekdays, "today at 5 pm".
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers with valid check digits: UPS's, those of the Universal Postal Union (S10), and USPS's of 22 digits.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers: the code of a large airline and one to four digits.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words to look up. None are found.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money: a number with a symbol or the letters of a currency.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Lengths, weights and the like: a number with a unit.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All types.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
