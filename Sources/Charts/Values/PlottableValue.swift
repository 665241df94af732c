// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

/// A value, range or date unit with a label, to be plotted in a chart.
///
///     BarMark(x: .value("Month", date, unit: .month), y: .value("Sales", sales))
public struct PlottableValue<Value: Plottable> {
  let datum: Datum
}

/// The data of a plottable value: a value, or the interval of a bin, and a label.
struct Datum {
  let label: Text
  var value: _PlotValue
  /// The end of the bin, or nil if the value is no bin.
  var end: _PlotValue?
  /// The unit of the bin, and its calendar.
  var unit: Calendar.Component?

  /// The center of a bin, or the value.
  var center: _PlotValue {
    switch (value, end) {
    case (.number(let a), .number(let b)?): .number(a / 2 + b / 2)
    case (.date(let a), .date(let b)?): .date(a / 2 + b / 2)
    default: value
    }
  }
  var isFinite: Bool { value.isFinite && (end?.isFinite ?? true) }
  var isBin: Bool { end != nil }

  /// The identity of the value, without its label.
  var key: Key { Key(value: value, end: end) }
  struct Key: Hashable {
    let value: _PlotValue
    let end: _PlotValue?
  }
}

extension PlottableValue {
  /// Returns a value with a text label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(datum: Datum(label: label, value: value.plotValue))
  }
  /// Returns a value with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    .value(Text(labelKey), value)
  }
  /// Returns a value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    .value(Text(label), value)
  }

  /// Returns a range with a text label.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue where Value: Comparable {
    PlottableValue(
      datum: Datum(label: label, value: range.lowerBound.plotValue, end: range.upperBound.plotValue))
  }
  /// Returns a range with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
  where Value: Comparable {
    .value(Text(labelKey), range)
  }
  /// Returns a range with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue
  where Value: Comparable {
    .value(Text(label), range)
  }
}

extension PlottableValue where Value == Date {
  /// Returns the interval of a unit, such as a day or month, that contains a date.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    guard date.timeIntervalSinceReferenceDate.isFinite, abs(date.timeIntervalSinceReferenceDate) < 1e13,
      let interval = calendar.dateInterval(of: unit, for: date)
    else { return .value(label, date) }
    return PlottableValue(
      datum: Datum(label: label, value: interval.start.plotValue, end: interval.end.plotValue, unit: unit))
  }
  /// Returns the interval of a unit that contains a date, with a localized label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    .value(Text(labelKey), date, unit: unit, calendar: calendar)
  }
  /// Returns the interval of a unit that contains a date, with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    .value(Text(label), date, unit: unit, calendar: calendar)
  }
}
