// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

/// A value of an axis, passed to the closure that creates its parts.
public struct AxisValue {
  /// The position among the values.
  public let index: Int
  /// The number of values.
  public let count: Int
  let value: _PlotValue

  /// Returns the value as a type, or nil if it has another type.
  public func `as`<P: Plottable>(_ valueType: P.Type) -> P? { P(plotValue: value) }
}

/// The values at which an axis has marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?, length: CGFloat?)
    case list([_PlotValue])
    case dates(DateStep, Calendar?)
    case numbers(Double)
  }
  let kind: Kind
  var roundsLower: Bool?
  var roundsUpper: Bool?

  init(_ kind: Kind, _ roundsLower: Bool? = nil, _ roundsUpper: Bool? = nil) {
    (self.kind, self.roundsLower, self.roundsUpper) = (kind, roundsLower, roundsUpper)
  }
  init<Value: Plottable>(_ values: [Value]) { self.init(.list(values.map(\.plotValue))) }

  /// Values that suit the data and the size of the chart.
  public static var automatic: AxisMarkValues { .automatic() }
  /// Returns values that suit the data. The number of intervals is at most the desired count.
  ///
  /// - Parameters:
  ///   - roundLowerBound: Whether an automatic domain starts at a value. True by default for numbers.
  ///   - roundUpperBound: Whether an automatic domain ends at a value. True by default for numbers.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.automatic(count: desiredCount.map { min(max(1, $0), 1000) }, length: nil), roundLowerBound, roundUpperBound)
  }
  /// Returns values with a minimum distance, in points.
  public static func automatic(
    minimumStride: CGFloat, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    let length = minimumStride.isFinite && minimumStride > 0 ? minimumStride : nil
    return AxisMarkValues(
      .automatic(count: desiredCount.map { min(max(1, $0), 1000) }, length: length), roundLowerBound, roundUpperBound)
  }
  /// Returns the starts of units, such as months.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.dates(DateStep(component, count), calendar), roundLowerBound, roundUpperBound)
  }
  /// Returns the multiples of a number.
  public static func stride<P: Plottable & BinaryInteger>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.numbers(Double(stepSize)), roundLowerBound, roundUpperBound)
  }
  /// Returns the multiples of a number.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.numbers(Double(stepSize)), roundLowerBound, roundUpperBound)
  }
}

/// The position of an axis.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  /// The bottom edge for x axes, the leading edge for y axes of categories, and the trailing edge for other y axes.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// The leading edge.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// The trailing edge.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// The top edge.
  public static let top = AxisMarkPosition(kind: .top)
  /// The bottom edge.
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// The placement of the marks of an axis.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind { case automatic, aligned, extended, inset }
  let kind: Kind
  /// Labels are outside the plot area.
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Labels are outside the plot area. Those of a leading y axis are aligned at their leading edges.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Labels are outside the plot area.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Labels are inside the plot area.
  public static let inset = AxisMarkPreset(kind: .inset)
}
