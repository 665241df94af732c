// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The average length of the items that have been created, which stands for the lengths of the others.
///
/// An average is used from the moment that it is first needed. It then remains the same, so that creating more items
/// doesn't move those that are visible.
struct LazyEstimate {
  /// The average that is in use, or nil if it has not been needed.
  var length: CGFloat?
  private var total: CGFloat = 0
  private var last = -1
  private var pass = -1
  /// The number of items, or of lines in a grid, in the current layout pass.
  private(set) var count = 0

  /// The average of the current layout pass.
  var average: CGFloat? { count > 0 ? total / CGFloat(count) : nil }

  /// Adds a line of an item. Lines of the same item are consecutive.
  ///
  /// - Parameters:
  ///   - item: The index of the item, or a new number for each line of a grid.
  ///   - gap: The distance from the previous line, which counts within an item.
  mutating func add(_ length: CGFloat, of item: Int, gap: CGFloat, pass: Int) {
    guard self.length == nil else { return }
    if self.pass != pass { (total, count, last, self.pass) = (0, 0, -1, pass) }
    if item == last {
      total += gap + length
    } else {
      (total, count, last) = (total + length, count + 1, item)
    }
  }
}
