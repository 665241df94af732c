// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The lines of one section of a flow layout. This type does not depend on views, so it can be tested separately.
// "Along" refers to the scroll direction, and "across" to the direction of a line:
//
//     vertical flow, justified:     ├ inset ┤ item ├ gap ┤ item ├ gap ┤ item ├ inset ┤
//     the last line keeps the gap:  ├ inset ┤ item ├ gap ┤ item
//
// A line is full if the next item does not fit in it with the minimum spacing. A full line is justified: its first
// and last items are aligned with the insets. An item that is alone in its line is centered. If all items have the
// same size, the last line is spaced like a full line, so that items form columns; otherwise it uses the minimum
// spacing. Items with different lengths along the scroll direction are centered in their line.

import Foundation

/// A size relative to the scroll direction.
struct FlowSize: Equatable {
  var along: CGFloat
  var across: CGFloat
}

struct FlowSection {
  struct Line {
    var start: CGFloat
    var end: CGFloat
    var items: Range<Int>
  }

  struct ItemPlacement {
    var along: CGFloat
    var across: CGFloat
    var size: FlowSize
  }

  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// The insets along (`before` and `after`) and across the scroll direction (`near` and `far`).
  var before: CGFloat = 0
  var after: CGFloat = 0
  var near: CGFloat = 0
  var far: CGFloat = 0
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  /// The available length across the scroll direction, including insets.
  var room: CGFloat = 0
  /// Whether all items have the same size, so that they form columns.
  var isUniform = false
  /// Whether an item that is alone in its line is placed at the near edge instead of being centered.
  var alignsSingleItemsToStart = false

  /// The start of the section in content coordinates.
  var start: CGFloat = 0
  private(set) var lines: [Line] = []
  private(set) var placements: [ItemPlacement] = []
  private(set) var length: CGFloat = 0

  /// The number of points by which a line may exceed its available length. It is less than a hundredth of a pixel,
  /// but more than the rounding error of seven columns whose width is a seventh of the available length, rounded to a
  /// `Float`.
  static let tolerance: CGFloat = 1e-3

  mutating func fill(_ sizes: [FlowSize]) {
    (lines, placements) = ([], [])
    placements.reserveCapacity(sizes.count)
    let available = max(0, room - near - far)
    var along = header + before
    var first = 0
    while first < sizes.count {
      if first > 0 { along += lineSpacing }
      var (end, total) = (first + 1, sizes[first].across)
      while end < sizes.count, total + itemSpacing + sizes[end].across <= available + Self.tolerance {
        total += itemSpacing + sizes[end].across
        end += 1
      }
      along = addLine(sizes, items: first..<end, at: along, available: available)
      first = end
    }
    length = along + after + footer
  }

  /// Places a line and returns the position of its end.
  private mutating func addLine(
    _ sizes: [FlowSize], items: Range<Int>, at start: CGFloat, available: CGFloat
  ) -> CGFloat {
    let (offset, gap) = spacing(sizes, items: items, available: available)
    let depth = sizes[items].reduce(0) { max($0, $1.along) }
    var across = near + offset
    for size in sizes[items] {
      placements.append(ItemPlacement(along: start + (depth - size.along) / 2, across: across, size: size))
      across += size.across + gap
    }
    lines.append(Line(start: start, end: start + depth, items: items))
    return start + depth
  }

  /// Returns the spacing before the first item of a line, and the spacing between two items.
  private func spacing(
    _ sizes: [FlowSize], items: Range<Int>, available: CGFloat
  ) -> (offset: CGFloat, gap: CGFloat) {
    let isLast = items.upperBound == sizes.count
    if isLast, !isUniform { return (0, itemSpacing) }
    var (count, taken) = (items.count, sizes[items].reduce(0) { $0 + $1.across })
    if isLast, let width = sizes.first?.across {
      // Without this limit, items with a width of 0 would form infinitely many columns.
      let columns = width + itemSpacing > 0 ? (available + itemSpacing + Self.tolerance) / (width + itemSpacing) : 1e6
      guard columns < 1e6 else { return (0, itemSpacing) }
      count = max(count, Int(columns))
      taken = CGFloat(count) * width
    }
    let rest = max(0, available - taken)
    if count == 1 { return (alignsSingleItemsToStart ? 0 : rest / 2, 0) }
    return (0, rest / CGFloat(count - 1))
  }

  /// Returns the lines that overlap the range [low, high), in the section's coordinates.
  func lines(from low: CGFloat, to high: CGFloat) -> ArraySlice<Line> {
    var (first, last) = (0, lines.count)
    while first < last {
      let middle = (first + last) / 2
      if lines[middle].end > low { last = middle } else { first = middle + 1 }
    }
    var end = first
    while end < lines.count, lines[end].start < high { end += 1 }
    return lines[first..<end]
  }
}
