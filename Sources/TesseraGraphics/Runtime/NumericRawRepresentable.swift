// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Priorities, window levels and font weights are numbers with a name, and UIKit lets code count from the named ones. The
// operators are generic, as UIKit's are: an app that brings its own for one of these types keeps them without ambiguity.

/// A named number that can be counted up and down from.
///
///     label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)  // 249
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue) }
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }
  /// How far two values are apart.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
