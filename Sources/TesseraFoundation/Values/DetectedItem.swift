// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension NSTextCheckingResult {
  /// The address of a link that a data detector found; nil for other results. It has a scheme: `http` where the text
  /// says none, `mailto` for mail.
  public var url: URL? { (self as? DetectedItem)?.detectedURL }
  /// The telephone number that a data detector found, as it stands in the text; nil for other results.
  public var phoneNumber: String? { (self as? DetectedItem)?.detectedNumber }
  /// Returns a result that says that a range is a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedItem(.detectedLink, range, url: url, number: nil)
  }
  /// Returns a result that says that a range is a telephone number.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedItem(.detectedPhoneNumber, range, url: nil, number: phoneNumber)
  }
  /// Nil: data detectors do not find dates.
  public var date: Date? { nil }
  /// Nil: data detectors do not find addresses.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// Nil: data detectors find neither addresses nor flights.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// Nil: data detectors do not find dates.
  public var timeZone: TimeZone? { nil }
  /// 0: data detectors do not find dates.
  public var duration: TimeInterval { 0 }
}

extension NSTextCheckingKey {
  /// A name.
  public static var name: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Name") }
  /// A job title.
  public static var jobTitle: NSTextCheckingKey { NSTextCheckingKey(rawValue: "JobTitle") }
  /// The name of a company.
  public static var organization: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Organization") }
  /// A street with the number.
  public static var street: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Street") }
  /// A city.
  public static var city: NSTextCheckingKey { NSTextCheckingKey(rawValue: "City") }
  /// A state.
  public static var state: NSTextCheckingKey { NSTextCheckingKey(rawValue: "State") }
  /// A postal code.
  public static var zip: NSTextCheckingKey { NSTextCheckingKey(rawValue: "ZIP") }
  /// A country.
  public static var country: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Country") }
  /// A telephone number.
  public static var phone: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Phone") }
  /// The name of an airline.
  public static var airline: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Airline") }
  /// The number of a flight.
  public static var flight: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Flight") }
}

/// The types of what a detector finds, as a set of bits.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult.CheckingType {
  // Foundation's own constants have these values on Linux, where links have bit 6 and not 5 as on iOS. They are
  // deprecated there, because it finds neither.
  package static let detectedLink = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  package static let detectedPhoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}

/// What a data detector has found.
final class DetectedItem: NSTextCheckingResult {
  private let type: CheckingType
  private let place: NSRange
  let detectedURL: URL?
  let detectedNumber: String?

  /// Nil where what is left of it is none.
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

  /// What code says that there is.
  init(_ type: CheckingType, _ range: NSRange, url: URL?, number: String?) {
    (self.type, place, detectedURL, detectedNumber) = (type, range, url, number)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }

  /// Without the punctuation of the sentence around, and without a bracket that was opened before.
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
