// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// The ticks of an axis.
struct ChartTicks: View {
  let model: ChartModel
  let axis: ResolvedAxis
  @Environment(\.layoutDirection) private var direction

  /// Returns the length of the longest tick, in points.
  nonisolated static func length(_ axis: ResolvedAxis, _ labels: CGSize) -> CGFloat {
    let label = (axis.isHorizontal ? labels.height : labels.width) + ChartLayout.spacing
    let ticks = axis.marks.flatMap(\.items).compactMap { item -> CGFloat? in
      if case .tick(let length) = item.kind { length.points(label: label) } else { nil }
    }
    return ticks.max() ?? 0
  }

  var body: some View {
    let (axis, isMirrored) = (axis, direction == .rightToLeft)
    let model = model
    Canvas { context, size in
      let plot = CGSize(
        width: size.width - (axis.isHorizontal ? 2 : 0), height: size.height - (axis.isHorizontal ? 0 : 2))
      let geometry = PlotGeometry(model: model, size: plot, isMirrored: isMirrored)
      // The canvas is as long as the longest tick, which extends past the labels.
      let available = axis.isHorizontal ? size.height : size.width
      for mark in axis.marks {
        for item in mark.items {
          guard case .tick(let kind) = item.kind else { continue }
          let length: CGFloat = if case .label = kind.kind { available } else { kind.points(label: 0) }
          let position = geometry.position(mark.position(of: item), axis.axis) + 1
          let isAtEnd = axis.isHorizontal ? axis.edge == .top : (axis.edge == .leading) != isMirrored
          let (start, end) = isAtEnd ? (available - length, available) : (0, length)
          let path = Path { path in
            let points = [CGPoint(x: position, y: start), CGPoint(x: position, y: end)]
            path.addLines(axis.isHorizontal ? points : points.map(\.transposed))
          }
          let isDashed = axis.isHorizontal && item.stroke == nil && length > 4
          context.draw(path, item.stroke ?? StrokeStyle(lineWidth: 0.5, dash: isDashed ? [2, 2] : []), item.style)
        }
      }
    }
  }
}

/// A label of an axis.
struct ChartAxisLabel: View {
  let model: ChartModel
  let mark: ResolvedAxisMark
  let item: AxisItem
  let label: AxisLabelItem

  var body: some View {
    content
      .font(item.font ?? .caption2)
      .foregroundStyle(item.style.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary))
      .modifier(LabelRotation(orientation: label.orientation))
  }

  @ViewBuilder private var content: some View {
    switch label.content {
    case .view(let view): view
    case .format(let format): text(format(mark.value, model.locale) ?? "")
    case .automatic:
      switch mark.value {
      case .category(let name): text(name)
      case .number(let number): text(number.formatted(.number.locale(model.locale)))
      case .date(let time):
        text((mark.step ?? DateStep(.day)).label(time, calendar: model.calendar, locale: model.locale))
      }
    }
  }

  private func text(_ string: String) -> some View { Text(verbatim: string).lineLimit(1) }
}

/// Rotates a label by a quarter turn and exchanges its width and height.
private struct LabelRotation: ViewModifier {
  let orientation: AxisValueLabelOrientation

  func body(content: Content) -> some View {
    if orientation.kind == .horizontal {
      content
    } else {
      RotatedLayout { content.fixedSize().rotationEffect(.degrees(orientation.kind == .vertical ? 90 : -90)) }
    }
  }
}

/// A layout that exchanges the width and the height of its view.
struct RotatedLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews {
      view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}
