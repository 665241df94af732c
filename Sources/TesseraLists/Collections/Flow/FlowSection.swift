// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The lines of one section of a flow layout. It does not depend on views, so it can be tested separately. Lengths "along" are
// in the direction in which the content grows, lengths "across" in the direction of a line:
//
//   vertical flow, justified:     ├ inset ┤ item ├ gap ┤ item ├ gap ┤ item ├ inset ┤
//   the last line keeps the gap:  ├ inset ┤ item ├ gap ┤ item
//
// A line is full when the next item does not fit with the minimum spacing between. The items of a full line are spread so that
// the first and the last are at the insets; a single one is centered. If all items have one size, the last line is spaced as if
// it were full, so that columns form; otherwise by the minimum spacing. Items of different lengths along are centered in their
// line.

import Foundation

/// A size relative to the direction of growth.
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
  /// The insets along (`before` and `after`) and across (`near` and `far`).
  var before: CGFloat = 0
  var after: CGFloat = 0
  var near: CGFloat = 0
  var far: CGFloat = 0
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  /// The available length across, including insets.
  var room: CGFloat = 0
  /// Whether all items have one size, so that columns form.
  var isUniform = false
  /// Whether an item that is alone in its line stays at the near edge.
  var alignsSingleItemsToStart = false

  /// The start of the section in the content.
  var start: CGFloat = 0
  private(set) var lines: [Line] = []
  private(set) var placements: [ItemPlacement] = []
  private(set) var length: CGFloat = 0

  /// The points by which a line may exceed its available length: less than a hundredth of a pixel, and more than the rounding
  /// error of seven columns whose width is a seventh as a `Float`.
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

  /// Places a line and returns its end.
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

  /// Returns the distance before the first item of a line, and between two items.
  private func spacing(
    _ sizes: [FlowSize], items: Range<Int>, available: CGFloat
  ) -> (offset: CGFloat, gap: CGFloat) {
    let isLast = items.upperBound == sizes.count
    if isLast, !isUniform { return (0, itemSpacing) }
    var (count, taken) = (items.count, sizes[items].reduce(0) { $0 + $1.across })
    if isLast, let width = sizes.first?.across {
      // Without this limit, items without width would form infinitely many columns.
      let columns = width + itemSpacing > 0 ? (available + itemSpacing + Self.tolerance) / (width + itemSpacing) : 1e6
      guard columns < 1e6 else { return (0, itemSpacing) }
      count = max(count, Int(columns))
      taken = CGFloat(count) * width
    }
    let rest = max(0, available - taken)
    if count == 1 { return (alignsSingleItemsToStart ? 0 : rest / 2, 0) }
    return (0, rest / CGFloat(count - 1))
  }

  /// Returns the lines that overlap [low, high), in the section's own coordinates.
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
