// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The source of an element in a lazy container: an item of deferred elements.
struct LazyItem: Hashable {
  let run: DeferredElements
  let index: Int

  static func == (one: LazyItem, other: LazyItem) -> Bool { one.run === other.run && one.index == other.index }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(run))
    hasher.combine(index)
  }
}

/// An element of a lazy container, or an item whose elements have not been created.
struct LazyEntry {
  var element: LayoutElement?
  var item: LazyItem?
}

/// A line of a lazy container.
struct LazyLine {
  var entries: Range<Int>
  /// The distance from the start of the container, in points.
  var start: CGFloat
  var length: CGFloat
  /// The largest length of a view across the axis.
  var across: CGFloat

  /// Returns whether the line and a range along the axis overlap. A line without length overlaps a range that contains it.
  func isVisible(in range: ClosedRange<CGFloat>) -> Bool {
    length > 0 ? start < range.upperBound && start + length > range.lowerBound : range.contains(start)
  }
}

/// The lines of a lazy container in the visible range, and the length of all lines.
struct LazyLines {
  private(set) var visible: [LazyLine] = []
  /// The headers and footers of the container, in order.
  private(set) var parts: [LazyLine] = []
  /// The length of the lines so far, including those with an estimated length.
  private(set) var length: CGFloat = 0
  private(set) var across: CGFloat = 0
  /// The number of lines so far, including those with an estimated length.
  private(set) var count = 0
  /// The end of the line before the visible lines, and the start of the line after them.
  private(set) var covered: (lower: CGFloat, upper: CGFloat) = (-.infinity, .infinity)

  mutating func append(_ line: LazyLine, isVisible: Bool, isPart: Bool) {
    if isVisible { visible.append(line) }
    if isPart { parts.append(line) }
    across = max(across, line.across)
    pass(from: line.start, to: line.start + line.length, isVisible: isVisible)
  }

  /// Adds a line with an estimated length outside of the visible range.
  mutating func skip(from start: CGFloat, to end: CGFloat) { pass(from: start, to: end, isVisible: false) }

  private mutating func pass(from start: CGFloat, to end: CGFloat, isVisible: Bool) {
    if !isVisible {
      if visible.isEmpty { covered.lower = end } else { covered.upper = min(covered.upper, start) }
    }
    length = end
    count += 1
  }
}
