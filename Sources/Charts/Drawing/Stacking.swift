// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// The interval of a stacked mark.
struct StackInterval: Equatable {
  var start: Double
  var end: Double
}

extension Mark {
  /// The axis of the value that the mark's length represents, or nil if it has none.
  var valueAxis: Axis? {
    guard kind == .bar || kind == .area else { return nil }
    if x.isInterval != y.isInterval { return x.isInterval ? .horizontal : .vertical }
    func isNumber(_ channel: Channel) -> Bool {
      guard let value = channel.value, !value.isBin, case .number = value.value else { return false }
      return true
    }
    if x.isInterval { return nil }
    if isNumber(y) { return .vertical }
    return isNumber(x) ? .horizontal : nil
  }

  func channel(_ axis: Axis) -> Channel { axis == .horizontal ? x : y }

  /// Whether all data has a position.
  var isFinite: Bool { (x.data + y.data).allSatisfy(\.isFinite) }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Stacks marks with the same position.
enum Stacking {
  private struct Key: Hashable {
    let kind: Mark.Kind
    let axis: Axis
    let stacking: MarkStackingMethod
    let position: Datum.Key?
    let group: Datum.Key?
  }
  private struct Sums {
    var positive = 0.0
    var negative = 0.0
  }

  /// Returns the intervals of the marks that are stacked, or that extend from zero to a value; nil for others.
  static func intervals(_ marks: [Mark]) -> [StackInterval?] {
    var keys: [Key?] = []
    var totals: [Key: Double] = [:]
    for mark in marks {
      guard let axis = mark.valueAxis, let value = mark.channel(axis).value, let number = value.value.quantity,
        !mark.channel(axis).isInterval, mark.isFinite
      else {
        keys.append(nil)
        continue
      }
      let key = Key(
        kind: mark.kind, axis: axis, stacking: mark.stacking, position: mark.channel(axis.other).value?.key,
        group: mark.style.positionBy?.datum.key)
      keys.append(key)
      totals[key, default: 0] += abs(number)
    }
    var sums: [Key: Sums] = [:]
    return zip(marks, keys).map { mark, key in
      guard let key, var number = mark.channel(key.axis).value?.value.quantity else { return nil }
      guard mark.stacking != .unstacked else { return StackInterval(start: 0, end: number) }
      let total = totals[key] ?? 0
      if mark.stacking == .normalized { number = total > 0 ? number / total : 0 }
      let before = sums[key] ?? Sums()
      let start = number < 0 ? before.negative : before.positive
      if number < 0 { sums[key, default: Sums()].negative += number } else { sums[key, default: Sums()].positive += number }
      let offset = mark.stacking == .center ? -total / 2 : 0
      return StackInterval(start: start + offset, end: start + number + offset)
    }
  }
}
