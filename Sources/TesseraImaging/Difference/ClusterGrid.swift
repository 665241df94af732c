// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Groups mismatched pixels into places a person would point at.
///
/// A changed word is dozens of separate specks of anti-aliasing; connecting single pixels would report each of them. So
/// pixels are gathered in cells of 16 x 16, and cells that touch, also at a corner, form a cluster. Boxes are exact.
/// Cost: one step per run and cell it crosses, and a visit of each cell. Cells of pictures with more than 2^30 pixels
/// are larger, so that the grid's memory stays bounded.
struct ClusterGrid {
  private struct Cell {
    var mismatched = 0
    var left = Int.max
    var top = Int.max
    var right = 0
    var bottom = 0

    mutating func merge(_ other: Cell) {
      mismatched += other.mismatched
      left = min(left, other.left)
      top = min(top, other.top)
      right = max(right, other.right)
      bottom = max(bottom, other.bottom)
    }
  }

  private let side: Int
  private let columns: Int
  private let rows: Int
  private var cells: [Cell]

  static func clusters(of runs: [MismatchRun], width: Int, height: Int) -> [ImageDiff.Cluster] {
    if runs.isEmpty { return [] }
    var grid = ClusterGrid(width: width, height: height)
    for run in runs { grid.add(run) }
    return grid.collect().sorted {
      ($1.mismatched, $0.origin.y, $0.origin.x) < ($0.mismatched, $1.origin.y, $1.origin.x)
    }
  }

  private init(width: Int, height: Int) {
    var side = 16
    while (width / side + 1).multipliedReportingOverflow(by: height / side + 1).partialValue > 1 << 22 { side *= 2 }
    self.side = side
    columns = width / side + 1
    rows = height / side + 1
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  private mutating func add(_ run: MismatchRun) {
    let row = run.y / side * columns
    for column in run.start / side...(run.end - 1) / side {
      let left = max(run.start, column * side)
      let right = min(run.end, (column + 1) * side)
      cells[row + column].merge(
        Cell(mismatched: right - left, left: left, top: run.y, right: right, bottom: run.y + 1))
    }
  }

  /// Empties the grid, cluster by cluster.
  private mutating func collect() -> [ImageDiff.Cluster] {
    var clusters: [ImageDiff.Cluster] = []
    for seed in cells.indices where cells[seed].mismatched > 0 {
      var sum = Cell()
      var waiting = [seed]
      while let index = waiting.popLast() {
        if cells[index].mismatched == 0 { continue }
        sum.merge(cells[index])
        cells[index] = Cell()
        waiting += neighbours(of: index).filter { cells[$0].mismatched > 0 }
      }
      clusters.append(
        ImageDiff.Cluster(
          origin: .init(x: sum.left, y: sum.top),
          size: .init(width: sum.right - sum.left, height: sum.bottom - sum.top), mismatched: sum.mismatched))
    }
    return clusters
  }

  private func neighbours(of index: Int) -> [Int] {
    let column = index % columns
    let row = index / columns
    return (max(row - 1, 0)...min(row + 1, rows - 1)).flatMap { y in
      (max(column - 1, 0)...min(column + 1, columns - 1)).map { x in y * columns + x }
    }
  }
}
