// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

/// The domain of a scale: a range, a list of values, or an automatic domain.
public protocol ScaleDomain {
  /// The values of the domain.
  var _domain: _ScaleDomain { get }
}

/// The values of a scale's domain.
public struct _ScaleDomain {
  enum Kind {
    case automatic(includesZero: Bool?, isReversed: Bool)
    case range(_PlotValue, _PlotValue)
    case list([_PlotValue])
  }
  let kind: Kind
}

extension Range: ScaleDomain where Bound: Plottable {
  /// The bounds.
  public var _domain: _ScaleDomain { _ScaleDomain(kind: .range(lowerBound.plotValue, upperBound.plotValue)) }
}
extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The bounds.
  public var _domain: _ScaleDomain { _ScaleDomain(kind: .range(lowerBound.plotValue, upperBound.plotValue)) }
}
extension Array: ScaleDomain where Element: Plottable {
  /// The elements. For numbers and dates, the domain extends from the first to the last element.
  public var _domain: _ScaleDomain { _ScaleDomain(kind: .list(map(\.plotValue))) }
}

/// A domain that contains all data of a chart.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
  /// The domain.
  public var _domain: _ScaleDomain {
    _ScaleDomain(kind: .automatic(includesZero: includesZero, isReversed: isReversed))
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// A domain that contains all data. Domains of numbers contain zero.
  public static var automatic: AutomaticScaleDomain { .automatic() }
  /// Returns a domain that contains all data.
  ///
  /// - Parameters:
  ///   - includesZero: Whether the domain contains zero. By default, domains of numbers do.
  ///   - reversed: Whether values decrease along the axis.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}

/// The visual values of a scale, such as colors.
public protocol ScaleRange {
  /// The type of the visual values.
  associatedtype VisualValue
  /// The visual values, in the order of the domain.
  var _visualValues: [VisualValue] { get }
}

extension Array: ScaleRange {
  /// The elements.
  public typealias VisualValue = Element
  /// The elements.
  public var _visualValues: [Element] { self }
}
extension Gradient: ScaleRange {
  /// The colors of the stops.
  public var _visualValues: [Color] { stops.map(\.color) }
}

/// The range of a position scale.
public protocol PositionScaleRange {
  /// The range.
  var _range: _PositionRange { get }
}

/// The range of a position scale, in points.
public struct _PositionRange: Sendable {
  enum Kind: Sendable { case padding(start: CGFloat, end: CGFloat), bounds(CGFloat, CGFloat) }
  let kind: Kind

  static let plot = _PositionRange(kind: .padding(start: 0, end: 0))

  /// Returns the start and the end of the range in a plot area of a length, in points from the start of the axis.
  func bounds(in length: CGFloat) -> (start: CGFloat, end: CGFloat) {
    switch kind {
    case .padding(let start, let end):
      let sum = start + end
      guard sum.isFinite, sum < length else { return (0, length) }
      return (start, length - end)
    case .bounds(let a, let b): return a.isFinite && b.isFinite ? (a, b) : (0, length)
    }
  }
}

extension Range: PositionScaleRange where Bound == CGFloat {
  /// The bounds, in points from the start of the axis.
  public var _range: _PositionRange { _PositionRange(kind: .bounds(lowerBound, upperBound)) }
}
extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  /// The bounds, in points from the start of the axis.
  public var _range: _PositionRange { _PositionRange(kind: .bounds(lowerBound, upperBound)) }
}

/// A range that fills the plot area, except for padding.
public struct PlotDimensionScaleRange: PositionScaleRange {
  let startPadding: CGFloat
  let endPadding: CGFloat
  /// The range.
  public var _range: _PositionRange { _PositionRange(kind: .padding(start: startPadding, end: endPadding)) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// A range that fills the plot area.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension() }
  /// Returns a range that fills the plot area, except for padding on both sides, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    .plotDimension(startPadding: padding, endPadding: padding)
  }
  /// Returns a range that fills the plot area, except for padding, in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}

/// The type of a scale.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable { case linear, log, date, category, squareRoot, power(Double), symmetricLog(Double) }
  let kind: Kind
  /// A scale of numbers.
  public static let linear = ScaleType(kind: .linear)
  /// A logarithmic scale. Values that are not positive have no position.
  public static let log = ScaleType(kind: .log)
  /// A scale of dates.
  public static let date = ScaleType(kind: .date)
  /// A scale of categories. Numbers and dates become categories.
  public static let category = ScaleType(kind: .category)
  /// A scale of square roots.
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// A logarithmic scale that is linear around zero, with a slope of 1 at zero.
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))
  /// Returns a logarithmic scale that is linear around zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero.isFinite && slopeAtZero > 0 ? slopeAtZero : 1))
  }
  /// Returns a scale of powers.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(kind: .power(exponent.isFinite && exponent > 0 ? exponent : 1))
  }

  /// Returns the value that is proportional to positions, or nil if there is none.
  func transform(_ value: Double) -> Double? {
    switch kind {
    case .linear, .date, .category: return value
    case .log: return value > 0 ? Foundation.log10(value) : nil
    case .squareRoot: return value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .power(let exponent):
      let power = Foundation.pow(abs(value), exponent)
      guard power.isFinite else { return nil }
      return value < 0 ? -power : power
    case .symmetricLog(let slope):
      let log = Foundation.log1p(abs(value) * slope)
      return value < 0 ? -log : log
    }
  }

  /// Returns the value with a transformed value.
  func inverse(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: Foundation.pow(10, value)
    case .squareRoot: value < 0 ? -value * value : value * value
    case .power(let exponent): (value < 0 ? -1 : 1) * Foundation.pow(abs(value), 1 / exponent)
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * Foundation.expm1(abs(value)) / slope
    }
  }

  var isLogarithmic: Bool {
    switch kind {
    case .log, .symmetricLog: true
    default: false
    }
  }
}
