// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// The data of a chart in one dimension.
struct AxisData {
  var categories: [String] = []
  private var known: Set<String> = []
  var lower = Double.infinity
  var upper = -Double.infinity
  var isDate = false
  var hasBins = false
  /// The smallest unit of date bins.
  var unit: Calendar.Component?
  /// The positions of bars that have no bands or bins.
  var barPositions: Set<Double> = []
  /// The least positive number, from which logarithmic scales start.
  var leastPositive = Double.infinity
  var isEmpty: Bool { categories.isEmpty && !(lower <= upper) }

  mutating func add(_ number: Double) {
    (lower, upper) = (min(lower, number), max(upper, number))
    if number > 0 { leastPositive = min(leastPositive, number) }
  }

  mutating func add(_ datum: Datum, asCategory: Bool) {
    guard datum.isFinite else { return }
    if asCategory || datum.value.category != nil {
      let name = PositionScale.name(of: datum.value)
      if known.insert(name).inserted { categories.append(name) }
      return
    }
    for value in [datum.value, datum.end] {
      guard let value, let number = value.quantity else { continue }
      add(number)
      isDate = isDate || value.isDate
    }
    if datum.isBin { hasBins = true }
    if let new = datum.unit, unit.map({ DateStep.seconds(new) < DateStep.seconds($0) }) ?? true { unit = new }
  }

  /// The smallest distance between bars.
  var barStep: Double {
    let sorted = barPositions.sorted()
    let steps = zip(sorted.dropFirst(), sorted).map { $0 - $1 }.filter { $0 > 0 }
    return steps.min() ?? (isDate ? 86_400 : 1)
  }
}

/// Creates the position scales of a chart.
struct ScaleBuilder {
  let marks: [Mark]
  let stacks: [StackInterval?]

  /// Returns the data in a dimension.
  func data(_ axis: Axis, asCategories: Bool = false) -> AxisData {
    var data = AxisData()
    for (mark, stack) in zip(marks, stacks) where mark.isFinite && mark.kind != .sector {
      if let stack, mark.valueAxis == axis {
        data.add(stack.start)
        data.add(stack.end)
        continue
      }
      let channel = mark.channel(axis)
      for datum in channel.data { data.add(datum, asCategory: asCategories) }
      if mark.kind == .bar, let value = channel.value, !value.isBin, let number = value.value.quantity {
        data.barPositions.insert(number)
      }
    }
    return data
  }

  /// Returns the scale of data for the settings of its axis.
  func scale(
    _ axis: Axis, _ data: AxisData, _ settings: ChartSettings.AxisSettings, count: Int
  ) -> PositionScale {
    var scale = base(axis, data, settings, count)
    (scale.barStep, scale.unit) = (data.barStep, data.unit)
    return scale
  }

  private func base(
    _ axis: Axis, _ data: AxisData, _ settings: ChartSettings.AxisSettings, _ count: Int
  ) -> PositionScale {
    let range = settings.range ?? .plot
    var (includesZero, isReversed): (Bool?, Bool) = (nil, false)
    let type = settings.type ?? (data.isDate ? .date : .linear)
    switch settings.domain?.kind {
    case .automatic(let zero, let reversed)?: (includesZero, isReversed) = (zero, reversed)
    case .range(let a, let b)?:
      if let scale = explicit(a, b, type, range, isDate: data.isDate) { return scale }
    case .list(let values)?:
      let names = values.compactMap(\.category)
      if !names.isEmpty || settings.type == .category && !values.isEmpty {
        let all = settings.type == .category ? values.map(PositionScale.name) : names
        return PositionScale(categories: unique(all), isReversed: false, range: range)
      }
      let numbers = values.compactMap(\.quantity)
      if let first = values.first(where: { $0.quantity == numbers.first }), let last = values.last(where: \.isFinite),
        let scale = explicit(first, last, type, range, isDate: data.isDate)
      {
        return scale
      }
    case nil: break
    }
    if settings.type == .category || !data.categories.isEmpty {
      let names = settings.type == .category ? self.data(axis, asCategories: true).categories : data.categories
      return PositionScale(categories: names, isReversed: isReversed, range: range)
    }
    guard !data.isEmpty else {
      return PositionScale(lower: 0, upper: 1, type: type, isDate: data.isDate, isReversed: isReversed, range: range)
    }
    let bounds = automatic(data, settings, type, includesZero ?? !(data.isDate || data.hasBins), count)
    return PositionScale(
      lower: bounds.0, upper: bounds.1, type: type, isDate: data.isDate, isReversed: isReversed, range: range)
  }

  private func unique(_ names: [String]) -> [String] {
    var known = Set<String>()
    return names.filter { known.insert($0).inserted }
  }

  /// Returns a scale between two values, which is reversed if the first one is greater.
  private func explicit(
    _ a: _PlotValue, _ b: _PlotValue, _ type: ScaleType, _ range: _PositionRange, isDate: Bool
  ) -> PositionScale? {
    guard let first = a.quantity, let last = b.quantity else { return nil }
    let type = a.isDate && type == .linear ? .date : type
    return PositionScale(
      lower: min(first, last), upper: max(first, last), type: type, isDate: a.isDate || isDate,
      isReversed: first > last, range: range)
  }

  /// Returns the bounds of an automatic domain: those of the data and of bars, zero for numbers, rounded to ticks.
  private func automatic(
    _ data: AxisData, _ settings: ChartSettings.AxisSettings, _ type: ScaleType, _ includesZero: Bool, _ count: Int
  ) -> (Double, Double) {
    var (lower, upper) = (data.lower, data.upper)
    if !data.barPositions.isEmpty {
      lower -= data.barStep / 2
      upper += data.barStep / 2
    }
    if type == .log { return logarithmic(data) }
    if includesZero { (lower, upper) = (min(lower, 0), max(upper, 0)) }
    let values = settings.specifications?.first?.values
    guard !data.isDate, upper > lower else { return (lower, upper) }
    var step = NumberStep(span: upper - lower, count: count)
    if case .numbers(let length)? = values?.kind, length.isFinite, length > 0, (upper - lower) / length < 1000 {
      step = NumberStep(length: length)
    }
    let rounded = data.hasBins ? (lower, upper) : step.rounding(lower, upper)
    return (values?.roundsLower ?? true ? rounded.0 : lower, values?.roundsUpper ?? true ? rounded.1 : upper)
  }

  /// Returns the powers of ten that enclose the positive data.
  private func logarithmic(_ data: AxisData) -> (Double, Double) {
    let least = data.leastPositive
    guard data.upper > 0, least.isFinite else { return (1, 10) }
    let lower = Foundation.pow(10, (Foundation.log10(least) + 1e-9).rounded(.down))
    let upper = Foundation.pow(10, (Foundation.log10(data.upper) - 1e-9).rounded(.up))
    return (lower, max(upper, lower * 10))
  }
}
