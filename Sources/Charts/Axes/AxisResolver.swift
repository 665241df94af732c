// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// An axis at an edge of the plot area.
struct ResolvedAxis {
  let axis: Axis
  let edge: Edge
  let preset: AxisMarkPreset
  var marks: [ResolvedAxisMark]

  /// Whether the axis is at a horizontal edge.
  var isHorizontal: Bool { axis == .horizontal }
}

/// The parts of an axis at a value.
struct ResolvedAxisMark {
  let value: _PlotValue
  /// The position as a fraction of the scale.
  let fraction: Double
  /// The position of the next value, or the end of the scale.
  let next: Double
  /// The length of the value's band as a fraction of the scale; 0 if it has none.
  let band: Double
  let items: [AxisItem]
  /// The unit of dates.
  let step: DateStep?

  /// Returns the position of an item.
  func position(of item: AxisItem) -> Double { item.isCentered ?? false && band == 0 ? (fraction + next) / 2 : fraction }
}

/// Determines the values and parts of axes.
struct AxisResolver {
  let calendar: Calendar
  let textScale: CGFloat

  /// Returns the axes of a scale. Several sets of marks at the same edge are one axis.
  @MainActor
  func axes(
    _ axis: Axis, _ scale: PositionScale, _ settings: ChartSettings.AxisSettings, count: Int, length: CGFloat
  ) -> [ResolvedAxis] {
    var result: [ResolvedAxis] = []
    for specification in settings.specifications ?? [AxisSpecification()] {
      let edge = edge(specification.position, axis, scale)
      let marks = self.marks(axis, scale, specification, count: count, length: length)
      if let index = result.firstIndex(where: { $0.edge == edge }) {
        result[index].marks += marks
      } else {
        result.append(ResolvedAxis(axis: axis, edge: edge, preset: specification.preset, marks: marks))
      }
    }
    return result
  }

  private func edge(_ position: AxisMarkPosition, _ axis: Axis, _ scale: PositionScale) -> Edge {
    if axis == .horizontal { return position == .top ? .top : .bottom }
    switch position.kind {
    case .leading: return .leading
    case .trailing: return .trailing
    default: return scale.isCategory ? .leading : .trailing
    }
  }

  @MainActor
  private func marks(
    _ axis: Axis, _ scale: PositionScale, _ specification: AxisSpecification, count: Int, length: CGFloat
  ) -> [ResolvedAxisMark] {
    let (values, step) = values(scale, specification.values, count: count, length: length)
    let placed = values.compactMap { value in scale.fraction(of: value).map { (value, $0) } }
      .filter { $0.1 > -1e-6 && $0.1 < 1 + 1e-6 }
    let band = if case .categories(let names, _) = scale.domain { 1 / Double(max(1, names.count)) } else { 0.0 }
    return placed.enumerated().map { index, element in
      let value = AxisValue(index: index, count: placed.count, value: element.0)
      let items = specification.build?(value).items
      return ResolvedAxisMark(
        value: element.0, fraction: element.1,
        next: index + 1 < placed.count ? placed[index + 1].1 : scale.isReversed ? 0 : 1,
        band: band, items: items ?? standardItems(axis, scale, specification), step: step)
    }
  }

  /// Returns the default parts: labels, and grid lines and ticks unless values are categories.
  private func standardItems(
    _ axis: Axis, _ scale: PositionScale, _ specification: AxisSpecification
  ) -> [AxisItem] {
    let content = specification.format.map { AxisLabelItem.Content.format($0) } ?? .automatic
    let label = AxisItem(kind: .label(AxisLabelItem(content: content)))
    if scale.isCategory { return [label] }
    let length: AxisTick.Length = axis == .horizontal && scale.isDate ? .label : .automatic
    return [
      AxisItem(kind: .grid, stroke: specification.stroke), AxisItem(kind: .tick(length), stroke: specification.stroke),
      label,
    ]
  }

  /// Returns the values of an axis, and their step if they are dates.
  private func values(
    _ scale: PositionScale, _ values: AxisMarkValues, count: Int, length: CGFloat
  ) -> ([_PlotValue], DateStep?) {
    if case .list(let list) = values.kind { return (list, dateStep(list)) }
    switch scale.domain {
    case .categories(let names, _):
      // Bands that are narrower than a line of text get a label every few bands.
      let visible = max(1, Int(min(max(1, length / (14 * textScale)), 1000)))
      let skip = (names.count + visible - 1) / visible
      return (names.enumerated().filter { $0.offset % max(1, skip) == 0 }.map { .category($0.element) }, nil)
    case .continuous(let lower, let upper):
      if scale.isDate {
        var (step, calendar) = (DateStep(span: upper - lower, count: wanted(values, count), atLeast: scale.unit), calendar)
        if case .dates(let own, let ownCalendar) = values.kind { (step, calendar) = (own, ownCalendar ?? calendar) }
        if case .numbers = values.kind { return ([], nil) }
        return (step.ticks(lower, upper, calendar: calendar).map { .date($0) }, step)
      }
      if case .numbers(let length) = values.kind {
        return (NumberStep(length: length).ticks(lower, upper).map { .number($0) }, nil)
      }
      if case .dates = values.kind { return ([], nil) }
      return (
        NumberTicks.values(lower, upper, type: scale.type, count: wanted(values, count)).map { .number($0) }, nil
      )
    }
  }

  private func wanted(_ values: AxisMarkValues, _ count: Int) -> Int {
    if case .automatic(let own?, nil) = values.kind { return own }
    return count
  }

  /// Returns the unit that describes the distance between dates.
  private func dateStep(_ list: [_PlotValue]) -> DateStep? {
    let times = list.filter(\.isDate).compactMap(\.quantity).sorted()
    guard let distance = zip(times.dropFirst(), times).map({ $0 - $1 }).min() else { return nil }
    let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute]
    return DateStep(units.first { distance >= DateStep.seconds($0) * 0.9 } ?? .second)
  }
}
