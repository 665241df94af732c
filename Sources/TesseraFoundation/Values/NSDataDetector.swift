// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Links, email addresses and phone numbers in text. Patterns find candidates, whose ends are then trimmed.

public import Foundation

/// A detector of links and phone numbers in text.
///
/// - Note: Differs from UIKit: it finds links (with a scheme, beginning with "www.", with common domains, email addresses) and
///   phone numbers, but no dates, addresses or flights. It is not a subclass of `NSRegularExpression`, whose methods cannot be
///   overridden on Linux, but has the same methods.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The types to find.
  public let checkingTypes: NSTextCheckingTypes
  private let finders: [(type: NSTextCheckingResult.CheckingType, expression: NSRegularExpression)]

  /// Creates a detector of types, as raw values of `NSTextCheckingResult.CheckingType`. Throws an error if there are none.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 2048,
        userInfo: [NSLocalizedDescriptionKey: "A data detector needs at least one type to look for."])
    }
    self.checkingTypes = checkingTypes
    finders = try Self.patterns.filter { checkingTypes & $0.type.rawValue != 0 }.map {
      ($0.type, try NSRegularExpression(pattern: $0.pattern, options: [.caseInsensitive]))
    }
    super.init()
  }

  private static let domains =
    "com|org|net|edu|gov|mil|int|info|biz|io|dev|app|me|tv|co|ai|eu|de|at|ch|fr|uk|us|ca|au|jp|cn|in|it|es|nl|se|no|fi|dk|pl|br|ru"
  private static let host = "(?:[\\p{L}0-9](?:[\\p{L}0-9-]*[\\p{L}0-9])?\\.)+"
  private static let tail = "(?::[0-9]{1,5})?(?:[/?#][^\\s<>\"“”]*)?"

  private static let patterns: [(type: NSTextCheckingResult.CheckingType, pattern: String)] = [
    (
      .detectedLink,
      // URLs with a scheme; email addresses; "www." or a known domain.
      "\\b(?:[a-z][a-z0-9+.-]*://[^\\s<>\"“”]+|mailto:[^\\s<>\"“”]+|tel:[+0-9().-]+"
        + "|[a-z0-9._%+-]+@\(host)[a-z]{2,}|www\\.\(host)[a-z]{2,}\(tail)|(?<![@.\\w-])\(host)(?:\(domains))\\b\(tail))"
    ),
    (
      .detectedPhoneNumber,
      // Numbers with a country code; with an area code in brackets or a leading zero; American numbers; digits only.
      "(?<![\\w.:/@-])(?:\\+[0-9]{1,3}(?:[ .-]?\\(?[0-9]{1,8}\\)?){1,6}"
        + "|(?:\\([0-9]{1,5}\\)[ .-]?|0[0-9]{1,5}[ /-])[0-9]{2,8}(?:[ .-][0-9]{2,8}){0,4}"
        + "|[0-9]{3}[.-](?:[0-9]{3}[.-])?[0-9]{4}|[0-9]{10,11})(?![\\w@-])"
    ),
  ]

  /// Calls the block for each result in the range, in order, until it sets its last argument.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns all results in the range, in order.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedItem] = []
    for (type, expression) in finders {
      for match in expression.matches(in: string, options: options, range: range) {
        guard let item = DetectedItem(type, match.range, in: string as NSString) else { continue }
        // The digits of a link are not a phone number.
        if !found.contains(where: { NSIntersectionRange($0.range, item.range).length > 0 }) { found.append(item) }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Returns the number of results in the range.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Returns the first result in the range, or nil if there is none.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the range of the first result; its location is `NSNotFound` if there is none.
  public func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
}
