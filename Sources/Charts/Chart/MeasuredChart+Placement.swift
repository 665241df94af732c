// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

// The placement of axis labels and annotations.
extension MeasuredChart {
  /// Places a label of an axis. Labels that overlap a previous one are outside the chart, so that they are not visible.
  func placeLabel(
    _ view: LayoutSubview, _ size: CGSize, _ axis: Int, _ mark: Int, _ part: Int, _ taken: inout [CGRect]
  ) {
    let (resolved, item) = (model.axes[axis].marks[mark], model.axes[axis].marks[mark].items[part])
    guard case .label(let label) = item.kind else { return }
    var size = size
    size.width = min(size.width, bounds.width)
    let position = geometry.position(resolved.position(of: item), model.axes[axis].axis)
    var frame = CGRect(origin: origin(size, position, model.axes[axis], resolved, item, label, axis), size: size)
    frame = frame.offsetBy(dx: item.offset.width, dy: item.offset.height)
    if model.axes[axis].isHorizontal, label.anchor == nil {
      // Labels stay inside the chart.
      frame.origin.x = min(max(frame.minX, bounds.minX), max(bounds.minX, bounds.maxX - size.width))
    }
    if label.hidesOverlaps {
      let gap: CGFloat = model.axes[axis].isHorizontal ? 2 : 0
      if taken.contains(where: { $0.insetBy(dx: -gap, dy: 0).intersects(frame) }) {
        return view.place(at: CGPoint(x: bounds.minX - 100_000, y: bounds.minY), proposal: ProposedViewSize(size))
      }
      taken.append(frame)
    }
    view.place(at: frame.origin, proposal: ProposedViewSize(size))
  }

  private func origin(
    _ size: CGSize, _ position: CGFloat, _ axis: ResolvedAxis, _ mark: ResolvedAxisMark, _ item: AxisItem,
    _ label: AxisLabelItem, _ index: Int
  ) -> CGPoint {
    let isInset = axis.preset == .inset
    if axis.isHorizontal {
      let spacing = label.verticalSpacing ?? ChartLayout.spacing
      let isAbove = (axis.edge == .top) != isInset
      let edge = axis.edge == .top ? plot.minY : plot.maxY
      let y = isAbove ? edge - spacing - size.height : edge + spacing
      let isCentered = item.isCentered ?? (mark.band > 0 || !model.x.isDate)
      let anchor = label.anchor?.x ?? (isCentered ? 0.5 : 0)
      let lead = anchor == 0 ? label.horizontalSpacing ?? ChartLayout.spacing : label.horizontalSpacing ?? 0
      return CGPoint(x: plot.minX + position + lead - size.width * anchor, y: y)
    }
    let spacing = label.horizontalSpacing ?? ChartLayout.spacing
    let y = plot.minY + position + (label.verticalSpacing ?? 0) - size.height * (label.anchor?.y ?? 0.5)
    let x: CGFloat =
      switch (axis.edge, isInset) {
      case (.leading, false) where axis.preset == .aligned: plot.minX - spacing - labelSizes[index].width
      case (.leading, false): plot.minX - spacing - size.width
      case (.leading, true): plot.minX + spacing
      case (_, false): plot.maxX + spacing
      case (_, true): plot.maxX - spacing - size.width
      }
    return CGPoint(x: x, y: y)
  }

  // MARK: Annotations

  func placeAnnotation(_ view: LayoutSubview, _ mark: Int, _ part: Int) {
    let annotation = model.marks[mark].style.annotations[part]
    guard let target = geometry.target(mark)?.offsetBy(dx: plot.minX, dy: plot.minY) else {
      return view.place(at: CGPoint(x: bounds.minX - 100_000, y: bounds.minY), proposal: .unspecified)
    }
    let size = view.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
    let spacing = annotation.spacing.map { $0.isFinite ? $0 : 0 } ?? ChartLayout.spacing
    let (horizontal, vertical) = (annotation.alignment.horizontal.share, annotation.alignment.vertical.share)
    var origin = CGPoint(
      x: target.minX + (target.width - size.width) * horizontal,
      y: target.minY + (target.height - size.height) * vertical)
    let (above, below) = (target.minY - spacing - size.height, target.maxY + spacing)
    let (before, after) = (target.minX - spacing - size.width, target.maxX + spacing)
    switch annotation.position.kind {
    case .overlay: break
    case .automatic, .top: origin.y = above
    case .bottom: origin.y = below
    case .leading: origin.x = before
    case .trailing: origin.x = after
    case .topLeading: origin = CGPoint(x: before, y: above)
    case .topTrailing: origin = CGPoint(x: after, y: above)
    case .bottomLeading: origin = CGPoint(x: before, y: below)
    case .bottomTrailing: origin = CGPoint(x: after, y: below)
    }
    let (x, y) = (limits(annotation.overflow.x), limits(annotation.overflow.y))
    if let x { origin.x = max(x.minX, min(origin.x, x.maxX - size.width)) }
    if let y { origin.y = max(y.minY, min(origin.y, y.maxY - size.height)) }
    view.place(at: origin, proposal: ProposedViewSize(size))
  }

  /// Returns the bounds to which annotations are limited.
  private func limits(_ strategy: AnnotationOverflowResolution.Strategy) -> CGRect? {
    switch strategy.kind {
    case .disabled: nil
    case .fit(let boundary): boundary.kind == .plot ? plot : bounds
    case .automatic, .padScale: bounds
    }
  }
}
