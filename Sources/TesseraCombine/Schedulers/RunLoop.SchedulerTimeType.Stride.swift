// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import OpenCombine

extension RunLoop.SchedulerTimeType {
  /// A time interval, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable,
    Hashable, Sendable
  {
    /// The type of floating-point literals: seconds.
    public typealias FloatLiteralType = TimeInterval

    /// The type of integer literals: seconds.
    public typealias IntegerLiteralType = TimeInterval

    /// The type of the magnitude: seconds.
    public typealias Magnitude = TimeInterval

    /// The interval in seconds.
    public var timeInterval: TimeInterval

    /// The magnitude of the interval in seconds.
    public var magnitude: TimeInterval { timeInterval.magnitude }

    /// Creates an interval in seconds.
    public init(_ timeInterval: TimeInterval) {
      self.timeInterval = timeInterval
    }

    /// Creates an interval in seconds.
    public init(floatLiteral value: TimeInterval) {
      self.init(value)
    }

    /// Creates an interval in seconds.
    public init(integerLiteral value: TimeInterval) {
      self.init(value)
    }

    /// Creates an interval in whole seconds; nil if a `TimeInterval` can't represent the number exactly.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self.init(value)
    }

    /// Returns whether the first interval is shorter.
    public static func < (lhs: Stride, rhs: Stride) -> Bool {
      lhs.timeInterval < rhs.timeInterval
    }

    /// Returns the sum of two intervals.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.timeInterval + rhs.timeInterval)
    }

    /// Returns the difference of two intervals.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.timeInterval - rhs.timeInterval)
    }

    /// Returns the product of two intervals.
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

    /// Multiplies by an interval.
    public static func *= (lhs: inout Stride, rhs: Stride) {
      lhs.timeInterval *= rhs.timeInterval
    }

    /// Returns an interval of whole seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }

    /// Returns an interval of seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }

    /// Returns an interval of milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }

    /// Returns an interval of microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }

    /// Returns an interval of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
  }
}
