// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A number in a predicate. Integers are compared with each other without loss of precision.
enum PredicateNumber {
  case whole(Int)
  case fraction(Double)

  init?(_ value: Any?) {
    switch value {
    case let value as Bool: self = .whole(value ? 1 : 0)
    case let value as any BinaryInteger: self = Int(exactly: value).map(Self.whole) ?? .fraction(Double(value))
    case let value as any BinaryFloatingPoint: self = .fraction(Double(value))
    case let value as NSNumber:
      let (real, whole) = (value.doubleValue, value.int64Value)
      self = Double(whole) == real ? .whole(Int(whole)) : .fraction(real)
    case let value as Decimal: self = .fraction(NSDecimalNumber(decimal: value).doubleValue)
    default: return nil
    }
  }

  var real: Double {
    switch self {
    case .whole(let value): Double(value)
    case .fraction(let value): value
    }
  }

  /// Returns the order relative to another number, or nil if either number is NaN.
  func order(_ other: Self) -> ComparisonResult? {
    if case (.whole(let left), .whole(let right)) = (self, other) {
      return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }
    if real == other.real { return .orderedSame }
    if real < other.real { return .orderedAscending }
    return real > other.real ? .orderedDescending : nil
  }
}
