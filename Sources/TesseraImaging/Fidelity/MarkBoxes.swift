// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Finds the boxes of the marks in a picture in one pass over its rows. Each row is a list of runs of edges. A run joins
// the marks of the runs that it touches in the rows above.

internal import TesseraRaster

/// A namespace for finding the boxes of marks: lines of text, symbols, hairlines and the outlines of areas.
///
/// A mark is a connected set of edges. Edges that are nearer to each other than a gap are connected, so that the letters
/// of a word, and the words of a line, are one mark.
enum MarkBoxes {
  /// The gaps that marks bridge, in points. The horizontal gap is wider than the spaces of body text, and the vertical
  /// gap is narrower than the distance between its lines.
  private static let gap = (x: 6.0, y: 1.0)

  private struct Run {
    let columns: Range<Int>
    let row: Int
    let mark: Int

    /// Whether the run overlaps columns of another row, or is diagonally next to them.
    func touches(_ other: Range<Int>) -> Bool {
      columns.lowerBound <= other.upperBound && other.lowerBound <= columns.upperBound
    }
  }

  /// Returns the boxes from top to bottom. Marks smaller than a point in both directions are left out.
  static func find(in edges: EdgeMap, scale: Double) -> [PixelRect] {
    let gapX = Int((gap.x * scale).rounded())
    let gapY = max(1, Int((gap.y * scale).rounded()))
    var marks = Marks()
    var recent: [Run] = []
    for y in 0..<edges.height {
      recent.removeAll { $0.row < y - gapY }
      let runs = runs(in: edges, row: y, gap: gapX).map { columns in
        var mark = marks.add(PixelRect(x0: columns.lowerBound, y0: y, x1: columns.upperBound, y1: y + 1))
        for run in recent where run.touches(columns) { mark = marks.join(run: run.mark, with: mark) }
        return Run(columns: columns, row: y, mark: mark)
      }
      recent += runs
    }
    let least = Int(scale.rounded(.up))
    return marks.boxes.filter { $0.width >= least || $0.height >= least }
      .sorted { ($0.y0, $0.x0) < ($1.y0, $1.x0) }
  }

  /// Returns the runs of a row's edges. Edges that are at most a gap apart belong to the same run.
  private static func runs(in edges: EdgeMap, row: Int, gap: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    let start = row * edges.width
    for x in 0..<edges.width where edges.isEdge[start + x] {
      if let last = runs.last, x - last.upperBound <= gap {
        runs[runs.count - 1] = last.lowerBound..<x + 1
      } else {
        runs.append(x..<x + 1)
      }
    }
    return runs
  }

  /// Sets of runs that can be joined (union by root).
  private struct Marks {
    private var parents: [Int] = []
    private var areas: [PixelRect] = []

    var boxes: [PixelRect] { parents.indices.filter { parents[$0] == $0 }.map { areas[$0] } }

    mutating func add(_ area: PixelRect) -> Int {
      parents.append(parents.count)
      areas.append(area)
      return parents.count - 1
    }

    mutating func join(run a: Int, with b: Int) -> Int {
      let (a, b) = (root(of: a), root(of: b))
      guard a != b else { return a }
      parents[b] = a
      let (one, other) = (areas[a], areas[b])
      areas[a] = PixelRect(
        x0: min(one.x0, other.x0), y0: min(one.y0, other.y0), x1: max(one.x1, other.x1), y1: max(one.y1, other.y1))
      return a
    }

    private mutating func root(of mark: Int) -> Int {
      var mark = mark
      while parents[mark] != mark {
        parents[mark] = parents[parents[mark]]
        mark = parents[mark]
      }
      return mark
    }
  }
}
