// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

/// A view that displays a chart.
///
///     Chart(sales) { entry in
///       BarMark(x: .value("Month", entry.month), y: .value("Sales", entry.amount))
///     }
///
/// A chart fills the proposed size. Its ideal height is 200 points, which approximates iOS; not measured.
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// Creates a chart from marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  /// Creates a chart with marks for each element of a collection.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data, content: content)
  }
  /// Creates a chart with marks for each element of a collection. A key path identifies each element.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The chart.
  public var body: some View {
    var list = _MarkList()
    list.add(content)
    return ChartView(marks: list.marks)
  }
}

/// The plot area of a chart, which `chartPlotStyle(content:)` modifies.
public struct ChartPlotContent: View {
  let model: ChartModel
  @Environment(\.layoutDirection) private var direction
  /// The distance by which marks can extend past the plot area, in points.
  private static let margin: CGFloat = 24

  init(model: ChartModel) { self.model = model }

  /// The grid lines and marks.
  public var body: some View {
    let (model, isMirrored, margin) = (model, direction == .rightToLeft, Self.margin)
    Color.clear.overlay {
      Canvas { context, size in
        context.translateBy(x: margin, y: margin)
        let plot = CGSize(width: max(0, size.width - 2 * margin), height: max(0, size.height - 2 * margin))
        let painter = PlotPainter(PlotGeometry(model: model, size: plot, isMirrored: isMirrored))
        painter.drawGrid(in: context)
        painter.drawMarks(in: context)
      }
      .padding(-margin)
    }
  }
}

/// A chart that is as large as proposed.
struct ChartView: View {
  let marks: [Mark]
  @Environment(\.chartSettings) private var settings
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  @ScaledMetric(relativeTo: .caption2) private var textScale: CGFloat = 1
  @State private var insets = PlotInsets()

  var body: some View {
    var calendar = calendar
    calendar.timeZone = timeZone
    let environment = ChartModel.Environment(
      settings: settings, calendar: calendar, locale: locale, textScale: textScale)
    return GeometryReader { geometry in
      ChartBody(model: ChartModel(marks, size: geometry.size, environment), size: geometry.size, insets: insets)
    }
    .frame(idealHeight: 200)
    // Charts in annotations and overlays have their own settings.
    .environment(\.chartSettings, ChartSettings())
  }
}
