// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// A scale that maps data to positions along an axis, as fractions of its range.
struct PositionScale {
  enum Domain {
    case categories([String], [String: Int])
    /// A range of numbers or dates. The transformed bounds are different.
    case continuous(lower: Double, upper: Double)
  }
  let domain: Domain
  let type: ScaleType
  let isDate: Bool
  let isReversed: Bool
  let range: _PositionRange
  /// The smallest distance between bars on an axis of numbers or dates.
  var barStep = 1.0
  /// The smallest unit of the data's bins.
  var unit: Calendar.Component?

  var isCategory: Bool {
    if case .categories = domain { return true }
    return false
  }

  init(
    categories: [String], isReversed: Bool, range: _PositionRange
  ) {
    let indices = Dictionary(categories.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
    domain = .categories(categories, indices)
    (type, isDate, self.isReversed, self.range) = (.category, false, isReversed, range)
  }

  init(lower: Double, upper: Double, type: ScaleType, isDate: Bool, isReversed: Bool, range: _PositionRange) {
    var (lower, upper) = (min(lower, upper), max(lower, upper))
    if case .log = type.kind {
      if upper <= 0 { (lower, upper) = (1, 10) }
      if lower <= 0 { lower = upper / 1000 }
    }
    if let a = type.transform(lower), let b = type.transform(upper), b - a > 0 {
      domain = .continuous(lower: lower, upper: upper)
    } else {
      let margin = isDate ? 43_200 : max(0.5, abs(lower) / 2)
      domain = .continuous(lower: lower == 0 ? 0 : lower - margin, upper: upper + (lower == 0 ? 1 : margin))
    }
    (self.type, self.isDate, self.isReversed, self.range) = (type, isDate, isReversed, range)
  }

  /// Returns the fraction of the range at which a value is, or nil if it has no position. Categories are at the centers of their
  /// bands. Values outside the domain have fractions below 0 or above 1.
  func fraction(of value: _PlotValue) -> Double? {
    switch domain {
    case .categories(let names, let indices):
      guard let index = indices[Self.name(of: value)] else { return nil }
      let fraction = (Double(index) + 0.5) / Double(max(1, names.count))
      return isReversed ? 1 - fraction : fraction
    case .continuous(let lower, let upper):
      guard let quantity = value.quantity, let a = type.transform(lower), let b = type.transform(upper),
        let position = type.transform(quantity)
      else { return nil }
      let fraction = (position - a) / (b - a)
      guard fraction.isFinite else { return nil }
      let limited = min(max(fraction, -100), 100)
      return isReversed ? 1 - limited : limited
    }
  }

  /// Returns the fractions between which the band of a datum is, in ascending order.
  func band(of datum: Datum) -> (Double, Double)? {
    if case .categories(let names, _) = domain {
      guard let center = fraction(of: datum.value) else { return nil }
      let half = 0.5 / Double(max(1, names.count))
      return (center - half, center + half)
    }
    let (a, b): (_PlotValue, _PlotValue)
    if let end = datum.end {
      (a, b) = (datum.value, end)
    } else {
      guard let center = datum.value.quantity else { return nil }
      (a, b) = (.number(center - barStep / 2), .number(center + barStep / 2))
    }
    guard let first = fraction(of: a), let last = fraction(of: b) else { return nil }
    return (min(first, last), max(first, last))
  }

  /// Returns the value at a fraction of the range.
  func value(at fraction: Double) -> _PlotValue? {
    guard fraction.isFinite else { return nil }
    let fraction = isReversed ? 1 - fraction : fraction
    switch domain {
    case .categories(let names, _):
      guard fraction >= 0, fraction <= 1, !names.isEmpty else { return nil }
      return .category(names[min(names.count - 1, Int(fraction * Double(names.count)))])
    case .continuous(let lower, let upper):
      guard let a = type.transform(lower), let b = type.transform(upper) else { return nil }
      let value = type.inverse(a + (b - a) * fraction)
      return isDate ? .date(value) : .number(value)
    }
  }

  /// Returns the name of a value on a scale of categories.
  static func name(of value: _PlotValue) -> String {
    switch value {
    case .category(let name): name
    case .number(let number): number.formatted(.number.locale(Locale(identifier: "en_US_POSIX")))
    case .date(let time): "\(time)"
    }
  }
}
