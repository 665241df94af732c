// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// The role of a view in the layout of a chart.
enum ChartRole: Hashable {
  /// The plot area, or a view that covers it.
  case plot
  /// The ticks of an axis.
  case ticks(axis: Int)
  /// A label of an axis.
  case label(axis: Int, mark: Int, item: Int)
  case legend
  case title(Axis)
  /// A view next to a mark.
  case annotation(mark: Int, index: Int)
  /// A view that replaces the symbol of a mark.
  case symbol(mark: Int)
  /// An accessibility element for a mark.
  case element(mark: Int)
}

private struct ChartRoleKey: LayoutValueKey {
  static var defaultValue: ChartRole { .plot }
}

extension View {
  func chartRole(_ role: ChartRole) -> some View { layoutValue(key: ChartRoleKey.self, value: role) }
}

/// The insets of the plot area, which the layout determines.
final class PlotInsets {
  var insets = EdgeInsets()
}

/// The layout of a chart: the plot area, axes, labels, a legend and annotations.
struct ChartLayout: Layout {
  let model: ChartModel
  let insets: PlotInsets
  /// The distance between the plot area and labels, in points.
  static let spacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var measured = MeasuredChart(model, subviews.map { ($0[ChartRoleKey.self], $0) }, bounds)
    measured.arrange()
    let plot = measured.plot
    insets.insets = EdgeInsets(
      top: plot.minY - bounds.minY, leading: plot.minX - bounds.minX, bottom: bounds.maxY - plot.maxY,
      trailing: bounds.maxX - plot.maxX)
    measured.place()
  }
}

/// The sizes of a chart's views, and the resulting plot area.
struct MeasuredChart {
  typealias Item = (role: ChartRole, view: LayoutSubview)
  let model: ChartModel
  let items: [Item]
  let bounds: CGRect
  var plot: CGRect
  private var sizes: [CGSize]
  /// The frames of the legend and of the axes' labels.
  private var fixed: [Int: CGRect] = [:]
  /// The largest size of the labels of each axis.
  var labelSizes: [CGSize]

  init(_ model: ChartModel, _ items: [Item], _ bounds: CGRect) {
    (self.model, self.items, self.bounds) = (model, items, bounds)
    plot = bounds
    labelSizes = model.axes.map { _ in .zero }
    sizes = items.map { _ in .zero }
  }

  var geometry: PlotGeometry { PlotGeometry(model: model, size: plot.size, isMirrored: false) }

  /// Determines the plot area.
  mutating func arrange() {
    for (index, item) in items.enumerated() {
      switch item.role {
      case .legend: reserveLegend(index)
      case .title(let axis): reserveTitle(index, axis)
      default: break
      }
    }
    measureLabels()
    reserveAxes()
  }

  // MARK: Legend and titles

  /// Reserves space for a view at an edge.
  private mutating func reserve(_ index: Int, _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat) {
    let isHorizontal = edge == .leading || edge == .trailing
    let proposal = ProposedViewSize(
      width: isHorizontal ? plot.width / 2 : plot.width, height: isHorizontal ? plot.height : nil)
    var size = items[index].view.sizeThatFits(proposal)
    size.width = min(size.width, plot.width)
    let length = isHorizontal ? min(plot.width, size.width + spacing) : min(plot.height, size.height + spacing)
    var frame = CGRect(origin: .zero, size: size)
    frame.origin.x = plot.minX + (plot.width - size.width) * alignment.horizontal.share
    frame.origin.y = plot.minY + (plot.height - size.height) * alignment.vertical.share
    switch edge {
    case .top:
      frame.origin.y = plot.minY
      plot.origin.y += length
    case .bottom: frame.origin.y = plot.maxY - size.height
    case .leading:
      frame.origin.x = plot.minX
      plot.origin.x += length
    case .trailing: frame.origin.x = plot.maxX - size.width
    }
    if isHorizontal { plot.size.width -= length } else { plot.size.height -= length }
    fixed[index] = frame
  }

  private mutating func reserveLegend(_ index: Int) {
    let legend = model.settings.legend
    let spacing = legend.spacing ?? 8
    switch legend.position.kind {
    case .top, .topLeading, .topTrailing: reserve(index, .top, legend.alignment ?? .leading, spacing)
    case .leading: reserve(index, .leading, legend.alignment ?? .center, spacing)
    case .trailing: reserve(index, .trailing, legend.alignment ?? .center, spacing)
    case .overlay:
      let size = items[index].view.sizeThatFits(ProposedViewSize(plot.size))
      let alignment = legend.alignment ?? .center
      fixed[index] = CGRect(
        x: plot.minX + (plot.width - size.width) * alignment.horizontal.share,
        y: plot.minY + (plot.height - size.height) * alignment.vertical.share, width: size.width, height: size.height)
    default: reserve(index, .bottom, legend.alignment ?? .leading, spacing)
    }
  }

