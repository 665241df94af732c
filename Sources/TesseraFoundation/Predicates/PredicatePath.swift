// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Evaluation of key paths according to Apple's Key-Value Coding Programming Guide. If a value is a collection, the
/// next key is read from each of its elements. An operator is applied to the values that the rest of the path yields.
enum PredicatePath {
  static func value(behind steps: ArraySlice<PredicateStep>, of start: Any?, _ scope: PredicateScope) -> Any? {
    var (value, rest) = (start, steps)
    while let known = value, let step = rest.popFirst() {
      switch step {
      case .key(let name) where name.hasPrefix("@"):
        return aggregate(name, rest: rest, of: known, scope: scope)
      case .key(let name): value = PredicateValue.flattened(read(name, of: known))
      case .index(let index): value = element(index.value(scope), of: known)
      case .first: value = PredicateValue.flattened(PredicateValue.elements(known)?.first ?? nil)
      case .last: value = PredicateValue.flattened(PredicateValue.elements(known)?.last ?? nil)
      }
    }
    return value
  }

  private static func element(_ index: Any?, of value: Any) -> Any? {
    if let key = PredicateValue.string(index) { return PredicateValue.flattened(read(key, of: value)) }
    guard let elements = PredicateValue.elements(value), case .whole(let index)? = PredicateNumber(index),
      elements.indices.contains(index)
    else { return nil }
    return PredicateValue.flattened(elements[index])
  }

  private static func read(_ name: String, of value: Any) -> Any? {
    if name == "self" { return value }
    if let entries = value as? [String: Any] { return entries[name] }
    if let entries = value as? NSDictionary { return entries.object(forKey: name) }
    if let elements = PredicateValue.elements(value) {
      return elements.map { $0.flatMap { read(name, of: $0) } ?? NSNull() }
    }
    if let text = PredicateValue.string(value), let read = readers[name] { return read(text as NSString) }
    return KeyValueCoding.read(name, of: value as AnyObject)
  }

  /// The properties of strings that predicates can use.
  nonisolated(unsafe) private static let readers: [String: (NSString) -> Any] = [
    "length": { $0.length }, "uppercaseString": { $0.uppercased }, "lowercaseString": { $0.lowercased },
    "capitalizedString": { $0.capitalized }, "intValue": { Int($0.intValue) }, "integerValue": { $0.integerValue },
    "doubleValue": { $0.doubleValue }, "floatValue": { $0.floatValue }, "boolValue": { $0.boolValue },
  ]

  private static func aggregate(
    _ name: String, rest: ArraySlice<PredicateStep>, of value: Any, scope: PredicateScope
  ) -> Any? {
    guard let elements = PredicateValue.elements(value) else {
      raise(
        "NSUnknownKeyException",
        "\(value): this class is not key value coding-compliant for the key \(name.dropFirst()).")
    }
    if name == "@count" { return elements.count }
    let values = elements.compactMap { self.value(behind: rest, of: $0, scope) }
    let sum = values.compactMap { PredicateNumber($0)?.real }.reduce(0, +)
    switch name {
    case "@sum": return sum
    case "@avg": return values.isEmpty ? 0 : sum / Double(values.count)
    case "@min": return values.min { PredicateValue.order(of: $0, and: $1, options: []) == .orderedAscending }
    case "@max": return values.max { PredicateValue.order(of: $0, and: $1, options: []) == .orderedAscending }
    default:
      raise(
        "NSInvalidArgumentException",
        "[\(type(of: value)) valueForKeyPath:]: this class does not implement the \(name.dropFirst()) operation.")
    }
  }
}
