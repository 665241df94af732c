// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraInteractions
import Foundation

/// A place that rows keep free: for a row that is moved within the table, whose own place closes, or for one from elsewhere.
///
///      from elsewhere to row 1       row 0 moves to row 2
///      0                             1
///      ─ gap ─                       2
///      1                             ─ gap ─
///      2                             3
struct RowGap: Equatable {
  /// The row that is moved; nil for one from elsewhere.
  var from: RowKey?
  /// Where it would stand, counted without the row itself.
  var to: RowKey
  var height: CGFloat

  /// How far down a row stands of its place.
  func shift(_ key: RowKey) -> CGFloat {
    guard let from else { return key >= to ? height : 0 }
    if key > from { return key < to || key == to && from.section == to.section ? -height : 0 }
    return key < from && key >= to ? height : 0
  }

  /// How far down a section's header stands.
  func headerShift(_ section: Int) -> CGFloat { shift(between: section - 1, and: section) }
  /// How far down a section's footer stands.
  func footerShift(_ section: Int) -> CGFloat { shift(between: section, and: section + 1) }

  /// Of what stands after all rows of a section, and before all of the next.
  private func shift(between before: Int, and after: Int) -> CGFloat {
    guard let from else { return to.section <= before ? height : 0 }
    if from.section <= before, to.section >= after { return -height }
    return to.section <= before && from.section >= after ? height : 0
  }

  /// How much longer the content is.
  var growth: CGFloat { from == nil ? height : 0 }
}
