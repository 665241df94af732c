// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The column widths and row heights of a grid for a proposal.
struct GridArrangement {
  private var widths: [CGFloat]
  private var heights: [CGFloat]
  private var columnStarts: [CGFloat]
  private var rowStarts: [CGFloat]
  /// The size of the grid.
  private(set) var size: CGSize

  init(_ cells: GridCells, proposal: ProposedViewSize) {
    widths = Self.widths(cells, proposal)
    columnStarts = Self.starts(widths, cells.columnGaps)
    heights = []
    rowStarts = []
    size = .zero
    heights = rowHeights(cells, proposal.height)
    rowStarts = Self.starts(heights, cells.rowGaps)
    size = CGSize(
      width: widths.isEmpty ? 0 : columnStarts[widths.count - 1] + widths[widths.count - 1],
      height: heights.isEmpty ? 0 : rowStarts[heights.count - 1] + heights[heights.count - 1])
  }

  private static func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var position: CGFloat = 0
    return lengths.indices.map { index in
      defer { position += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return position
    }
  }

  // MARK: Columns

  private static func widths(_ cells: GridCells, _ proposal: ProposedViewSize) -> [CGFloat] {
    var single = [[LayoutElement]](repeating: [], count: cells.columns.count)
    for cell in cells.rows.lazy.flatMap(\.cells) where cell.columns.count == 1 && !cell.unsized.contains(.horizontal) {
      single[cell.columns.lowerBound].append(cell.element)
    }
    // Cells that span several columns are ignored here. A column without other cells has a width of 0 until `extend`
    // widens it.
    var widths = distribute(proposal.width, among: cells.columns.count, gaps: cells.columnGaps) { column, offer in
      single[column].reduce(0) { max($0, $1.size(ProposedViewSize(width: offer, height: nil)).width) }
    }
    extend(&widths, cells, proposal)
    return widths
  }

  /// Widens columns for cells that span several columns and don't fit. Each spanned column grows by the same amount,
  /// and narrow spans are processed before wide ones. A cell outside of any row is proposed the grid's width.
  private static func extend(_ widths: inout [CGFloat], _ cells: GridCells, _ proposal: ProposedViewSize) {
    let spanning = cells.rows.flatMap { row in
      row.cells.filter { $0.columns.count > 1 && !$0.unsized.contains(.horizontal) }
    }
    let total = cells.columnGaps.reduce(widths.reduce(0, +), +)
    for cell in spanning.sorted(by: { $0.columns.count < $1.columns.count }) {
      let gaps = cells.columnGaps[cell.columns.lowerBound..<(cell.columns.upperBound - 1)]
      let current = gaps.reduce(widths[cell.columns].reduce(0, +), +)
      let offer = proposal.width.map { max(current, current + $0 - max(total, 0)) }
      let needed = cell.element.size(ProposedViewSize(width: offer, height: nil)).width
      guard needed > current else { continue }
      let share = (needed - current) / CGFloat(cell.columns.count)
      for column in cell.columns { widths[column] += share }
    }
  }

  // MARK: Rows

  private func width(of cell: GridCells.Cell) -> CGFloat {
    columnStarts[cell.columns.upperBound - 1] + widths[cell.columns.upperBound - 1]
      - columnStarts[cell.columns.lowerBound]
  }

  private func rowHeights(_ cells: GridCells, _ proposed: CGFloat?) -> [CGFloat] {
    Self.distribute(proposed, among: cells.rows.count, gaps: cells.rowGaps) { row, offer in
      extent(of: cells.rows[row], offer: offer).height
    }
  }

  /// Returns the height of a row with aligned cells, and the position of the row's alignment guide. Cells with an anchor
  /// are not aligned.
  private func extent(of row: GridCells.Row, offer: CGFloat?) -> (height: CGFloat, guide: CGFloat) {
    var (before, after): (CGFloat?, CGFloat?)
    var anchored: CGFloat = 0
    for cell in row.cells where !cell.unsized.contains(.vertical) {
      let dimensions = cell.element.dimensions(ProposedViewSize(width: width(of: cell), height: offer))
      guard cell.anchor == nil else {
        anchored = max(anchored, dimensions.height)
        continue
      }
      let guide = dimensions[row.alignment]
      before = max(before ?? guide, guide)
      after = max(after ?? dimensions.height - guide, dimensions.height - guide)
    }
    let aligned = max(0, (before ?? 0) + (after ?? 0))
    guard anchored > aligned else { return (aligned, before ?? 0) }
    // Aligned cells are placed in a taller row like a single view with their guide.
    let extra =
      ViewDimensions(size: CGSize(width: 0, height: anchored))[row.alignment]
      - ViewDimensions(size: CGSize(width: 0, height: aligned))[row.alignment]
    return (anchored, (before ?? 0) + extra)
  }

  // MARK: Places

  /// Places the cells in the bounds.
  func place(_ cells: GridCells, in bounds: CGRect) {
    for (index, row) in cells.rows.enumerated() {
      let guide = extent(of: row, offer: heights[index]).guide
      let y = bounds.minY + rowStarts[index]
      // The cells may move even if the row's frame is unchanged.
      row.element?.setNeedsPlacement()
      row.element?.pending = PendingPlacement(
        position: CGPoint(x: bounds.minX, y: y), anchor: .topLeading, proposal: ProposedViewSize(bounds.size),
        size: CGSize(width: size.width, height: heights[index]))
      for cell in row.cells {
        let space = CGSize(width: width(of: cell), height: heights[index])
        let dimensions = cell.element.dimensions(ProposedViewSize(space))
        let alignment = cells.columns[cell.columns.lowerBound]
        var origin = CGPoint(
          x: ViewDimensions(size: space)[alignment] - dimensions[alignment], y: guide - dimensions[row.alignment])
        if let anchor = cell.anchor {
          origin = CGPoint(
            x: (space.width - dimensions.width) * anchor.x.orZero,
            y: (space.height - dimensions.height) * anchor.y.orZero)
        } else if cell.unsized.contains(.vertical) {
          origin.y = ViewDimensions(size: space)[row.alignment] - dimensions[row.alignment]
        }
        cell.element.pending = PendingPlacement(
          position: CGPoint(x: bounds.minX + columnStarts[cell.columns.lowerBound] + origin.x, y: y + origin.y),
          anchor: .topLeading, proposal: ProposedViewSize(space))
      }
    }
  }

  // MARK: Distribution

  /// Distributes a length among columns or rows the way a stack distributes it among its views: the least flexible
  /// column or row chooses first, and each is offered an equal share of the remaining length.
  private static func distribute(
    _ total: CGFloat?, among count: Int, gaps: [CGFloat], length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let total, total > 0, total.isFinite else { return (0..<count).map { length($0, total) } }
    let flexibilities = (0..<count).map { index -> (flexibility: CGFloat, index: Int) in
      let maximum = length(index, .infinity)
      return (maximum == .infinity ? .infinity : maximum - length(index, 0), index)
    }
    var rest = gaps.reduce(total, -)
    var lengths = [CGFloat](repeating: 0, count: count)
    for (done, entry) in flexibilities.sorted(by: { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) })
      .enumerated()
    {
      lengths[entry.index] = length(entry.index, (rest / CGFloat(count - done)).asLength)
      rest -= lengths[entry.index]
    }
    return lengths
  }
}