  private mutating func reserveTitle(_ index: Int, _ axis: Axis) {
    guard let title = model.settings.axis(axis).title else { return }
    let spacing = title.spacing ?? ChartLayout.spacing
    switch (title.position.kind, axis) {
    case (.leading, _): reserve(index, .leading, title.alignment ?? .center, spacing)
    case (.trailing, _): reserve(index, .trailing, title.alignment ?? .center, spacing)
    case (.bottom, _), (.automatic, .horizontal), (.bottomLeading, _), (.bottomTrailing, _):
      reserve(index, .bottom, title.alignment ?? .center, spacing)
    default: reserve(index, .top, title.alignment ?? (axis == .vertical ? .trailing : .center), spacing)
    }
  }

  // MARK: Axes

  private mutating func measureLabels() {
    for (index, item) in items.enumerated() {
      guard case .label(let axis, let mark, _) = item.role, model.axes.indices.contains(axis) else { continue }
      let resolved = model.axes[axis]
      var proposal = ProposedViewSize.unspecified
      if resolved.marks[mark].band > 0 {
        // Labels of categories are as wide as their bands.
        let count = (1 / resolved.marks[mark].band).rounded()
        proposal.width = resolved.isHorizontal ? max(1, plot.width / count - 2) : plot.width / 2
      }
      sizes[index] = item.view.sizeThatFits(proposal)
      labelSizes[axis].width = max(labelSizes[axis].width, min(sizes[index].width, plot.width / 2))
      labelSizes[axis].height = max(labelSizes[axis].height, min(sizes[index].height, plot.height / 2))
    }
  }

  /// Makes room for axes and for labels that extend past the ends of the y axis.
  private mutating func reserveAxes() {
    for (index, axis) in model.axes.enumerated() where axis.preset != .inset {
      let spacing = labelSizes[index] == .zero ? 0 : ChartLayout.spacing
      let (width, height) = (labelSizes[index].width + spacing, labelSizes[index].height + spacing)
      switch axis.edge {
      case .leading:
        plot.origin.x += width
        plot.size.width -= width
      case .trailing: plot.size.width -= width
      case .top:
        plot.origin.y += height
        plot.size.height -= height
      case .bottom: plot.size.height -= height
      }
    }
    plot.size = CGSize(width: max(0, plot.width), height: max(0, plot.height))
    var (top, bottom): (CGFloat, CGFloat) = (0, 0)
    for (index, item) in items.enumerated() {
      guard case .label(let axis, let mark, let part) = item.role, !model.axes[axis].isHorizontal else { continue }
      let resolved = model.axes[axis].marks[mark]
      let position = geometry.position(resolved.position(of: resolved.items[part]), .vertical)
      top = max(top, sizes[index].height / 2 - position)
      bottom = max(bottom, position + sizes[index].height / 2 - plot.height)
    }
    bottom = max(0, bottom - (bounds.maxY - plot.maxY))
    top = min(max(0, top - (plot.minY - bounds.minY)), plot.height / 2)
    plot.origin.y += top
    plot.size.height = max(0, plot.height - top - min(bottom, plot.height / 2))
  }

  // MARK: Placement

  func place() {
    var taken: [Int: [CGRect]] = [:]
    for (index, item) in items.enumerated() {
      switch item.role {
      case .plot: item.view.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .legend, .title:
        guard let frame = fixed[index] else { continue }
        item.view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
      case .ticks(let axis): placeTicks(item.view, axis)
      case .label(let axis, let mark, let part):
        placeLabel(item.view, sizes[index], axis, mark, part, &taken[axis, default: []])
      case .annotation(let mark, let part): placeAnnotation(item.view, mark, part)
      case .symbol(let mark):
        let point = geometry.point(mark) ?? CGPoint(x: -100_000, y: 0)
        item.view.place(
          at: CGPoint(x: plot.minX + point.x, y: plot.minY + point.y), anchor: .center, proposal: .unspecified)
      case .element(let mark):
        let target = (elementFrame(mark) ?? .zero).offsetBy(dx: plot.minX, dy: plot.minY)
        item.view.place(at: target.origin, proposal: ProposedViewSize(target.size))
      }
    }
  }

  private func elementFrame(_ mark: Int) -> CGRect? {
    if let sector = geometry.sector(mark) { return sector.path.boundingRect }
    return geometry.target(mark)
  }

  /// Places the canvas of an axis' ticks, which extends over the labels.
  private func placeTicks(_ view: LayoutSubview, _ axis: Int) {
    let length = ChartTicks.length(model.axes[axis], labelSizes[axis])
    var frame = plot
    switch model.axes[axis].edge {
    case .leading: frame = CGRect(x: plot.minX - length, y: plot.minY, width: length, height: plot.height)
    case .trailing: frame = CGRect(x: plot.maxX, y: plot.minY, width: length, height: plot.height)
    case .top: frame = CGRect(x: plot.minX, y: plot.minY - length, width: plot.width, height: length)
    case .bottom: frame = CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: length)
    }
    // The strokes of the first and the last tick extend past the plot area.
    frame = model.axes[axis].isHorizontal ? frame.insetBy(dx: -1, dy: 0) : frame.insetBy(dx: 0, dy: -1)
    view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }
}

extension HorizontalAlignment {
  /// The share of the free space before a view.
  var share: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}
extension VerticalAlignment {
  /// The share of the free space above a view.
  var share: CGFloat { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}
