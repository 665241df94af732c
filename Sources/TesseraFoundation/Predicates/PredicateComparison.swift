// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A comparison operator with its options for comparing strings.
struct PredicateComparison {
  enum Kind {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case matches, like, contains, beginsWith, endsWith, isIn, between
  }

  typealias Options = String.CompareOptions

  let kind: Kind
  /// The options, such as case-insensitive and diacritic-insensitive comparison.
  let options: Options

  static let kinds: [String: Kind] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
    ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "MATCHES": .matches, "LIKE": .like,
    "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "IN": .isIn, "BETWEEN": .between,
  ]

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: PredicateValue.areEqual(left, and: right, options: options)
    case .unequal: !PredicateValue.areEqual(left, and: right, options: options)
    case .less: isOrdered(left, to: right, orders: [.orderedAscending])
    case .lessOrEqual: isOrdered(left, to: right, orders: [.orderedAscending, .orderedSame])
    case .greater: isOrdered(left, to: right, orders: [.orderedDescending])
    case .greaterOrEqual: isOrdered(left, to: right, orders: [.orderedDescending, .orderedSame])
    case .between: isBetween(left, right)
    case .isIn: isIn(left, right)
    case .contains: isIn(right, left)
    case .beginsWith: stands(right, in: left, [.anchored])
    case .endsWith: stands(right, in: left, [.anchored, .backwards])
    case .matches: matches(left, pattern: right) { $0 }
    case .like: matches(left, pattern: right, translated: Self.pattern)
    }
  }

  private func isOrdered(_ left: Any?, to right: Any?, orders: [ComparisonResult]) -> Bool {
    PredicateValue.order(of: left, and: right, options: options).map(orders.contains) ?? false
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = PredicateValue.elements(bounds), bounds.count == 2 else {
      raise("NSInvalidArgumentException", "Can't use a BETWEEN operator without a collection of two bounds.")
    }
    return isOrdered(bounds[0], to: value, orders: [.orderedAscending, .orderedSame])
      && isOrdered(value, to: bounds[1], orders: [.orderedAscending, .orderedSame])
  }

  private func isIn(_ value: Any?, _ collection: Any?) -> Bool {
    guard let collection else { return false }
    if PredicateValue.string(collection) != nil {
      guard value == nil || PredicateValue.string(value) != nil else {
        raise(
          "NSInvalidArgumentException",
          "Can't look for value (\(value ?? "nil")) in string (\(collection)); value is not a string")
      }
      return stands(value, in: collection, [])
    }
    guard let elements = PredicateValue.elements(collection) else {
      raise(
        "NSInvalidArgumentException",
        "Can't use in/contains operator with collection \(collection) (not a collection)")
    }
    return elements.contains { PredicateValue.areEqual(value, and: $0, options: options) }
  }

  private func stands(_ part: Any?, in whole: Any?, _ place: Options) -> Bool {
    guard let part, let whole else { return false }
    guard let text = PredicateValue.string(part), let content = PredicateValue.string(whole) else {
      raise(
        "NSInvalidArgumentException",
        "Can't do a substring operation with something that isn't a string (lhs = \(whole) rhs = \(part))")
    }
    return content.range(of: text, options: options.union(place)) != nil
  }

  // MARK: Patterns

  private func matches(_ value: Any?, pattern: Any?, translated: (String) -> String) -> Bool {
    guard let value, let pattern else { return false }
    guard let text = PredicateValue.string(value).map(folded), let source = PredicateValue.string(pattern) else {
      raise("NSInvalidArgumentException", "Can't do regex matching on object \(value).")
    }
    let whole = NSRange(location: 0, length: (text as NSString).length)
    return expression(translated(folded(source)), value).firstMatch(in: text, range: whole) != nil
  }

  private func folded(_ text: String) -> String {
    options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
  }

  /// A cache of compiled regular expressions, because a predicate is usually evaluated for many objects.
  nonisolated(unsafe) private static let expressions: NSCache<NSString, NSRegularExpression> = {
    let cache = NSCache<NSString, NSRegularExpression>()
    cache.countLimit = 64
    return cache
  }()

  /// Returns the regular expression that matches an entire string.
  private func expression(_ pattern: String, _ value: Any) -> NSRegularExpression {
    let key = NSString(string: "\(options.rawValue) \(pattern)")
    if let known = Self.expressions.object(forKey: key) { return known }
    let ignored: NSRegularExpression.Options = options.contains(.caseInsensitive) ? [.caseInsensitive] : []
    // The pattern is first compiled alone, because an invalid pattern such as "a)(b" would be valid inside the group
    // below.
    guard (try? NSRegularExpression(pattern: pattern, options: ignored)) != nil,
      let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: ignored)
    else {
      raise(
        "NSInvalidArgumentException",
        "Can't do regex matching, reason: Can't open pattern (string \(value), pattern \(pattern))")
    }
    Self.expressions.setObject(expression, forKey: key)
    return expression
  }

  /// Returns the regular expression for a LIKE pattern, in which `*` matches any characters, `?` matches one
  /// character, and a backslash escapes both.
  private static func pattern(_ like: String) -> String {
    var pattern = "(?s:"
    var isEscaped = false
    for character in like {
      switch character {
      case _ where isEscaped:
        pattern += NSRegularExpression.escapedPattern(for: String(character))
        isEscaped = false
      case "\\": isEscaped = true
      case "*": pattern += ".*"
      case "?": pattern += "."
      default: pattern += NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    return pattern + (isEscaped ? "\\\\" : "") + ")"
  }
}
