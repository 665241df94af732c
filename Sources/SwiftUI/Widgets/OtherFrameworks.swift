// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// Stubs of the parts of Charts, AVKit and Core Data that views use. They compile but show nothing yet.

/// A mark of a chart.
@MainActor @preconcurrency
public protocol ChartContent {}
/// The marks of a builder's block.
public struct _ChartMarks: ChartContent {}
/// A labeled value for a chart.
public struct PlottableValue<Value> {
  /// Returns a value with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> { PlottableValue() }
  /// Returns a value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> { PlottableValue() }
}

/// A bar.
public struct BarMark: ChartContent {
  /// Creates a bar.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}
/// A point of a line.
public struct LineMark: ChartContent {
  /// Creates a point.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}
/// A point of an area.
public struct AreaMark: ChartContent {
  /// Creates a point.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}
/// A point.
public struct PointMark: ChartContent {
  /// Creates a point.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

extension ChartContent {
  /// Sets the style of the mark. Has no effect.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
  /// Sets the corner radius of the mark. Has no effect.
  public func cornerRadius(_ radius: CGFloat) -> some ChartContent { self }
}

/// A result builder of marks.
@resultBuilder
public struct ChartContentBuilder {
  /// Returns the marks of a block.
  public static func buildBlock<each C>(_ content: repeat each C) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks of an `if` without `else`.
  public static func buildOptional(_ content: (any ChartContent)?) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks of the first branch of a condition.
  public static func buildEither<C>(first: C) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks of the second branch of a condition.
  public static func buildEither<C>(second: C) -> _ChartMarks { _ChartMarks() }
}

/// A chart. Takes its space but draws nothing yet.
public struct Chart<Content>: View {
  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { Report.unsupported("Chart") }
  /// Creates a chart with marks for the elements of a collection.
  public init<Data: RandomAccessCollection, C>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == _ChartMarks { Report.unsupported("Chart") }
  /// Creates a chart with marks for the elements of a collection that a property identifies.
  public init<Data: RandomAccessCollection, ID: Hashable, C>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == _ChartMarks { Report.unsupported("Chart") }
  /// The reserved space.
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

/// A video player. Shows only a black area for now.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay
  /// Creates a player with views in front of the video.
  public init(player: AnyObject?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    Report.unsupported("VideoPlayer")
    overlay = videoOverlay()
  }
  /// The black area.
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
  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last result.
  public var endIndex: Int { 0 }
  /// The result at a position.
  public subscript(position: Int) -> Result {
    raise("NSRangeException", "The results of a fetch request are empty.")
  }
}

/// A property wrapper for fetched objects. Always empty, because there is no Core Data.
@propertyWrapper
public struct FetchRequest<Result> {
  /// Creates a request.
  public init(
    sortDescriptors: [NSSortDescriptor] = [], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    Report.unsupported("FetchRequest")
  }
  /// The results.
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}
