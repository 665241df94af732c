// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// The positions of marks in a plot area, in points from its left or leading edge and its top.
struct PlotGeometry {
  let model: ChartModel
  let size: CGSize
  /// Whether positions are from the left edge although the layout direction is right to left.
  let isMirrored: Bool

  private func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

  /// Returns the position at a fraction of a scale. Categories on a y axis are in reading order, numbers increase upward.
  func position(_ fraction: Double, _ axis: Axis) -> CGFloat {
    let (scale, length) = (model.scale(axis), length(axis))
    let (start, end) = scale.range.bounds(in: length)
    let position = start + CGFloat(fraction) * (end - start)
    let isFlipped = axis == .horizontal ? isMirrored : !scale.isCategory
    return isFlipped ? length - position : position
  }

  /// Returns the fraction of a scale at a position.
  func fraction(_ position: CGFloat, _ axis: Axis) -> Double {
    let (scale, length) = (model.scale(axis), length(axis))
    let (start, end) = scale.range.bounds(in: length)
    let isFlipped = axis == .horizontal ? isMirrored : !scale.isCategory
    return end == start ? .nan : Double(((isFlipped ? length - position : position) - start) / (end - start))
  }

  /// Returns the position of a value, or nil if it has none.
  func position(of value: _PlotValue, _ axis: Axis) -> CGFloat? {
    model.scale(axis).fraction(of: value).map { position($0, axis) }
  }

  /// A range of positions.
  typealias Span = (lower: CGFloat, upper: CGFloat)

  private func span(_ a: CGFloat, _ b: CGFloat) -> Span { (min(a, b), max(a, b)) }

  /// Returns the band, bin or distance between bars of a datum.
  func band(_ datum: Datum, _ axis: Axis) -> Span? {
    model.scale(axis).band(of: datum).map { span(position($0.0, axis), position($0.1, axis)) }
  }

  /// Returns the part of a band that a mark with a size occupies.
  private func inner(
    _ mark: Mark, _ datum: Datum, _ axis: Axis, _ dimension: MarkDimension
  ) -> Span? {
    guard let band = band(datum, axis) else { return nil }
    func automatic(_ length: CGFloat) -> CGFloat { mark.kind == .bar ? MarkDimension.barWidth(length) : length }
    let (center, available) = ((band.lower + band.upper) / 2, band.upper - band.lower)
    guard let position = mark.style.positionBy, position.axis ?? axis == axis, model.groups.count > 1,
      let index = model.groups[position.datum.key]
    else {
      let half = dimension.length(in: available, automatic: automatic) / 2
      return (center - half, center + half)
    }
    let shared = position.span.length(in: available, automatic: MarkDimension.barWidth)
    let part = shared / CGFloat(model.groups.count)
    let order = axis == .horizontal && isMirrored ? model.groups.count - 1 - index : index
    let middle = center - shared / 2 + part * (CGFloat(order) + 0.5)
    let half = dimension.length(in: part) { $0 - min(2, $0 / 5) } / 2
    return (middle - half, middle + half)
  }

  /// Returns the range of a mark along an axis.
  private func extent(_ index: Int, _ axis: Axis) -> Span? {
    let mark = model.marks[index]
    let channel = mark.channel(axis)
    if let stack = model.stacks[index], mark.valueAxis == axis { return valueSpan(stack, axis) }
    if let start = channel.start, let end = channel.end {
      guard let a = position(of: start.value, axis), let b = position(of: end.end ?? end.value, axis) else { return nil }
      return span(a, b)
    }
    if let value = channel.value {
      return inner(mark, value, axis, axis == .horizontal ? mark.width : mark.height)
    }
    let (start, end) = (channel.startPoint ?? 0, channel.endPoint ?? length(axis))
    guard start.isFinite, end.isFinite else { return nil }
    return axis == .horizontal && isMirrored ? span(size.width - start, size.width - end) : span(start, end)
  }

  /// Returns the range of a stacked value. On scales without zero, it starts at the start of the scale.
  private func valueSpan(_ stack: StackInterval, _ axis: Axis) -> Span? {
    guard let end = position(of: .number(stack.end), axis) else { return nil }
    return span(position(of: .number(stack.start), axis) ?? position(0, axis), end)
  }

  /// Returns the rectangle of a bar or rectangle.
  func rect(_ index: Int) -> CGRect? {
    guard model.marks[index].isFinite, let x = extent(index, .horizontal), let y = extent(index, .vertical) else {
      return nil
    }
    return CGRect(x: x.lower, y: y.lower, width: x.upper - x.lower, height: y.upper - y.lower)
      .offsetBy(offset(index))
  }

