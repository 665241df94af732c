// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import OpenCombine

extension RunLoop.SchedulerTimeType {
  /// A span of time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable,
    Hashable, Sendable
  {
    /// Seconds are written as a `TimeInterval`.
    public typealias FloatLiteralType = TimeInterval

    /// Whole seconds are written as a `TimeInterval` as well.
    public typealias IntegerLiteralType = TimeInterval

    /// The size of a span is a `TimeInterval`.
    public typealias Magnitude = TimeInterval

    /// The span in seconds.
    public var timeInterval: TimeInterval

    /// The size of the span in seconds.
    public var magnitude: TimeInterval { timeInterval.magnitude }

    /// Creates a span of seconds.
    public init(_ timeInterval: TimeInterval) {
      self.timeInterval = timeInterval
    }

    /// Creates a span of seconds.
    public init(floatLiteral value: TimeInterval) {
      self.init(value)
    }

    /// Creates a span of seconds.
    public init(integerLiteral value: TimeInterval) {
      self.init(value)
    }

    /// Creates a span of whole seconds; nil if a `TimeInterval` cannot hold the number exactly.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self.init(value)
    }

    /// Returns whether the first span is shorter.
    public static func < (lhs: Stride, rhs: Stride) -> Bool {
      lhs.timeInterval < rhs.timeInterval
    }

    /// Returns the sum of two spans.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.timeInterval + rhs.timeInterval)
    }

    /// Returns the difference of two spans.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.timeInterval - rhs.timeInterval)
    }

    /// Returns the product of two spans.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.timeInterval * rhs.timeInterval)
    }

    /// Adds a span.
    public static func += (lhs: inout Stride, rhs: Stride) {
      lhs.timeInterval += rhs.timeInterval
    }

    /// Subtracts a span.
    public static func -= (lhs: inout Stride, rhs: Stride) {
      lhs.timeInterval -= rhs.timeInterval
    }

    /// Multiplies with a span.
    public static func *= (lhs: inout Stride, rhs: Stride) {
      lhs.timeInterval *= rhs.timeInterval
    }

    /// Returns a span of whole seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }

    /// Returns a span of seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }

    /// Returns a span of milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }

    /// Returns a span of microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }

    /// Returns a span of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
  }
}
