// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A mark that represents a point of a line.
///
/// All marks of a series form one line, in the order of the content. Lines are 2 points wide, which approximates iOS; not measured.
/// The first mark of a series determines the line's style. A value that is not finite interrupts the line.
public struct LineMark: ChartContent {
  let mark: Mark
  /// The mark has no body.
  public typealias Body = Never
  /// Adds the mark to a list.
  public static func _addMarks(of content: Self, to list: inout _MarkList) { list.marks.append(content.mark) }

  /// Creates a point of the chart's only line.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.line, x: .init(x.datum), y: .init(y.datum))
  }
  /// Creates a point of the line of a series.
  public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
    var mark = Mark(.line, x: .init(x.datum), y: .init(y.datum))
    mark.series = series.datum
    self.mark = mark
  }
}

/// A mark that represents a point of an area.
///
/// All marks of a series form one area. Areas of different series are stacked. The first mark of a series determines the style.
public struct AreaMark: ChartContent {
  let mark: Mark
  /// The mark has no body.
  public typealias Body = Never
  /// Adds the mark to a list.
  public static func _addMarks(of content: Self, to list: inout _MarkList) { list.marks.append(content.mark) }

  private init(
    _ x: Mark.Channel, _ y: Mark.Channel, series: Datum? = nil, stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.area, x: x, y: y)
    (mark.series, mark.stacking) = (series, stacking)
    self.mark = mark
  }

  /// Creates a point of the area between zero and a value.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {
    self.init(.init(x.datum), .init(y.datum), stacking: stacking)
  }
  /// Creates a point of the area of a series.
  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.init(x.datum), .init(y.datum), series: series.datum, stacking: stacking)
  }
  /// Creates a point of the area between two y values.
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(.init(x.datum), .init(yStart.datum, yEnd.datum))
  }
  /// Creates a point of the area of a series between two y values.
  public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(.init(x.datum), .init(yStart.datum, yEnd.datum), series: series.datum)
  }
  /// Creates a point of the area between two x values.
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(.init(xStart.datum, xEnd.datum), .init(y.datum))
  }
  /// Creates a point of the area of a series between two x values.
  public init<X, Y, S>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(.init(xStart.datum, xEnd.datum), .init(y.datum), series: series.datum)
  }
}
