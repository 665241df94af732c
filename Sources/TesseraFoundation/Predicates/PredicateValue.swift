// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

enum PredicateValue {
  /// Returns a value with optionals unwrapped. Returns nil for `NSNull`.
  static func flattened(_ value: Any?) -> Any? {
    guard let value = value.flatMap(KeyValueCoding.flattened), !(value is NSNull) else { return nil }
    return value
  }

  static func string(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: text as String
    case let text as Substring: String(text)
    default: nil
    }
  }

  /// Returns the elements of a collection or the values of a dictionary. Returns nil for other values.
  static func elements(_ value: Any?) -> [Any?]? {
    let elements: [Any]
    switch value {
    case nil, is String: return nil
    case let array as [Any]: elements = array
    case let array as NSArray: elements = array.map { $0 }
    case let set as Set<AnyHashable>: elements = set.map(\.base)
    case let set as NSSet: elements = set.allObjects
    case let set as NSOrderedSet: elements = set.array
    case let entries as [AnyHashable: Any]: elements = Array(entries.values)
    case let entries as NSDictionary: elements = entries.allValues
    default: return nil
    }
    return elements.map(flattened)
  }

  static func areEqual(_ left: Any?, and right: Any?, options: PredicateComparison.Options) -> Bool {
    let (left, right) = (flattened(left), flattened(right))
    guard let left, let right else { return left == nil && right == nil }
    if let left = string(left), let right = string(right) {
      return options.isEmpty ? left == right : left.compare(right, options: options) == .orderedSame
    }
    if let left = PredicateNumber(left), let right = PredicateNumber(right) {
      return left.order(right) == .orderedSame
    }
    if !isUnordered(left), !isUnordered(right), let left = elements(left), let right = elements(right) {
      return left.elementsEqual(right) { areEqual($0, and: $1, options: options) }
    }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    if let order = order(of: left, and: right, options: options) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return type(of: left) is AnyClass && left as AnyObject === right as AnyObject
  }

  private static func isUnordered(_ value: Any) -> Bool {
    value is Set<AnyHashable> || value is NSSet || value is [AnyHashable: Any] || value is NSDictionary
  }

  /// Returns the order of two values, or nil if they can't be ordered.
  static func order(of left: Any?, and right: Any?, options: PredicateComparison.Options) -> ComparisonResult? {
    guard let left = flattened(left), let right = flattened(right) else { return nil }
    if let left = string(left), let right = string(right) { return left.compare(right, options: options) }
    if let left = PredicateNumber(left), let right = PredicateNumber(right) { return left.order(right) }
    if let left = date(left), let right = date(right) { return left.compare(right) }
    if let left = left as? any Comparable { return order(left, right) }
    return nil
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult? {
    guard let right = right as? Value else { return nil }
    return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
  }

  private static func date(_ value: Any) -> Date? {
    value as? Date
      ?? (value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
  }
}