  /// Returns the point of a point, line or area, or nil if it has none. The point of an area is at its end.
  func point(_ index: Int, start: Bool = false) -> CGPoint? {
    let mark = model.marks[index]
    guard mark.isFinite, let x = coordinate(index, .horizontal, start), let y = coordinate(index, .vertical, start) else {
      return nil
    }
    let offset = offset(index)
    return CGPoint(x: x + offset.width, y: y + offset.height)
  }

  private func coordinate(_ index: Int, _ axis: Axis, _ start: Bool) -> CGFloat? {
    let mark = model.marks[index]
    let channel = mark.channel(axis)
    if mark.kind == .area, mark.valueAxis == axis {
      if let stack = model.stacks[index] {
        return position(of: .number(start ? stack.start : stack.end), axis) ?? (start ? position(0, axis) : nil)
      }
      return (start ? channel.start : channel.end).flatMap { position(of: $0.center, axis) }
    }
    if let value = channel.value {
      if mark.style.positionBy != nil, model.scale(axis).isCategory, let span = inner(mark, value, axis, .automatic) {
        return (span.lower + span.upper) / 2
      }
      return position(of: value.center, axis)
    }
    let point = channel.startPoint ?? length(axis) / 2
    guard point.isFinite else { return nil }
    return axis == .horizontal && isMirrored ? size.width - point : point
  }

  /// Returns the ends of a rule.
  func rule(_ index: Int) -> (CGPoint, CGPoint)? {
    let mark = model.marks[index]
    guard mark.isFinite else { return nil }
    let offset = offset(index)
    if let value = mark.x.value, mark.y.value == nil || mark.y.isInterval {
      guard let x = position(of: value.center, .horizontal), let y = extent(index, .vertical) else { return nil }
      return (
        CGPoint(x: x + offset.width, y: y.lower + offset.height),
        CGPoint(x: x + offset.width, y: y.upper + offset.height)
      )
    }
    guard let value = mark.y.value, let y = position(of: value.center, .vertical), let x = extent(index, .horizontal)
    else { return nil }
    return (
      CGPoint(x: x.lower + offset.width, y: y + offset.height),
      CGPoint(x: x.upper + offset.width, y: y + offset.height)
    )
  }

  /// Returns the geometry of a sector.
  func sector(_ index: Int) -> SectorGeometry? {
    guard let sector = model.marks[index].sector else { return nil }
    let largest = max(0, min(size.width, size.height) / 2)
    let (start, end) = model.angles[index]
    let offset = offset(index)
    func radius(_ dimension: MarkDimension, automatic: CGFloat) -> CGFloat {
      if case .inset(let inset) = dimension.kind { return inset.isFinite ? max(0, largest - inset) : largest }
      return dimension.length(in: largest) { _ in automatic }
    }
    return SectorGeometry(
      center: CGPoint(x: size.width / 2 + offset.width, y: size.height / 2 + offset.height),
      innerRadius: radius(sector.inner, automatic: 0), outerRadius: radius(sector.outer, automatic: largest),
      start: start, end: end, inset: sector.inset, cornerRadius: model.marks[index].style.cornerRadius ?? 0)
  }

  private func offset(_ index: Int) -> CGSize {
    let offset = model.marks[index].style.offset
    return isMirrored ? CGSize(width: -offset.width, height: offset.height) : offset
  }

  /// Returns the rectangle to which annotations of a mark refer.
  func target(_ index: Int) -> CGRect? {
    switch model.marks[index].kind {
    case .bar, .rectangle: return rect(index)
    case .sector: return sector(index).map { CGRect(origin: $0.middle, size: .zero) }
    case .rule:
      return rule(index).map {
        CGRect(x: $0.0.x, y: $0.0.y, width: $0.1.x - $0.0.x, height: $0.1.y - $0.0.y)
      }
    case .line, .area: return point(index).map { CGRect(origin: $0, size: .zero) }
    case .point:
      let size = model.styles.symbolSize(model.marks[index])
      return point(index).map {
        CGRect(x: $0.x - size.width / 2, y: $0.y - size.height / 2, width: size.width, height: size.height)
      }
    }
  }
}

extension CGRect {
  fileprivate func offsetBy(_ offset: CGSize) -> CGRect { offsetBy(dx: offset.width, dy: offset.height) }
}
