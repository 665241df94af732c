// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Boolean operations on paths. Both paths are flattened to lines on a fine grid. The lines are split where they meet,
// and a line belongs to the result's outline if the result contains the area on exactly one of its sides.
//
//     Path ─► PathOutline (lines on the grid) ─► PathArrangement (lines that do not cross) ─► closed outlines

internal import Foundation

/// A point of the grid.
struct GridPoint: Hashable, Comparable {
  /// The number of grid units in a point of the screen.
  static let unitsPerPoint: Double = 1024
  var x: Double
  var y: Double

  static func < (a: Self, b: Self) -> Bool { (a.y, a.x) < (b.y, b.x) }
  static func - (a: Self, b: Self) -> Self { GridPoint(x: a.x - b.x, y: a.y - b.y) }
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  var cgPoint: CGPoint { CGPoint(x: x / Self.unitsPerPoint, y: y / Self.unitsPerPoint) }
}

extension GridPoint {
  /// Creates the grid point next to a point. Returns nil if it is not finite or too far away.
  init?(_ point: CGPoint) {
    let limit = 1e9
    guard abs(point.x) < limit, abs(point.y) < limit else { return nil }
    self.init(x: (point.x * Self.unitsPerPoint).rounded(), y: (point.y * Self.unitsPerPoint).rounded())
  }
}

/// A line of an outline, with its path: 0 or 1.
struct GridLine {
  var start: GridPoint
  var end: GridPoint
  let path: Int

  var minX: Double { min(start.x, end.x) }
  var maxX: Double { max(start.x, end.x) }
  var minY: Double { min(start.y, end.y) }
  var maxY: Double { max(start.y, end.y) }

  /// Returns the position of a point of the grid that lies within the line, from 0 to 1; nil if it does not.
  func position(of point: GridPoint) -> Double? {
    let (direction, offset) = (end - start, point - start)
    let square = direction.dot(direction)
    let along = direction.dot(offset)
    guard point != start, point != end, along > 0, along < square else { return nil }
    // Half a unit of the grid.
    return abs(direction.cross(offset)) <= 0.5 * square.squareRoot() ? along / square : nil
  }

  /// Returns the point of the grid next to the crossing of two lines that are not parallel.
  func crossing(_ other: GridLine) -> GridPoint? {
    let (a, b, offset) = (end - start, other.end - other.start, other.start - start)
    let area = a.cross(b)
    guard area != 0 else { return nil }
    let (s, t) = (offset.cross(b) / area, offset.cross(a) / area)
    guard (0...1).contains(s), (0...1).contains(t) else { return nil }
    return GridPoint(x: (start.x + a.x * s).rounded(), y: (start.y + a.y * s).rounded())
  }
}

/// The lines of two paths, split so that lines meet only at their ends.
struct PathArrangement {
  private(set) var lines: [GridLine]

  init(_ lines: [GridLine]) {
    self.lines = lines.filter { $0.start != $0.end }
    // Moving a crossing to the grid can create another one, next to it.
    for _ in 0..<8 where split() {}
  }

  /// Splits the lines at their crossings. Returns whether any line was split.
  private mutating func split() -> Bool {
    let order = lines.indices.sorted { (lines[$0].minX, $0) < (lines[$1].minX, $1) }
    var cuts: [[GridPoint]] = Array(repeating: [], count: lines.count)
    for (position, first) in order.enumerated() {
      let line = lines[first]
      for second in order[(position + 1)...] {
        let other = lines[second]
        if other.minX > line.maxX + 1 { break }
        if other.minY > line.maxY + 1 || other.maxY < line.minY - 1 { continue }
        for point in [other.start, other.end] where line.position(of: point) != nil { cuts[first].append(point) }
        for point in [line.start, line.end] where other.position(of: point) != nil { cuts[second].append(point) }
        guard let point = line.crossing(other) else { continue }
        if point != line.start, point != line.end { cuts[first].append(point) }
        if point != other.start, point != other.end { cuts[second].append(point) }
      }
    }
    guard cuts.contains(where: { !$0.isEmpty }) else { return false }
    lines = zip(lines, cuts).flatMap { line, cuts -> [GridLine] in
      guard !cuts.isEmpty else { return [line] }
      let direction = line.end - line.start
      let inner = cuts.sorted { direction.dot($0 - line.start) < direction.dot($1 - line.start) }
      let points = [line.start] + inner + [line.end]
      return zip(points, points.dropFirst()).compactMap {
        $0 == $1 ? nil : GridLine(start: $0, end: $1, path: line.path)
      }
    }
    return true
  }

