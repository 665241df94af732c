// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Dispatch
public import OpenCombine

extension DispatchQueue.SchedulerTimeType {
  /// A time interval in nanoseconds. The maximum is 292 years.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable,
    Hashable, Sendable
  {
    /// The type of floating-point literals, which are in seconds.
    public typealias FloatLiteralType = Double

    /// The type of integer literals, which are in seconds.
    public typealias IntegerLiteralType = Int

    /// The type of the magnitude, which is in nanoseconds.
    public typealias Magnitude = Int

    /// The interval, in nanoseconds.
    public var magnitude: Int

    /// The interval as a `DispatchTimeInterval`.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    /// Creates an interval from a number of nanoseconds.
    private init(nanoseconds: Int) {
      magnitude = nanoseconds
    }

    /// Creates an interval from a `DispatchTimeInterval`. `never` becomes the longest interval.
    public init(_ timeInterval: DispatchTimeInterval) {
      self =
        switch timeInterval {
        case .seconds(let value): .seconds(value)
        case .milliseconds(let value): .milliseconds(value)
        case .microseconds(let value): .microseconds(value)
        case .nanoseconds(let value): .nanoseconds(value)
        case .never: .nanoseconds(.max)
        @unknown default: .nanoseconds(.max)
        }
    }

    /// Creates an interval from a number of seconds.
    public init(floatLiteral value: Double) {
      self = .seconds(value)
    }

    /// Creates an interval from a number of seconds.
    public init(integerLiteral value: Int) {
      self = .seconds(value)
    }

    /// Creates an interval from a number of nanoseconds. Returns nil if an `Int` can't represent the number.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let nanoseconds = Int(exactly: source) else { return nil }
      self.init(nanoseconds: nanoseconds)
    }

    /// Returns whether the first interval is shorter than the second one.
    public static func < (lhs: Stride, rhs: Stride) -> Bool {
      lhs.magnitude < rhs.magnitude
    }

    /// Returns the sum of two intervals.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      let (sum, overflow) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
      return Stride(nanoseconds: overflow ? (lhs.magnitude < 0 ? .min : .max) : sum)
    }

    /// Returns the difference between two intervals.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      let (difference, overflow) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
      return Stride(nanoseconds: overflow ? (lhs.magnitude < 0 ? .min : .max) : difference)
    }

    /// Returns the product of two intervals, in nanoseconds.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      let (product, overflow) = lhs.magnitude.multipliedReportingOverflow(by: rhs.magnitude)
      return Stride(nanoseconds: overflow ? ((lhs.magnitude < 0) == (rhs.magnitude < 0) ? .max : .min) : product)
    }

    /// Adds an interval.
    public static func += (lhs: inout Stride, rhs: Stride) {
      lhs = lhs + rhs
    }

    /// Subtracts an interval.
    public static func -= (lhs: inout Stride, rhs: Stride) {
      lhs = lhs - rhs
    }

    /// Multiplies the interval by another interval.
    public static func *= (lhs: inout Stride, rhs: Stride) {
      lhs = lhs * rhs
    }

    /// Returns an interval in seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: Int(clamping: s * 1e9)) }

    /// Returns an interval in whole seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: s) * Stride(nanoseconds: 1_000_000_000) }

    /// Returns an interval in milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: ms) * Stride(nanoseconds: 1_000_000) }

    /// Returns an interval in microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: us) * Stride(nanoseconds: 1_000) }

    /// Returns an interval in nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
  }
}
