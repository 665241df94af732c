// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

extension View {
  // MARK: Legend

  /// Sets the visibility of the legend.
  public func chartLegend(_ visibility: Visibility) -> some View { chartSettings { $0.legend.visibility = visibility } }
  /// Sets the position of the legend, by default below the chart at its leading edge. The spacing is in points, by default 8, which
  /// approximates iOS; not measured.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartSettings { settings in
      settings.legend = .init(visibility: .visible, position: position, alignment: alignment, spacing: spacing)
    }
  }
  /// Replaces the legend by a view.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chartSettings { settings in
      settings.legend = .init(
        visibility: .visible, position: position, alignment: alignment, spacing: spacing, content: content)
    }
  }

  // MARK: Plot area

  /// Modifies the view of the plot area, for example by adding a background.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chartSettings { $0.plotStyle = { AnyView(content($0)) } }
  }
  /// Adds a view behind the chart.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSettings { $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }
  /// Adds a view in front of the chart.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSettings { $0.overlays.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }

  // MARK: Selection

  /// Sets a binding to the x value under the finger, or nil when it is lifted.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.selectX = { value.wrappedValue = $0.flatMap { P(plotValue: $0) } } }
  }
  /// Sets a binding to the y value under the finger, or nil when it is lifted.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.selectY = { value.wrappedValue = $0.flatMap { P(plotValue: $0) } } }
  }
  /// Sets a binding to the value under the finger in a chart of sectors, or nil when it is lifted. The value is a part of the sum of
  /// all sectors, from the top clockwise.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.selectAngle = { value.wrappedValue = $0.flatMap { P(plotValue: .number($0)) } } }
  }
  /// Sets a binding to a range of x values selected with two fingers. Has no effect yet.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    unsupported("chartXSelection(range:)")
  }
  /// Sets a binding to a range of y values selected with two fingers. Has no effect yet.
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    unsupported("chartYSelection(range:)")
  }
  /// Sets the gesture that selects values. Has no effect yet.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    unsupported("chartGesture")
  }

  // MARK: Scrolling

  /// Sets the axes along which the chart scrolls. Has no effect yet.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { unsupported("chartScrollableAxes") }
  /// Sets the length of the visible part of the x scale. Has no effect yet.
  public func chartXVisibleDomain<P: Plottable>(length: P) -> some View { unsupported("chartXVisibleDomain") }
  /// Sets the length of the visible part of the y scale. Has no effect yet.
  public func chartYVisibleDomain<P: Plottable>(length: P) -> some View { unsupported("chartYVisibleDomain") }
  /// Sets a binding to the scroll position. Has no effect yet.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { unsupported("chartScrollPosition") }
  /// Sets a binding to the scroll position. Has no effect yet.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { unsupported("chartScrollPosition") }
  /// Sets the initial scroll position. Has no effect yet.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { unsupported("chartScrollPosition") }
  /// Sets the initial scroll position. Has no effect yet.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { unsupported("chartScrollPosition") }

  private func unsupported(_ name: String) -> Self {
    FrameworkReport.unsupported(name)
    return self
  }
}
