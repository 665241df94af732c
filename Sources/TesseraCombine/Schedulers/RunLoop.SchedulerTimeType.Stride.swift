// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import OpenCombine

extension RunLoop.SchedulerTimeType {
  /// A time interval, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable,
    Hashable, Sendable
  {
    /// The type of floating-point literals, which are in seconds.
    public typealias FloatLiteralType = TimeInterval

    /// The type of integer literals, which are in seconds.
    public typealias IntegerLiteralType = TimeInterval

    /// The type of the magnitude, which is in seconds.
    public typealias Magnitude = TimeInterval

    /// The interval, in seconds.
    public var timeInterval: TimeInterval

    /// The interval's magnitude, in seconds.
    public var magnitude: TimeInterval { timeInterval.magnitude }

    /// Creates an interval from a number of seconds.
    public init(_ timeInterval: TimeInterval) {
      self.timeInterval = timeInterval
    }

    /// Creates an interval from a number of seconds.
    public init(floatLiteral value: TimeInterval) {
      self.init(value)
    }

    /// Creates an interval from a number of seconds.
    public init(integerLiteral value: TimeInterval) {
      self.init(value)
    }

    /// Creates an interval from a whole number of seconds. Returns nil if a `TimeInterval` can't represent the number
    /// exactly.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self.init(value)
    }

    /// Returns whether the first interval is shorter than the second one.
    public static func < (lhs: Stride, rhs: Stride) -> Bool {
      lhs.timeInterval < rhs.timeInterval
    }

    /// Returns the sum of two intervals.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.timeInterval + rhs.timeInterval)
    }

    /// Returns the difference between two intervals.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.timeInterval - rhs.timeInterval)
    }

    /// Returns the product of two intervals, in seconds.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.timeInterval * rhs.timeInterval)
    }

    /// Adds an interval.
    public static func += (lhs: inout Stride, rhs: Stride) {
      lhs.timeInterval += rhs.timeInterval
    }

    /// Subtracts an interval.
    public static func -= (lhs: inout Stride, rhs: Stride) {
      lhs.timeInterval -= rhs.timeInterval
    }

    /// Multiplies the interval by another interval.
    public static func *= (lhs: inout Stride, rhs: Stride) {
      lhs.timeInterval *= rhs.timeInterval
    }

    /// Returns an interval in whole seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }

    /// Returns an interval in seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }

    /// Returns an interval in milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }

    /// Returns an interval in microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }

    /// Returns an interval in nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
  }
}
