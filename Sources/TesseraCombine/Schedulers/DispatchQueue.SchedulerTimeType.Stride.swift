// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Dispatch
public import OpenCombine

extension DispatchQueue.SchedulerTimeType {
  /// A span of time, in nanoseconds; at most 292 years.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable,
    Hashable, Sendable
  {
    /// Seconds are written as a `Double`.
    public typealias FloatLiteralType = Double

    /// Whole seconds are written as an `Int`.
    public typealias IntegerLiteralType = Int

    /// The size of a span is an `Int` of nanoseconds.
    public typealias Magnitude = Int

    /// The span in nanoseconds.
    public var magnitude: Int

    /// The span as Dispatch has it.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    /// Creates a span of nanoseconds.
    private init(nanoseconds: Int) {
      magnitude = nanoseconds
    }

    /// The span of an interval of Dispatch; `never` is the longest one.
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

    /// Creates a span of seconds.
    public init(floatLiteral value: Double) {
      self = .seconds(value)
    }

    /// Creates a span of seconds.
    public init(integerLiteral value: Int) {
      self = .seconds(value)
    }

    /// Creates a span of nanoseconds; nil if an `Int` cannot hold the number.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let nanoseconds = Int(exactly: source) else { return nil }
      self.init(nanoseconds: nanoseconds)
    }

    /// Returns whether the first span is shorter.
    public static func < (lhs: Stride, rhs: Stride) -> Bool {
      lhs.magnitude < rhs.magnitude
    }

    /// Returns the sum of two spans.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      let (sum, overflow) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
      return Stride(nanoseconds: overflow ? (lhs.magnitude < 0 ? .min : .max) : sum)
    }

    /// Returns the difference of two spans.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      let (difference, overflow) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
      return Stride(nanoseconds: overflow ? (lhs.magnitude < 0 ? .min : .max) : difference)
    }

    /// Returns the product of the nanoseconds of two spans.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      let (product, overflow) = lhs.magnitude.multipliedReportingOverflow(by: rhs.magnitude)
      return Stride(nanoseconds: overflow ? ((lhs.magnitude < 0) == (rhs.magnitude < 0) ? .max : .min) : product)
    }

    /// Adds a span.
    public static func += (lhs: inout Stride, rhs: Stride) {
      lhs = lhs + rhs
    }

    /// Subtracts a span.
    public static func -= (lhs: inout Stride, rhs: Stride) {
      lhs = lhs - rhs
    }

    /// Multiplies with a span.
    public static func *= (lhs: inout Stride, rhs: Stride) {
      lhs = lhs * rhs
    }

    /// Returns a span of seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: Int(clamping: s * 1e9)) }

    /// Returns a span of whole seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: s) * Stride(nanoseconds: 1_000_000_000) }

    /// Returns a span of milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: ms) * Stride(nanoseconds: 1_000_000) }

    /// Returns a span of microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: us) * Stride(nanoseconds: 1_000) }

    /// Returns a span of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
  }
}
