// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// A chart's marks with their scales and axes, for a size of the chart.
final class ChartModel {
  let marks: [Mark]
  let settings: ChartSettings
  let calendar: Calendar
  let locale: Locale
  let stacks: [StackInterval?]
  let x: PositionScale
  let y: PositionScale
  /// The positions of a band that `position(by:)` divides, in order of their appearance.
  let groups: [Datum.Key: Int]
  let angles: [(start: Double, end: Double)]
  let styles: StyleScales
  private(set) var axes: [ResolvedAxis] = []

  struct Environment {
    var settings = ChartSettings()
    var calendar = Calendar.current
    var locale = Locale.current
    /// The scale of text relative to the default text size.
    var textScale: CGFloat = 1
  }

  @MainActor
  init(_ marks: [Mark], size: CGSize, _ environment: Environment) {
    self.marks = marks
    (settings, calendar, locale) = (environment.settings, environment.calendar, environment.locale)
    stacks = Stacking.intervals(marks)
    var groups: [Datum.Key: Int] = [:]
    for mark in marks {
      if let key = mark.style.positionBy?.datum.key, groups[key] == nil { groups[key] = groups.count }
    }
    self.groups = groups
    let sectors = marks.filter { $0.kind == .sector }
    let values = sectors.map { $0.sector?.angle.value.quantity ?? 0 }
    var remaining = SectorGeometry.angles(values)[...]
    angles = marks.map { $0.kind == .sector ? remaining.removeFirst() : (0, 0) }
    styles = StyleScales(marks, environment.settings)
    let counts = ChartModel.tickCounts(size, environment.textScale)
    let builder = ScaleBuilder(marks: marks, stacks: stacks)
    let (dataX, dataY) = (builder.data(.horizontal), builder.data(.vertical))
    x = builder.scale(.horizontal, dataX, settings.x, count: settings.x.desiredCount(counts.x, size.width))
    y = builder.scale(.vertical, dataY, settings.y, count: settings.y.desiredCount(counts.y, size.height))
    let resolver = AxisResolver(calendar: calendar, textScale: environment.textScale)
    for (axis, scale, data) in [(Axis.horizontal, x, dataX), (.vertical, y, dataY)] {
      let own = settings.axis(axis)
      guard own.visibility != .hidden, !data.isEmpty || own.domain?.isExplicit ?? false else { continue }
      let length = axis == .horizontal ? size.width : size.height
      axes += resolver.axes(
        axis, scale, own, count: own.desiredCount(axis == .horizontal ? counts.x : counts.y, length), length: length)
    }
  }

  /// Returns the largest numbers of intervals between ticks that fit. Approximates iOS; not measured.
  static func tickCounts(_ size: CGSize, _ textScale: CGFloat) -> (x: Int, y: Int) {
    func count(_ length: CGFloat, _ stride: CGFloat, _ most: CGFloat) -> Int {
      let count = length / (stride * max(0.5, textScale))
      return count.isFinite ? Int(min(max(1, count), most)) : 1
    }
    return (count(size.width, 56, 7), count(size.height, 48, 6))
  }

  func scale(_ axis: Axis) -> PositionScale { axis == .horizontal ? x : y }
}

extension _ScaleDomain {
  /// Whether the domain contains values of its own.
  var isExplicit: Bool {
    switch kind {
    case .automatic: false
    case .range: true
    case .list(let values): !values.isEmpty
    }
  }
}

extension ChartSettings.AxisSettings {
  /// Returns the number of intervals that the axis' first marks want.
  func desiredCount(_ standard: Int, _ length: CGFloat) -> Int {
    guard case .automatic(let count, let stride)? = specifications?.first?.values.kind else { return standard }
    let fitting = stride.map { length / $0 }.flatMap { $0.isFinite ? Int(min(max(1, $0), 1000)) : nil }
    return min(count ?? fitting ?? standard, fitting ?? 1000)
  }
}
