// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Priorities, window levels and font weights are numbers with a name, and UIKit lets code count from the named ones.
// The operators are generic, as UIKit's are: an app that brings its own for one of these types keeps them without
// ambiguity.

/// A named number that can be counted up and down from.
///
///     label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)  // 249
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  /// Returns whether the first number is less than the second.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Returns the value that is a number greater.
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }
  /// Returns the value that is a number greater.
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue) }
  /// Returns the value that is a number less.
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }
  /// Returns the difference of two values, as a number.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  /// Counts up by a number.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  /// Counts down by a number.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
