// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraSwiftUILayout

/// The limits of the width of a table column, in points. Widths that are not finite or negative are ignored.
struct TableColumnWidth: Equatable {
  private(set) var min: CGFloat = 10
  private(set) var max = CGFloat.infinity
  /// The share of the column in the width of the table, relative to those of the other columns; nil for an equal share.
  private(set) var ideal: CGFloat?

  init() {}

  init(fixed: CGFloat?) {
    if let fixed = Self.valid(fixed) { (min, max) = (fixed, fixed) }
  }

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    self.ideal = Self.valid(ideal).flatMap { $0 > 0 ? $0 : nil }
    self.min = Self.valid(min) ?? self.min
    if max != .infinity, let limit = Self.valid(max) { self.max = Swift.max(limit, self.min) }
  }

  private static func valid(_ width: CGFloat?) -> CGFloat? {
    width.flatMap { $0.isFinite && $0 >= 0 ? Swift.min($0, 100_000) : nil }
  }

  func limited(_ width: CGFloat) -> CGFloat { Swift.min(Swift.max(width, min), max) }

  /// Returns the widths of columns that share a width. Columns whose share is outside of their limits have the width of the
  /// limit, and the others share the rest.
  static func widths(of columns: [TableColumnWidth], sharing total: CGFloat) -> [CGFloat] {
    let ideals = columns.compactMap(\.ideal)
    let standard = ideals.isEmpty ? 1 : ideals.reduce(0, +) / CGFloat(ideals.count)
    let weights = columns.map { $0.ideal ?? standard }
    var widths = [CGFloat?](repeating: nil, count: columns.count)
    while true {
      let open = columns.indices.filter { widths[$0] == nil }
      guard !open.isEmpty else { break }
      let rest = Swift.max(0, total - widths.compactMap { $0 }.reduce(0, +))
      let weight = open.reduce(0) { $0 + weights[$1] }
      let shares = open.map { rest * weights[$0] / weight }
      let excess = zip(open, shares).reduce(0) { $0 + columns[$1.0].limited($1.1) - $1.1 }
      // If the limits add up to more than the rest, the columns at their minimum are settled first, otherwise those at
      // their maximum.
      let settled = zip(open, shares).filter { index, share in
        let width = columns[index].limited(share)
        return excess > 0 ? width > share : excess < 0 ? width < share : width != share
      }
      guard !settled.isEmpty else {
        for (index, share) in zip(open, shares) { widths[index] = share }
        break
      }
      for (index, share) in settled { widths[index] = columns[index].limited(share) }
    }
    return widths.map { $0 ?? 0 }
  }
}

/// A layout that places the cells of a table row in its columns.
struct TableRowLayout: Layout {
  static let spacing: CGFloat = 16
  let columns: [TableColumnWidth]

  private func widths(sharing total: CGFloat?, count: Int) -> [CGFloat] {
    let total = total.map { $0.isFinite ? $0 : 320 } ?? 320
    let gaps = Self.spacing * CGFloat(Swift.max(0, columns.count - 1))
    return Array(TableColumnWidth.widths(of: columns, sharing: Swift.max(0, total - gaps)).prefix(count))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let widths = widths(sharing: proposal.width, count: subviews.count)
    let heights = zip(subviews, widths).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }
    return CGSize(width: proposal.width ?? 320, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(sharing: bounds.width, count: subviews.count)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + Self.spacing
    }
  }
}
