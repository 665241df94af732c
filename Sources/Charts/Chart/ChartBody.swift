// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// The views of a chart: layers, the plot area, axes, the legend and annotations.
struct ChartBody: View {
  let model: ChartModel
  let size: CGSize
  let insets: PlotInsets
  @Environment(\.layoutDirection) private var direction
  /// The largest number of marks that are accessibility elements without having a label.
  private static let largestElementCount = 100

  private struct Part: Identifiable {
    let id: ChartRole
    let view: AnyView
  }

  var body: some View {
    ChartLayout(model: model, insets: insets) {
      ForEach(Array(model.settings.backgrounds.enumerated()), id: \.offset) { layer($1) }
      plot.chartRole(.plot)
      ForEach(axisParts) { $0.view.chartRole($0.id) }
      if ChartLegend.isVisible(model) { ChartLegend(model: model).chartRole(.legend) }
      if let title = model.settings.x.title { titleView(title, .horizontal).chartRole(.title(.horizontal)) }
      if let title = model.settings.y.title { titleView(title, .vertical).chartRole(.title(.vertical)) }
      ForEach(markParts) { $0.view.chartRole($0.id) }
      if model.settings.selectX != nil || model.settings.selectY != nil || model.settings.selectAngle != nil {
        SelectionView(model: model).chartRole(.plot)
      }
      ForEach(Array(model.settings.overlays.enumerated()), id: \.offset) { layer($1) }
    }
  }

  @ViewBuilder private var plot: some View {
    let content = ChartPlotContent(model: model)
    if let style = model.settings.plotStyle { style(content) } else { content }
  }

  /// Returns a view that covers the chart. It is laid out in the plot area, whose size the proxy needs.
  private func layer(_ layer: ChartSettings.Layer) -> some View {
    GeometryReader { geometry in
      let plot = PlotGeometry(model: model, size: geometry.size, isMirrored: direction == .rightToLeft)
      let edges = insets.insets
      layer.content(ChartProxy(plot, geometry.boundsAnchor))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
        .padding(
          EdgeInsets(top: -edges.top, leading: -edges.leading, bottom: -edges.bottom, trailing: -edges.trailing))
    }
    .chartRole(.plot)
  }

  private func titleView(_ title: ChartSettings.Title, _ axis: Axis) -> some View {
    let isRotated = [.leading, .trailing].contains(title.position)
    return title.content
      .font(.caption2)
      .foregroundStyle(.secondary)
      .modifier(TitleRotation(isRotated: isRotated))
  }

  // MARK: Axes

  private var axisParts: [Part] {
    var parts: [Part] = []
    for (axisIndex, axis) in model.axes.enumerated() {
      let hasTicks = axis.marks.contains { $0.items.contains { if case .tick = $0.kind { true } else { false } } }
      if hasTicks {
        parts.append(Part(id: .ticks(axis: axisIndex), view: AnyView(ChartTicks(model: model, axis: axis))))
      }
      for (markIndex, mark) in axis.marks.enumerated() {
        for (itemIndex, item) in mark.items.enumerated() {
          guard case .label(let label) = item.kind else { continue }
          let view = ChartAxisLabel(model: model, mark: mark, item: item, label: label)
          parts.append(Part(id: .label(axis: axisIndex, mark: markIndex, item: itemIndex), view: AnyView(view)))
        }
      }
    }
    return parts
  }

  // MARK: Marks

  private var markParts: [Part] {
    var parts: [Part] = []
    let estimate = PlotGeometry(model: model, size: size, isMirrored: false)
    let describesAll = model.marks.count <= Self.largestElementCount
    for (index, mark) in model.marks.enumerated() {
      if let symbol = mark.style.symbolView { parts.append(Part(id: .symbol(mark: index), view: symbol)) }
      for (number, annotation) in mark.style.annotations.enumerated() {
        let context = AnnotationContext(targetSize: estimate.target(index)?.size ?? .zero)
        parts.append(Part(id: .annotation(mark: index, index: number), view: annotation.content(context)))
      }
      if let element = element(mark, describesAll) {
        parts.append(Part(id: .element(mark: index), view: AnyView(element)))
      }
    }
    return parts
  }

  /// Returns the accessibility element of a mark, or nil if it is not described.
  private func element(_ mark: Mark, _ describesAll: Bool) -> MarkElement? {
    let style = mark.style
    guard style.isAccessibilityHidden != true else { return nil }
    let isDescribed = style.label != nil || style.accessibleValue != nil || style.identifier != nil
    guard isDescribed || describesAll && mark.kind != .rule && mark.kind != .area else { return nil }
    let (position, value) = mark.valueAxis == .horizontal ? (mark.y.value, mark.x.value) : (mark.x.value, mark.y.value)
    let standard = mark.sector.map { (style.foregroundBy, $0.angle as Datum?) } ?? (position, value)
    return MarkElement(
      label: style.label ?? text(standard.0), value: style.accessibleValue ?? text(standard.1),
      identifier: style.identifier ?? "")
  }

  private func text(_ datum: Datum?) -> Text {
    guard let datum, datum.isFinite else { return Text(verbatim: "") }
    let string =
      switch datum.value {
      case .category(let name): name
      case .number(let number): number.formatted(.number.locale(model.locale))
      case .date(let time):
        DateStep(datum.unit ?? .day).label(time, calendar: model.calendar, locale: model.locale)
      }
    return Text(verbatim: string)
  }
}

/// An invisible accessibility element at a mark.
private struct MarkElement: View {
  let label: Text
  let value: Text
  let identifier: String

  var body: some View {
    Color.clear
      .allowsHitTesting(false)
      .accessibilityElement()
      .accessibilityLabel(label)
      .accessibilityValue(value)
      .accessibilityIdentifier(identifier)
  }
}

/// Rotates the label of an axis by a quarter turn.
private struct TitleRotation: ViewModifier {
  let isRotated: Bool

  func body(content: Content) -> some View {
    if isRotated {
      RotatedLayout { content.fixedSize().rotationEffect(.degrees(-90)) }
    } else {
      content
    }
  }
}

/// A view over the plot area whose touches select values.
private struct SelectionView: View {
  let model: ChartModel
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    GeometryReader { geometry in
      let plot = PlotGeometry(model: model, size: geometry.size, isMirrored: direction == .rightToLeft)
      let proxy = ChartProxy(plot, geometry.boundsAnchor)
      Color.clear
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { select($0.location, proxy) }
            .onEnded { _ in select(nil, proxy) })
    }
  }

  private func select(_ location: CGPoint?, _ proxy: ChartProxy) {
    let settings = model.settings
    settings.selectX?(location.flatMap { proxy.plotValue($0.x, .horizontal) })
    settings.selectY?(location.flatMap { proxy.plotValue($0.y, .vertical) })
    settings.selectAngle?(location.flatMap { proxy.angleValue(proxy.angle(at: $0)) })
  }
}
