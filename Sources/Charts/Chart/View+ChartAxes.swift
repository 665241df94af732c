// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

extension View {
  // MARK: Axes

  /// Sets the visibility of the x axis.
  public func chartXAxis(_ visibility: Visibility) -> some View { chartSettings { $0.x.visibility = visibility } }
  /// Sets the content of the x axis.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let marks = axisMarks(content())
    return chartSettings { $0.x.specifications = marks }
  }
  /// Sets the visibility of the y axis.
  public func chartYAxis(_ visibility: Visibility) -> some View { chartSettings { $0.y.visibility = visibility } }
  /// Sets the content of the y axis.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let marks = axisMarks(content())
    return chartSettings { $0.y.specifications = marks }
  }

  // MARK: Labels

  /// Adds a label to the x axis, by default centered below it, which approximates iOS; not measured. The spacing is in points.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = axisTitle(position, alignment, spacing, content())
    return chartSettings { $0.x.title = title }
  }
  /// Adds a localized label to the x axis.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }
  /// Adds a text label to the x axis.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }
  /// Adds a label to the x axis.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  /// Adds a label to the y axis, by default above its trailing end, which approximates iOS; not measured. Labels at the leading and
  /// trailing edges are rotated. The spacing is in points.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = axisTitle(position, alignment, spacing, content())
    return chartSettings { $0.y.title = title }
  }
  /// Adds a localized label to the y axis.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }
  /// Adds a text label to the y axis.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }
  /// Adds a label to the y axis.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  private func axisMarks<Content: AxisContent>(_ content: Content) -> [AxisSpecification] {
    var list = _AxisMarksList()
    list.add(content)
    return list.marks
  }

  private func axisTitle<C: View>(
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?, _ content: C
  ) -> ChartSettings.Title {
    ChartSettings.Title(content: AnyView(content), position: position, alignment: alignment, spacing: spacing)
  }
}
