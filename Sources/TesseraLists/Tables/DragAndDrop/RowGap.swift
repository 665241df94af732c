// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraInteractions
import Foundation

/// A gap between rows for a dragged item. If the item is a row of the table, the gap at its original position closes.
///
///      from elsewhere to row 1       row 0 moves to row 2
///      0                             1
///      ─ gap ─                       2
///      1                             ─ gap ─
///      2                             3
struct RowGap: Equatable {
  /// The row being moved, or nil for an item that is not from this table.
  var from: ItemPosition?
  /// The destination, which refers to the rows without the moving row.
  var to: ItemPosition
  var height: CGFloat

  /// Returns the distance that a row shifts down, in points.
  func shift(of key: ItemPosition) -> CGFloat {
    guard let from else { return key >= to ? height : 0 }
    if key > from { return key < to || key == to && from.section == to.section ? -height : 0 }
    return key < from && key >= to ? height : 0
  }

  /// Returns the distance that a section's header shifts down, in points.
  func headerShift(inSection section: Int) -> CGFloat { shift(between: section - 1, and: section) }
  /// Returns the distance that a section's footer shifts down, in points.
  func footerShift(inSection section: Int) -> CGFloat { shift(between: section, and: section + 1) }

  /// Returns the shift of a view that is between the last row of one section and the first row of the next.
  private func shift(between before: Int, and after: Int) -> CGFloat {
    guard let from else { return to.section <= before ? height : 0 }
    if from.section <= before, to.section >= after { return -height }
    return to.section <= before && from.section >= after ? height : 0
  }

  /// The additional content height, in points.
  var growth: CGFloat { from == nil ? height : 0 }
}
