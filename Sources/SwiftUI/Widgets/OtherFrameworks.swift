// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// Stubs for the parts of Charts, AVKit and Core Data that views commonly use. Code that uses them compiles, but
// nothing is drawn yet.

/// The content of a chart, consisting of marks.
@MainActor @preconcurrency
public protocol ChartContent {}
/// The chart marks created by a result builder.
public struct _ChartMarks: ChartContent {}
/// A labeled value to plot in a chart.
public struct PlottableValue<Value> {
  /// Returns a value with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> { PlottableValue() }
  /// Returns a value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> { PlottableValue() }
}

/// A chart mark that shows a bar.
public struct BarMark: ChartContent {
  /// Creates a bar.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}
/// A chart mark that represents a point of a line.
public struct LineMark: ChartContent {
  /// Creates a point.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}
/// A chart mark that represents a point of an area.
public struct AreaMark: ChartContent {
  /// Creates a point.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}
/// A chart mark that shows a point.
public struct PointMark: ChartContent {
  /// Creates a point.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

extension ChartContent {
  /// Sets the mark's foreground style. Has no effect.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
  /// Sets the mark's corner radius. Has no effect.
  public func cornerRadius(_ radius: CGFloat) -> some ChartContent { self }
}

/// A result builder for chart marks.
@resultBuilder
public struct ChartContentBuilder {
  /// Builds a block of marks.
  public static func buildBlock<each C>(_ content: repeat each C) -> _ChartMarks { _ChartMarks() }
  /// Builds an `if` statement without an `else` branch.
  public static func buildOptional(_ content: (any ChartContent)?) -> _ChartMarks { _ChartMarks() }
  /// Builds the first branch of a condition.
  public static func buildEither<C>(first: C) -> _ChartMarks { _ChartMarks() }
  /// Builds the second branch of a condition.
  public static func buildEither<C>(second: C) -> _ChartMarks { _ChartMarks() }
}

/// A chart. It occupies its space in the layout but draws nothing yet.
public struct Chart<Content>: View {
  /// Creates a chart from marks.
  public init(@ChartContentBuilder content: () -> Content) { Report.unsupported("Chart") }
  /// Creates a chart with marks for each element of a collection.
  public init<Data: RandomAccessCollection, C>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == _ChartMarks { Report.unsupported("Chart") }
  /// Creates a chart with marks for each element of a collection. A key path identifies each element.
  public init<Data: RandomAccessCollection, ID: Hashable, C>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == _ChartMarks { Report.unsupported("Chart") }
  /// An empty view of the chart's size.
  public var body: some View { Color.clear }
}

extension View {
  /// Sets the visibility of the x axis. Has no effect yet.
  public func chartXAxis(_ visibility: Visibility) -> some View { unsupported("chartXAxis") }
  /// Sets the x axis. Has no effect yet.
  public func chartXAxis<Content>(content: () -> Content) -> some View { unsupported("chartXAxis") }
  /// Sets the visibility of the y axis. Has no effect yet.
  public func chartYAxis(_ visibility: Visibility) -> some View { unsupported("chartYAxis") }
  /// Sets the y axis. Has no effect yet.
  public func chartYAxis<Content>(content: () -> Content) -> some View { unsupported("chartYAxis") }
  /// Sets the visibility of the legend. Has no effect yet.
  public func chartLegend(_ visibility: Visibility) -> some View { unsupported("chartLegend") }
}

/// A video player. It shows only a black area for now.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay
  /// Creates a player with an overlay view.
  public init(player: AnyObject?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    Report.unsupported("VideoPlayer")
    overlay = videoOverlay()
  }
  /// A black area with the overlay.
  public var body: some View {
    ZStack {
      Color.black
      overlay
    }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a player.
  public init(player: AnyObject?) { self.init(player: player) { EmptyView() } }
}

/// The results of a fetch request. Always empty.
public struct FetchedResults<Result>: RandomAccessCollection {
  /// The index of the first result.
  public var startIndex: Int { 0 }
  /// The index after the last result.
  public var endIndex: Int { 0 }
  /// The result at an index.
  public subscript(position: Int) -> Result {
    raise("NSRangeException", "The results of a fetch request are empty.")
  }
}

/// A property wrapper for fetched objects. Always empty because Core Data is not available.
@propertyWrapper
public struct FetchRequest<Result> {
  /// Creates a request.
  public init(
    sortDescriptors: [NSSortDescriptor] = [], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    Report.unsupported("FetchRequest")
  }
  /// The fetched objects.
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}
