// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

/// A mark that shows a bar.
///
/// Bars at the same position are stacked. A bar is horizontal if only its x value is a number. Corners have a radius of 2 points,
/// which approximates iOS; not measured.
public struct BarMark: ChartContent {
  let mark: Mark
  /// The mark has no body.
  public typealias Body = Never
  /// Adds the mark to a list.
  public static func _addMarks(of content: Self, to list: inout _MarkList) { list.marks.append(content.mark) }

  private init(
    _ x: Mark.Channel, _ y: Mark.Channel, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.bar, x: x, y: y)
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
    self.mark = mark
  }

  /// Creates a bar from two values.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(Mark.Channel(x.datum), Mark.Channel(y.datum), width: width, height: height, stacking: stacking)
  }
  /// Creates a vertical bar between two values.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    self.init(Mark.Channel(x.datum), Mark.Channel(yStart.datum, yEnd.datum), width: width)
  }
  /// Creates a horizontal bar between two values.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(Mark.Channel(xStart.datum, xEnd.datum), Mark.Channel(y.datum), height: height)
  }
  /// Creates a bar for an x value. Its vertical extent is in points from the top of the plot area, and defaults to the whole plot
  /// area. Numbers are stacked in one horizontal bar.
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(Mark.Channel(x.datum), Mark.Channel(from: yStart, to: yEnd), width: width, stacking: stacking)
  }
  /// Creates a bar for a y value. Its horizontal extent is in points from the leading edge of the plot area, and defaults to the
  /// whole plot area. Numbers are stacked in one vertical bar.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(Mark.Channel(from: xStart, to: xEnd), Mark.Channel(y.datum), height: height, stacking: stacking)
  }
  /// Creates a bar between two x values. Its vertical extent is in points from the top of the plot area.
  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(Mark.Channel(xStart.datum, xEnd.datum), Mark.Channel(from: yStart, to: yEnd))
  }
  /// Creates a bar between two y values. Its horizontal extent is in points from the leading edge of the plot area.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(Mark.Channel(from: xStart, to: xEnd), Mark.Channel(yStart.datum, yEnd.datum))
  }
}
