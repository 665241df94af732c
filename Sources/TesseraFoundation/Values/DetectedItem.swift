// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension NSTextCheckingResult {
  /// The URL of a detected link, or nil for other results. A URL without a scheme in the text has the scheme `http`,
  /// or `mailto` for an email address.
  public var url: URL? { (self as? DetectedItem)?.detectedURL }
  /// The detected phone number as it appears in the text, or nil for other results.
  public var phoneNumber: String? { (self as? DetectedItem)?.detectedNumber }
  /// Returns a link result for a range.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedItem(.detectedLink, range, url: url, number: nil)
  }
  /// Returns a phone number result for a range.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedItem(.detectedPhoneNumber, range, url: nil, number: phoneNumber)
  }
  /// The detected date. Always nil, because dates are not detected.
  public var date: Date? { nil }
  /// The components of a detected address. Always nil, because addresses are not detected.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The components of a detected address or flight. Always nil, because addresses and flights are not detected.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// The time zone of a detected date. Always nil, because dates are not detected.
  public var timeZone: TimeZone? { nil }
  /// The duration of a detected date range, in seconds. Always 0, because dates are not detected.
  public var duration: TimeInterval { 0 }
}

extension NSTextCheckingKey {
  /// The key for a name.
  public static var name: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Name") }
  /// The key for a job title.
  public static var jobTitle: NSTextCheckingKey { NSTextCheckingKey(rawValue: "JobTitle") }
  /// The key for a company name.
  public static var organization: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Organization") }
  /// The key for a street with its number.
  public static var street: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Street") }
  /// The key for a city.
  public static var city: NSTextCheckingKey { NSTextCheckingKey(rawValue: "City") }
  /// The key for a state.
  public static var state: NSTextCheckingKey { NSTextCheckingKey(rawValue: "State") }
  /// The key for a postal code.
  public static var zip: NSTextCheckingKey { NSTextCheckingKey(rawValue: "ZIP") }
  /// The key for a country.
  public static var country: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Country") }
  /// The key for a phone number.
  public static var phone: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Phone") }
  /// The key for an airline's name.
  public static var airline: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Airline") }
  /// The key for a flight number.
  public static var flight: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Flight") }
}

/// The types that a detector detects, as a bit mask.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult.CheckingType {
  // Foundation's constants on Linux have the same values. (The link type is bit 6 on Linux and bit 5 on iOS.) They
  // can't be used, because they are deprecated: Foundation does not detect these types.
  package static let detectedLink = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  package static let detectedPhoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}

/// A result of `NSDataDetector`.
final class DetectedItem: NSTextCheckingResult {
  private let type: CheckingType
  private let place: NSRange
  let detectedURL: URL?
  let detectedNumber: String?

  /// Creates a result from a match. Returns nil if the range is not valid after trimming.
  init?(_ type: CheckingType, _ match: NSRange, in text: NSString) {
    let (range, part) = Self.trimmed(match, in: text)
    self.type = type
    place = range
    if type == .detectedLink {
      guard let url = Self.url(part) else { return nil }
      (detectedURL, detectedNumber) = (url, nil)
    } else {
      let digits = part.filter(\.isNumber).count
      guard (7...15).contains(digits) else { return nil }
      (detectedURL, detectedNumber) = (nil, part)
    }
    super.init()
  }

  /// Creates a result with values from an app.
  init(_ type: CheckingType, _ range: NSRange, url: URL?, number: String?) {
    (self.type, place, detectedURL, detectedNumber) = (type, range, url, number)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }

  /// Returns a range without the punctuation of the surrounding sentence and without an unmatched closing parenthesis
  /// or bracket.
  private static func trimmed(_ range: NSRange, in text: NSString) -> (NSRange, String) {
    var range = range
    var part = text.substring(with: range)
    while let last = part.last {
      let opening: Character? = last == ")" ? "(" : last == "]" ? "[" : nil
      let isOpen = opening.map { opening in part.filter { $0 == opening }.count < part.filter { $0 == last }.count }
      guard isOpen ?? ".,;:!?'’…»*".contains(last) else { break }
      part.removeLast()
      range.length -= String(last).utf16.count
    }
    return (range, part)
  }

  private static func url(_ text: String) -> URL? {
    if text.contains("://") || text.hasPrefix("mailto:") || text.hasPrefix("tel:") { return URL(string: text) }
    if text.contains("@"), !text.contains("/") { return URL(string: "mailto:" + text) }
    return URL(string: "http://" + text)
  }
}
