// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension NSTextCheckingResult {
  /// The URL of a detected link, or nil for other results. It has a scheme: `http` if the text has none, `mailto` for email
  /// addresses.
  public var url: URL? { (self as? DetectedItem)?.detectedURL }
  /// The detected phone number, as written in the text, or nil for other results.
  public var phoneNumber: String? { (self as? DetectedItem)?.detectedNumber }
  /// Returns a result for a range that is a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedItem(.detectedLink, range, url: url, number: nil)
  }
  /// Returns a result for a range that is a phone number.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedItem(.detectedPhoneNumber, range, url: nil, number: phoneNumber)
  }
  /// The detected date: always nil, because dates are not detected.
  public var date: Date? { nil }
  /// The parts of the address: always nil, because addresses are not detected.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The parts of the item: always nil, because neither addresses nor flights are detected.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// The time zone of the date: always nil, because dates are not detected.
  public var timeZone: TimeZone? { nil }
  /// The duration in seconds: always 0, because dates are not detected.
  public var duration: TimeInterval { 0 }
}

extension NSTextCheckingKey {
  /// A name.
  public static var name: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Name") }
  /// A job title.
  public static var jobTitle: NSTextCheckingKey { NSTextCheckingKey(rawValue: "JobTitle") }
  /// The name of a company.
  public static var organization: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Organization") }
  /// A street with its number.
  public static var street: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Street") }
  /// A city.
  public static var city: NSTextCheckingKey { NSTextCheckingKey(rawValue: "City") }
  /// A state.
  public static var state: NSTextCheckingKey { NSTextCheckingKey(rawValue: "State") }
  /// A postal code.
  public static var zip: NSTextCheckingKey { NSTextCheckingKey(rawValue: "ZIP") }
  /// A country.
  public static var country: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Country") }
  /// A phone number.
  public static var phone: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Phone") }
  /// The name of an airline.
  public static var airline: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Airline") }
  /// A flight number.
  public static var flight: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Flight") }
}

/// The types that a detector finds, as a bit mask.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult.CheckingType {
  // Foundation's own constants have these values on Linux, where links have bit 6 instead of 5 as on iOS. They are deprecated
  // there, because Foundation finds neither.
  package static let detectedLink = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  package static let detectedPhoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}

/// A result of a data detector.
final class DetectedItem: NSTextCheckingResult {
  private let type: CheckingType
  private let place: NSRange
  let detectedURL: URL?
  let detectedNumber: String?

  /// Returns nil if the trimmed range is not valid.
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

  /// Creates a result specified by code.
  init(_ type: CheckingType, _ range: NSRange, url: URL?, number: String?) {
    (self.type, place, detectedURL, detectedNumber) = (type, range, url, number)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }

  /// Returns the range without the punctuation of the surrounding sentence, and without an unmatched closing bracket.
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
