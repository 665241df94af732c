// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

/// A value of a primitive type, in the form in which scales use it.
public enum _PlotValue: Hashable, Sendable {
  /// A quantity.
  case number(Double)
  /// A time, in seconds since the reference date.
  case date(Double)
  /// The name of a category.
  case category(String)

  /// The quantity or the time, or nil for categories and values that are not finite. Magnitudes above 10¹⁵⁰ are limited.
  var quantity: Double? {
    switch self {
    case .number(let value), .date(let value): value.isFinite ? min(max(value, -1e150), 1e150) : nil
    case .category: nil
    }
  }

  /// Whether the value has a position on a scale.
  var isFinite: Bool {
    if case .category = self { return true }
    return quantity != nil
  }

  var isDate: Bool {
    if case .date = self { return true }
    return false
  }

  /// The name of a category, or nil for other values.
  var category: String? {
    if case .category(let name) = self { return name }
    return nil
  }
}

/// A type that can be plotted in a chart.
///
/// Numbers, strings and dates can be plotted, and so can enumerations with such raw values:
///
///     enum Size: String, Plottable { case small, large }
public protocol Plottable {
  /// The primitive type that represents the values: a number, string or date.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The primitive value.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value from a primitive value.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A primitive type that can be plotted in a chart: a number, string or date.
public protocol PrimitivePlottableProtocol: Plottable {
  /// The value that scales use.
  var _plotValue: _PlotValue { get }
  /// Creates a value from the value of a scale.
  init?(_plotValue: _PlotValue)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Creates a value from itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Creates a value from its raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  var plotValue: _PlotValue { primitivePlottable._plotValue }

  /// Creates a value from the value of a scale.
  init?(plotValue: _PlotValue) {
    guard let primitive = PrimitivePlottable(_plotValue: plotValue) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  /// The value that scales use.
  public var _plotValue: _PlotValue { .number(Double(self)) }
  /// Creates an integer from the value of a scale, rounded toward zero.
  public init?(_plotValue: _PlotValue) {
    guard case .number(let number) = _plotValue, number.isFinite else { return nil }
    self.init(exactly: number.rounded(.towardZero))
  }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  /// The value that scales use.
  public var _plotValue: _PlotValue { .number(Double(self)) }
  /// Creates a number from the value of a scale.
  public init?(_plotValue: _PlotValue) {
    guard case .number(let number) = _plotValue else { return nil }
    self.init(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// The value that scales use, which is the nearest floating-point number.
  public var _plotValue: _PlotValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  /// Creates a number from the value of a scale.
  public init?(_plotValue: _PlotValue) {
    guard case .number(let number) = _plotValue, number.isFinite else { return nil }
    self.init(number)
  }
}

extension String: PrimitivePlottableProtocol {
  /// The value that scales use.
  public var _plotValue: _PlotValue { .category(self) }
  /// Creates a string from the value of a scale.
  public init?(_plotValue: _PlotValue) {
    guard let name = _plotValue.category else { return nil }
    self = name
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The value that scales use.
  public var _plotValue: _PlotValue { .date(timeIntervalSinceReferenceDate) }
  /// Creates a date from the value of a scale.
  public init?(_plotValue: _PlotValue) {
    guard case .date(let time) = _plotValue, time.isFinite else { return nil }
    self.init(timeIntervalSinceReferenceDate: time)
  }
}
