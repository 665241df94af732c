// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Detection of the types of data that NSDataDetector doesn't find in a text view's text. (NSDataDetector finds links
// and phone numbers.)

import Foundation
import TesseraFoundation
import TesseraViews

/// A detector for one type of data. It matches a pattern and verifies the check digit of types that have one.
struct DataDetector: Sendable {
  private let type: UIDataDetectorTypes
  private let name: String
  private let expression: NSRegularExpression?
  private let check: @Sendable (String) -> Bool

  private init(
    type: UIDataDetectorTypes, name: String, pattern: String, options: NSRegularExpression.Options = [],
    check: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    (self.type, self.name, self.check) = (type, name, check)
    expression = try? NSRegularExpression(pattern: pattern, options: options)
  }

  /// Returns the data of the given types, with ranges in UTF-16 units. Matches do not overlap: if two types match,
  /// the type listed first is used.
  static func find(_ types: UIDataDetectorTypes, in text: String) -> [(range: NSRange, url: URL)] {
    let whole = NSRange(location: 0, length: text.utf16.count)
    var found: [(range: NSRange, url: URL)] = []
    var isTaken = Array(repeating: false, count: whole.length)
    for finder in all where !types.isDisjoint(with: finder.type) {
      for match in finder.expression?.matches(in: text, range: whole) ?? [] {
        guard match.range.length > 0, let units = Range(match.range), !isTaken[units].contains(true),
          let part = text.utf16Substring(match.range), finder.check(part), let url = finder.url(part)
        else { continue }
        for unit in units { isTaken[unit] = true }
        found.append((match.range, url))
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Returns the URL that a tap opens: a maps URL for an address, otherwise a URL with the system's scheme, as in
  /// UIKit.
  private func url(_ text: String) -> URL? {
    var parts = URLComponents()
    if type == .address {
      (parts.scheme, parts.host, parts.path) = ("https", "maps.apple.com", "/")
      parts.queryItems = [URLQueryItem(name: "q", value: text)]
    } else {
      (parts.scheme, parts.host) = ("x-apple-data-detectors", name)
      parts.queryItems = [URLQueryItem(name: "text", value: text)]
    }
    return parts.url
  }

  private static let months =
    "(?:Jan(?:uary|\\.)?|Feb(?:ruary|\\.)?|Mar(?:ch|\\.)?|Apr(?:il|\\.)?|May|June?|July?|Aug(?:ust|\\.)?|Sept?(?:ember|\\.)?"
    + "|Oct(?:ober|\\.)?|Nov(?:ember|\\.)?|Dec(?:ember|\\.)?)"
  private static let days = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day"
  private static let half = "[ap](?:m\\b|\\.m\\.)"
  private static let hour = "(?:[01]?[0-9]|2[0-3])(?::[0-5][0-9](?:\\s?\(half))?|\\s?\(half))"
  private static let number = "[0-9]+(?:[.,][0-9]+)*"
  private static let airlines =
    "A[ACFSVYZ]|B[AR6]|C[AIXZM]|D[LY]|E[IKTWY]|F[9IR]|G[AF]|H[AU]|I[B6]|J[JLU]|K[ELQ]|L[AHOXY]|M[HSU]|N[HZK]|O[KSZU]"
    + "|P[CR]|Q[FR]|R[JO]|S[AKNQUV]|T[GKOP]|U[2AX]|V[ANSY]|W[6NS]|6E|9W"

  private static let all: [DataDetector] = [
    DataDetector(
      type: .shipmentTrackingNumber, name: "shipment",
      pattern: "(?<![A-Za-z0-9])(?:1Z ?[0-9A-Z]{3} ?[0-9A-Z]{3} ?[0-9A-Z]{2} ?[0-9]{4} ?[0-9]{4}"
        + "|[A-Z]{2} ?[0-9]{3} ?[0-9]{3} ?[0-9]{3} ?[A-Z]{2}|9[1-5][0-9]{2}(?: ?[0-9]{4}){4} ?[0-9]{2})(?![A-Za-z0-9])",
      check: isShipment),
    DataDetector(
      type: .address, name: "address",
      pattern:
        "\\b[0-9]{1,5}[A-Za-z]? (?:\\p{Lu}[\\p{L}'.-]* ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln"
        + "|Drive|Dr|Way|Court|Ct|Place|Pl|Square|Sq|Loop|Terrace|Parkway|Pkwy)\\b\\.?"
        + "(?:,? (?:Apt|Suite|Unit)\\.? [0-9A-Za-z]+)?"
        + "(?:,\\s\\p{Lu}[\\p{L}.'-]*(?: \\p{Lu}[\\p{L}.'-]*)*(?:,? [A-Z]{2}\\b)?(?: [0-9]{5}(?:-[0-9]{4})?)?)?"
        + "|\\b\\p{Lu}[\\p{L}-]*(?:straße|strasse|str\\.|weg|platz|allee|gasse) [0-9]{1,4}[a-z]?\\b"
        + "(?:,\\s[0-9]{4,5} \\p{Lu}[\\p{L}-]+)?"),
    DataDetector(
      type: .calendarEvent, name: "event",
      pattern: "\\b(?:[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:[T ]\(hour))?"
        + "|(?:(?:next |on )?\(days),? )?(?:\(months) [0-3]?[0-9](?:st|nd|rd|th)?\\b(?:,? [0-9]{4}\\b)?"
        + "|[0-3]?[0-9](?:st|nd|rd|th)? \(months)(?: [0-9]{4}\\b)?)(?:,? (?:at )?\(hour))?"
        + "|[0-3]?[0-9]/[0-3]?[0-9]/(?:[0-9]{4}|[0-9]{2})\\b(?:,? (?:at )?\(hour))?"
        + "|(?:today|tonight|tomorrow|(?:next )?\(days))(?:,? (?:at )?\(hour))?|\(hour))",
      options: .caseInsensitive),
    DataDetector(
      type: .flightNumber, name: "flight",
      pattern: "(?<![A-Za-z0-9])(?:\(airlines)) ?[1-9][0-9]{0,3}(?![A-Za-z0-9])"),
    DataDetector(
      type: .money, name: "money",
      pattern:
        "(?:[$€£¥₹₩₽₺]\\s?\(number)|(?<![\\p{L}0-9.,])\(number)\\s?(?:[€£¥₹₩₽₺]|(?:USD|EUR|GBP|JPY|CHF|CAD|AUD|CNY|INR)\\b"
        + "|(?:dollars|euros?|pounds|yen)\\b))"),
    DataDetector(
      type: .physicalValue, name: "value",
      pattern:
        "(?<![\\p{L}0-9.,])\(number)\\s?(?:°[CF]|(?:km/h|mph|m/s|km|cm|mm|kg|mg|lbs?|oz|ml|mi|ft|kWh|MHz|GHz|GB|MB|[mglLW])\\b)"
    ),
  ]

  @Sendable private static func isShipment(_ text: String) -> Bool {
    let signs = text.filter { $0 != " " }.unicodeScalars.map { Int($0.value) }
    func digit(_ sign: Int) -> Int { sign - 0x30 }
    if signs.count == 18, signs[0] == 0x31 {
      // UPS check digit: a letter's value is its position in the alphabet (A is 1) plus 1, modulo 10. Every second
      // character is doubled.
      let values = signs.dropFirst(2).dropLast().map { $0 < 0x3A ? digit($0) : ($0 - 63) % 10 }
      let sum = values.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 2) }
      return (10 - sum % 10) % 10 == digit(signs[17])
    }
    if signs.count == 13 {
      // S10 check digit: 11 minus the weighted sum (8 6 4 2 3 5 9 7) modulo 11; 10 becomes 0, and 11 becomes 5.
      let sum = zip(signs[2..<10], [8, 6, 4, 2, 3, 5, 9, 7]).reduce(0) { $0 + digit($1.0) * $1.1 }
      let check = 11 - sum % 11
      return (check == 10 ? 0 : check == 11 ? 5 : check) == digit(signs[10])
    }
    // USPS check digit: every second digit from the right is tripled.
    let sum = signs.dropLast().reversed().enumerated().reduce(0) {
      $0 + digit($1.element) * ($1.offset % 2 == 0 ? 3 : 1)
    }
    return (10 - sum % 10) % 10 == digit(signs[signs.count - 1])
  }
}
