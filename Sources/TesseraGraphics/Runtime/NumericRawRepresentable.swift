// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Priorities, window levels and font weights are named numbers, and UIKit supports arithmetic with them. As in UIKit,
// the operators are generic, so that they don't conflict with operators that an app declares for one of these types.

/// A named number that supports arithmetic.
///
///     label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)  // 249
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  /// Returns whether the first number is less than the second.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Returns the value increased by a number.
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }
  /// Returns the value increased by a number.
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue) }
  /// Returns the value decreased by a number.
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }
  /// Returns the difference between two values, as a number.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  /// Increases the value by a number.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  /// Decreases the value by a number.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