  // MARK: Windings

  /// Returns the winding numbers of both paths around a point, without the lines that contain the point. The ray leads
  /// to the left, or up for a point of a horizontal line.
  func windings(at point: GridPoint, isVertical: Bool) -> (Int, Int) {
    var result = (0, 0)
    for line in lines {
      let (a, b) = (line.start, line.end)
      let sign: Int
      if isVertical {
        guard a.x != b.x, line.minX <= point.x, point.x < line.maxX else { continue }
        guard a.y + (b.y - a.y) * ((point.x - a.x) / (b.x - a.x)) < point.y - 0.01 else { continue }
        sign = b.x > a.x ? -1 : 1
      } else {
        guard a.y != b.y, line.minY <= point.y, point.y < line.maxY else { continue }
        guard a.x + (b.x - a.x) * ((point.y - a.y) / (b.y - a.y)) < point.x - 0.01 else { continue }
        sign = b.y > a.y ? 1 : -1
      }
      if line.path == 0 { result.0 += sign } else { result.1 += sign }
    }
    return result
  }

  /// A line with the winding numbers on both of its sides. The line leads down, or to the right if it is horizontal.
  struct Side {
    let start: GridPoint
    let end: GridPoint
    /// The winding numbers at its left on the screen, or above.
    let before: (Int, Int)
    /// The winding numbers at its right on the screen, or below.
    let after: (Int, Int)
  }

  /// Returns each line once, in order.
  var sides: [Side] {
    struct Key: Hashable {
      let start: GridPoint
      let end: GridPoint
    }
    var counts: [Key: (Int, Int)] = [:]
    var order: [Key] = []
    for line in lines {
      let leadsDown = line.start < line.end
      let key = leadsDown ? Key(start: line.start, end: line.end) : Key(start: line.end, end: line.start)
      if counts[key] == nil { order.append(key) }
      var count = counts[key] ?? (0, 0)
      if line.path == 0 { count.0 += leadsDown ? 1 : -1 } else { count.1 += leadsDown ? 1 : -1 }
      counts[key] = count
    }
    return order.compactMap { key in
      guard let count = counts[key], count != (0, 0) else { return nil }
      let isHorizontal = key.start.y == key.end.y
      let middle = GridPoint(x: (key.start.x + key.end.x) / 2, y: (key.start.y + key.end.y) / 2)
      let before = windings(at: middle, isVertical: isHorizontal)
      let sign = isHorizontal ? -1 : 1
      return Side(
        start: key.start, end: key.end, before: before,
        after: (before.0 + sign * count.0, before.1 + sign * count.1))
    }
  }

  /// Returns closed outlines of the area whose winding numbers fulfill a condition. The area is at the left of each
  /// outline's direction, seen on the screen.
  func outlines(where isInside: ((Int, Int)) -> Bool) -> [[GridPoint]] {
    var next: [GridPoint: [GridPoint]] = [:]
    var starts: [GridPoint] = []
    for side in sides {
      let (before, after) = (isInside(side.before), isInside(side.after))
      guard before != after else { continue }
      // A line that leads down has the area on its right on the screen at its own left.
      let isForward = side.start.y == side.end.y ? before : after
      let (start, end) = isForward ? (side.start, side.end) : (side.end, side.start)
      next[start, default: []].append(end)
      starts.append(start)
    }
    return starts.compactMap { start in
      var outline: [GridPoint] = []
      var point = start
      while let end = Self.takeNext(from: point, after: outline.last, &next) {
        outline.append(point)
        point = end
        if point == start { break }
      }
      return outline.count > 2 ? outline : nil
    }
  }

  /// Removes and returns the end of a line that continues an outline. Where several do, takes the sharpest turn, so that
  /// the outline does not touch itself.
  private static func takeNext(
    from point: GridPoint, after last: GridPoint?, _ next: inout [GridPoint: [GridPoint]]
  ) -> GridPoint? {
    guard var ends = next[point], !ends.isEmpty else { return nil }
    var best = ends.startIndex
    if ends.count > 1, let last {
      let arrival = point - last
      func turn(_ end: GridPoint) -> Double {
        let departure = end - point
        return atan2(arrival.cross(departure), arrival.dot(departure))
      }
      best = ends.indices.min { turn(ends[$0]) < turn(ends[$1]) } ?? best
    }
    let end = ends.remove(at: best)
    next[point] = ends.isEmpty ? nil : ends
    return end
  }
}
