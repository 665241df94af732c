// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The cells of a grid, grouped into rows, with the columns they occupy.
struct GridCells {
  /// A cell and the columns it spans.
  struct Cell {
    var element: LayoutElement
    var columns: Range<Int>
    var anchor: UnitPoint?
    var unsized: Axis.Set
  }

  /// A row of cells.
  struct Row {
    /// The row's element, or nil for a cell outside of any row.
    var element: GridRowElement?
    var cells: [Cell]
    var alignment: VerticalAlignment
  }

  var rows: [Row] = []
  /// The alignment of each column.
  var columns: [HorizontalAlignment]
  /// The distances between neighboring columns, and between neighboring rows.
  var columnGaps: [CGFloat] = []
  var rowGaps: [CGFloat] = []

  /// The maximum number of columns that a cell can span. It prevents sums of invalid values from overflowing.
  private static let limit = 1000

  init(_ subviews: LayoutSubviews, layout: GridLayout) {
    columns = []
    for element in subviews.elements {
      guard let row = element as? GridRowElement else {
        rows.append(Row(element: nil, cells: [Self.cell(element, at: 0)], alignment: layout.alignment.vertical))
        continue
      }
      var cells: [Cell] = []
      for cell in row.cells { cells.append(Self.cell(cell, at: cells.last?.columns.upperBound ?? 0)) }
      rows.append(Row(element: row, cells: cells, alignment: row.alignment ?? layout.alignment.vertical))
    }
    let inRows = rows.filter { $0.element != nil }
    let hasFreeViews = inRows.count < rows.count
    let count = inRows.compactMap { $0.cells.last?.columns.upperBound }.max() ?? (hasFreeViews ? 1 : 0)
    columns = Array(repeating: layout.alignment.horizontal, count: count)
    for index in rows.indices where rows[index].element == nil { rows[index].cells[0].columns = 0..<max(1, count) }
    for cell in inRows.flatMap(\.cells) {
      if let alignment = cell.element.layoutValue(GridColumnAlignment.self) {
        columns[cell.columns.lowerBound] = alignment
      }
    }
    measureGaps(layout)
  }

  private static func cell(_ element: LayoutElement, at column: Int) -> Cell {
    let span = min(max(1, element.layoutValue(GridCellColumns.self)), limit)
    return Cell(
      element: element, columns: column..<(column + span), anchor: element.layoutValue(GridCellAnchor.self),
      unsized: element.layoutValue(GridCellUnsizedAxes.self))
  }

  /// Computes the distances between columns and between rows: the largest distance preferred by any two neighboring
  /// cells.
  private mutating func measureGaps(_ layout: GridLayout) {
    let standard = ViewSpacing.standardDistance
    if let distance = layout.horizontalSpacing?.orZero {
      columnGaps = Array(repeating: distance, count: max(0, columns.count - 1))
    } else {
      var gaps = [CGFloat?](repeating: nil, count: max(0, columns.count - 1))
      for row in rows {
        for (cell, next) in zip(row.cells, row.cells.dropFirst()) {
          let index = cell.columns.upperBound - 1
          let distance = cell.element.resolvedSpacing.distance(to: next.element.resolvedSpacing, along: .horizontal)
          gaps[index] = max(gaps[index] ?? distance, distance)
        }
      }
      columnGaps = gaps.map { $0 ?? standard }
    }
    rowGaps = zip(rows, rows.dropFirst()).map { row, next in
      if let distance = layout.verticalSpacing?.orZero { return distance }
      var gap: CGFloat?
      for cell in row.cells {
        for other in next.cells where cell.columns.overlaps(other.columns) {
          let distance = cell.element.resolvedSpacing.distance(to: other.element.resolvedSpacing, along: .vertical)
          gap = max(gap ?? distance, distance)
        }
      }
      return gap ?? standard
    }
  }
}
