// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFoundation

/// A time or a duration as a rational number of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The type of a time.
  private enum Kind: Hashable { case numeric, invalid, indefinite, negativeInfinity, positiveInfinity }

  /// The numerator, as a number of units.
  public var value: Int64
  /// The number of units in a second, which is the denominator.
  public var timescale: Int32
  private var kind: Kind

  /// Creates a time from a value in units of 1/`timescale` second. The time is invalid if the timescale is 0.
  public init(value: Int64, timescale: Int32) {
    (self.value, self.timescale, kind) = (value, timescale, timescale == 0 ? .invalid : .numeric)
  }

  /// Creates a time from seconds, rounded to whole units. Infinity creates an infinite time, and NaN an invalid time.
  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = seconds * Double(preferredTimescale)
    if seconds.isNaN || preferredTimescale == 0 {
      self = .invalid
    } else if abs(parts) < 9e18 {
      self.init(value: Int64(parts.rounded()), timescale: preferredTimescale)
    } else {
      self = seconds < 0 ? .negativeInfinity : .positiveInfinity
    }
  }

  private init(_ kind: Kind) { (value, timescale, self.kind) = (0, 0, kind) }

  /// The time zero.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// The invalid time.
  public static let invalid = CMTime(.invalid)
  /// An unknown duration, such as that of a live stream.
  public static let indefinite = CMTime(.indefinite)
  /// Positive infinity, which is after all other times.
  public static let positiveInfinity = CMTime(.positiveInfinity)
  /// Negative infinity, which is before all other times.
  public static let negativeInfinity = CMTime(.negativeInfinity)

  /// Whether the time is valid. Infinite and indefinite times are valid.
  public var isValid: Bool { kind != .invalid }
  /// Whether the time is a finite number of seconds.
  public var isNumeric: Bool { kind == .numeric && timescale != 0 }
  /// Whether the time is indefinite, such as an unknown duration.
  public var isIndefinite: Bool { kind == .indefinite }
  /// Whether the time is positive infinity.
  public var isPositiveInfinity: Bool { kind == .positiveInfinity }
  /// Whether the time is negative infinity.
  public var isNegativeInfinity: Bool { kind == .negativeInfinity }

  /// The time in seconds, or NaN if it is invalid or indefinite.
  public var seconds: Double {
    switch kind {
    case .numeric: timescale == 0 ? .nan : Double(value) / Double(timescale)
    case .positiveInfinity: .infinity
    case .negativeInfinity: -.infinity
    case .invalid, .indefinite: .nan
    }
  }

  /// Returns the time in another timescale, rounded to the nearest unit.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale != 0, newTimescale != timescale else { return self }
    let parts = seconds * Double(newTimescale)
    let rounded: Double =
      switch method {
      case .roundHalfAwayFromZero, .default: parts.rounded(.toNearestOrAwayFromZero)
      case .roundTowardZero, .quickTime: parts.rounded(.towardZero)
      case .roundAwayFromZero: parts.rounded(.awayFromZero)
      case .roundTowardPositiveInfinity: parts.rounded(.up)
      case .roundTowardNegativeInfinity: parts.rounded(.down)
      }
    guard abs(rounded) < 9e18 else { return parts < 0 ? .negativeInfinity : .positiveInfinity }
    return CMTime(value: Int64(rounded), timescale: newTimescale)
  }

  /// Returns the value by which times are ordered. Invalid times sort last.
  private static func order(_ time: CMTime) -> Double { time.seconds.isNaN ? .infinity : time.seconds }

  public static func == (left: CMTime, right: CMTime) -> Bool {
    left.kind == right.kind && (left.kind != .numeric || left.seconds == right.seconds)
  }
  public static func < (left: CMTime, right: CMTime) -> Bool { order(left) < order(right) }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    if kind == .numeric { hasher.combine(seconds) }
  }

  /// Returns the sum of two times.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    combine(left, right) { $0.addingReportingOverflow($1) }
  }
  /// Returns the difference between two times.
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    combine(left, right) { $0.subtractingReportingOverflow($1) }
  }

  private static func combine(
    _ left: CMTime, _ right: CMTime, _ operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
  ) -> CMTime {
    guard left.isValid, right.isValid else { return .invalid }
    guard left.isNumeric, right.isNumeric else {
      if left.isIndefinite || right.isIndefinite { return .indefinite }
      return left.isNumeric ? operation(0, 1).partialValue > 0 ? right : negated(right) : left
    }
    let scale = max(left.timescale, right.timescale)
    let (first, second) = (left.convertScale(scale, method: .default), right.convertScale(scale, method: .default))
    let result = operation(first.value, second.value)
    return result.overflow ? .invalid : CMTime(value: result.partialValue, timescale: scale)
  }

  private static func negated(_ time: CMTime) -> CMTime {
    time.isPositiveInfinity ? .negativeInfinity : time.isNegativeInfinity ? .positiveInfinity : time
  }
}

/// The rounding method for time conversions.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest unit, with halves away from zero.
  case roundHalfAwayFromZero = 1
  /// Toward zero.
  case roundTowardZero
  /// Away from zero.
  case roundAwayFromZero
  /// The QuickTime rounding method.
  case quickTime
  /// Up.
  case roundTowardPositiveInfinity
  /// Down.
  case roundTowardNegativeInfinity
  /// The default method, which rounds to the nearest unit.
  case `default`
}

/// A timescale, in units per second.
public typealias CMTimeScale = Int32
/// A time value, as a number of units.
public typealias CMTimeValue = Int64

/// The invalid time.
public let kCMTimeInvalid = CMTime.invalid
/// The time zero.
public let kCMTimeZero = CMTime.zero
/// Positive infinity, which is after all other times.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// An unknown duration.
public let kCMTimeIndefinite = CMTime.indefinite

/// Creates a time from a value and a timescale.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Creates a time from seconds, rounded to whole units.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns a time in seconds, or NaN if the time is invalid or indefinite.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference between two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns a time multiplied by a number.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  time.isNumeric ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale) : time
}
/// Returns -1, 0, or 1 if the first time is before, equal to, or after the second time.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time2 < time1 ? 1 : 0 }
/// Returns a time converted to another timescale.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}
/// Returns the earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// Returns the later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
