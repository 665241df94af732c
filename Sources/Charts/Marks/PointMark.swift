// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

/// A mark that shows a symbol at a point.
///
/// The default symbol is a circle with a diameter of 6 points, which approximates iOS; not measured.
public struct PointMark: ChartContent {
  let mark: Mark
  /// The mark has no body.
  public typealias Body = Never
  /// Adds the mark to a list.
  public static func _addMarks(of content: Self, to list: inout _MarkList) { list.marks.append(content.mark) }

  /// Creates a point from two values.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.point, x: .init(x.datum), y: .init(y.datum))
  }
  /// Creates a point for an x value. The y position is in points from the top of the plot area, by default the center.
  public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(.point, x: .init(x.datum), y: .init(from: y, to: y))
  }
  /// Creates a point for a y value. The x position is in points from the leading edge of the plot area, by default the center.
  public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(.point, x: .init(from: x, to: x), y: .init(y.datum))
  }
}

/// A mark that shows a horizontal or vertical line across the plot area or between two values.
///
/// The line is 1 point wide.
public struct RuleMark: ChartContent {
  let mark: Mark
  /// The mark has no body.
  public typealias Body = Never
  /// Adds the mark to a list.
  public static func _addMarks(of content: Self, to list: inout _MarkList) { list.marks.append(content.mark) }

  /// Creates a vertical line at a value. Its extent is in points from the top of the plot area.
  public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = Mark(.rule, x: .init(x.datum), y: .init(from: yStart, to: yEnd))
  }
  /// Creates a horizontal line at a value. Its extent is in points from the leading edge of the plot area.
  public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(.rule, x: .init(from: xStart, to: xEnd), y: .init(y.datum))
  }
  /// Creates a vertical line between two y values.
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(.rule, x: .init(x.datum), y: .init(yStart.datum, yEnd.datum))
  }
  /// Creates a horizontal line between two x values.
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.rule, x: .init(xStart.datum, xEnd.datum), y: .init(y.datum))
  }
}

/// A mark that shows a rectangle. Without explicit sizes, it fills the bands or bins of its values.
public struct RectangleMark: ChartContent {
  let mark: Mark
  /// The mark has no body.
  public typealias Body = Never
  /// Adds the mark to a list.
  public static func _addMarks(of content: Self, to list: inout _MarkList) { list.marks.append(content.mark) }

  private init(
    _ x: Mark.Channel, _ y: Mark.Channel, _ width: MarkDimension = .automatic, _ height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle, x: x, y: y)
    (mark.width, mark.height) = (width, height)
    self.mark = mark
  }

  /// Creates a rectangle at two values.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    self.init(.init(x.datum), .init(y.datum), width, height)
  }
  /// Creates a rectangle between two x values and two y values.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.init(xStart.datum, xEnd.datum), .init(yStart.datum, yEnd.datum))
  }
  /// Creates a rectangle between two x values at a y value.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(.init(xStart.datum, xEnd.datum), .init(y.datum), .automatic, height)
  }
  /// Creates a rectangle between two y values at an x value.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    self.init(.init(x.datum), .init(yStart.datum, yEnd.datum), width)
  }
  /// Creates a rectangle between two x values. Its vertical extent is in points from the top of the plot area.
  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.init(xStart.datum, xEnd.datum), .init(from: yStart, to: yEnd))
  }
  /// Creates a rectangle between two y values. Its horizontal extent is in points from the leading edge of the plot area.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.init(from: xStart, to: xEnd), .init(yStart.datum, yEnd.datum))
  }
  /// Creates a rectangle at an x value. Its vertical extent is in points from the top of the plot area.
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    self.init(.init(x.datum), .init(from: yStart, to: yEnd), width)
  }
  /// Creates a rectangle at a y value. Its horizontal extent is in points from the leading edge of the plot area.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(.init(from: xStart, to: xEnd), .init(y.datum), .automatic, height)
  }
}

/// A mark that shows a sector of a pie or donut chart.
///
/// Sectors start at the top and proceed clockwise, in both layout directions. The angle of a sector is its share of the sum of all
/// values. Negative values count as zero.
public struct SectorMark: ChartContent {
  let mark: Mark
  /// The mark has no body.
  public typealias Body = Never
  /// Adds the mark to a list.
  public static func _addMarks(of content: Self, to list: inout _MarkList) { list.marks.append(content.mark) }

  /// Creates a sector.
  ///
  /// - Parameters:
  ///   - innerRadius: The inner radius; a ratio refers to the largest radius that fits. Zero by default.
  ///   - outerRadius: The outer radius. By default, the largest radius that fits.
  ///   - angularInset: The distance by which each straight edge is inset, in points.
  public init<V>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var mark = Mark(.sector)
    mark.sector = Mark.Sector(
      angle: angle.datum, inner: innerRadius, outer: outerRadius, inset: angularInset.map { $0.isFinite ? max(0, $0) : 0 } ?? 0)
    self.mark = mark
  }
}
