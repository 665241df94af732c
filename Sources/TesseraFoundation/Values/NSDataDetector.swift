// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Detection of links, email addresses and phone numbers in text. Patterns match candidates, whose ends are then
// trimmed.

public import Foundation

/// A detector for links and phone numbers in text.
///
/// - Note: Differs from UIKit: the detector finds phone numbers and links (text with a scheme, text that begins with
///   "www." or contains a common domain, and email addresses), but no dates, addresses or flights. It has the methods
///   of `NSRegularExpression` but is not a subclass, because these methods can't be overridden on Linux.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The types that the detector detects.
  public let checkingTypes: NSTextCheckingTypes
  private let finders: [(type: NSTextCheckingResult.CheckingType, expression: NSRegularExpression)]

  /// Creates a detector for certain types, which are raw values of `NSTextCheckingResult.CheckingType`. Throws an
  /// error if no type is given.
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
      // Matches URLs with a scheme, email addresses, and text with "www." or a common domain.
      "\\b(?:[a-z][a-z0-9+.-]*://[^\\s<>\"“”]+|mailto:[^\\s<>\"“”]+|tel:[+0-9().-]+"
        + "|[a-z0-9._%+-]+@\(host)[a-z]{2,}|www\\.\(host)[a-z]{2,}\(tail)|(?<![@.\\w-])\(host)(?:\(domains))\\b\(tail))"
    ),
    (
      .detectedPhoneNumber,
      // Matches numbers with a country code, numbers with an area code in parentheses or a leading zero, American
      // numbers, and sequences of digits.
      "(?<![\\w.:/@-])(?:\\+[0-9]{1,3}(?:[ .-]?\\(?[0-9]{1,8}\\)?){1,6}"
        + "|(?:\\([0-9]{1,5}\\)[ .-]?|0[0-9]{1,5}[ /-])[0-9]{2,8}(?:[ .-][0-9]{2,8}){0,4}"
        + "|[0-9]{3}[.-](?:[0-9]{3}[.-])?[0-9]{4}|[0-9]{10,11})(?![\\w@-])"
    ),
  ]

  /// Calls the block for each result in a range, in order, until the block sets its last argument to true.
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

  /// Returns all results in a range, in order.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedItem] = []
    for (type, expression) in finders {
      for match in expression.matches(in: string, options: options, range: range) {
        guard let item = DetectedItem(type, match.range, in: string as NSString) else { continue }
        // Digits in a link are not a phone number.
        if !found.contains(where: { NSIntersectionRange($0.range, item.range).length > 0 }) { found.append(item) }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Returns the number of results in a range.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Returns the first result in a range, or nil if there is none.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the range of the first result, or a range with the location `NSNotFound` if there is none.
  public func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
}
