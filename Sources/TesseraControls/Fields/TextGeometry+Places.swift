// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Conversion between UTF-16 offsets and positions: lines, insertion points and selection rectangles.

import Foundation

extension TextGeometry {
  // MARK: From characters to points

  /// Returns the index of the line that contains an insertion point. An insertion point between two lines is on the
  /// lower line. Returns nil if the text has no lines.
  func line(containing unit: Int) -> Int? {
    lines.lastIndex { $0.units.lowerBound <= unit } ?? lines.indices.first
  }

  /// Returns the x-coordinate of an insertion point on a line.
  func x(of unit: Int, on line: Line) -> CGFloat {
    if let cluster = line.clusters.first(where: { $0.units.contains(unit) }) { return cluster.leading }
    let last = line.clusters.max { $0.units.upperBound < $1.units.upperBound }
    if let last, unit >= last.units.upperBound { return last.trailing }
    return line.clusters.min { $0.units.lowerBound < $1.units.lowerBound }?.leading ?? line.start
  }

  /// Returns the horizontal segments that a range covers on a line, from left to right.
  func stretches(of range: Range<Int>, on line: Line) -> [(minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool)] {
    var result: [(minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool)] = []
    for cluster in line.clusters where cluster.units.overlaps(range) {
      if let last = result.last, last.isRightToLeft == cluster.isRightToLeft, abs(last.maxX - cluster.minX) < 0.01 {
        result[result.count - 1].maxX = cluster.maxX
      } else {
        result.append((cluster.minX, cluster.maxX, cluster.isRightToLeft))
      }
    }
    return result
  }

  /// Returns the rectangles of a selection. A selected line break covers the rest of its line. If the next line is
  /// also selected, the space between the lines is covered.
  func selectionRects(of range: Range<Int>) -> [(rect: CGRect, isRightToLeft: Bool)] {
    lines.indices.flatMap { index -> [(rect: CGRect, isRightToLeft: Bool)] in
      let line = lines[index]
      guard line.units.overlaps(range) || (line.units.isEmpty && range.contains(line.units.lowerBound)) else {
        return []
      }
      var parts = stretches(of: range, on: line)
      if range.upperBound >= line.units.upperBound, range.upperBound > line.end || line.units.upperBound < length,
        range.lowerBound < line.units.upperBound
      {
        let edge = x(of: line.end, on: line)
        if line.isRightToLeft {
          parts.insert((min(area.minX, edge), parts.first?.minX ?? edge, true), at: 0)
        } else {
          parts.append((parts.last?.maxX ?? edge, max(area.maxX, edge), false))
        }
      }
      let goesOn = index + 1 < lines.count && range.upperBound > lines[index + 1].units.lowerBound
      let bottom = goesOn ? max(line.bottom, lines[index + 1].top) : line.bottom
      return merged(parts).map { part in
        (CGRect(x: part.minX, y: line.top, width: part.maxX - part.minX, height: bottom - line.top), part.2)
      }
    }
  }

  private func merged(
    _ parts: [(minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool)]
  ) -> [(minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool)] {
    var result: [(minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool)] = []
    for part in parts where part.maxX > part.minX {
      if let last = result.last, last.isRightToLeft == part.isRightToLeft, abs(last.maxX - part.minX) < 0.01 {
        result[result.count - 1].maxX = part.maxX
      } else {
        result.append(part)
      }
    }
    return result
  }

  // MARK: From points to characters

  /// Returns the line at a y-coordinate, or the nearest line if the coordinate is outside of the text.
  func line(at y: CGFloat) -> Line? { lines.first { y < $0.bottom } ?? lines.last }

  func unit(closestTo point: CGPoint) -> Int {
    guard let line = line(at: point.y) else { return 0 }
    return unit(closestTo: point.x, on: line)
  }

  func unit(closestTo x: CGFloat, on line: Line) -> Int {
    guard let first = line.clusters.first, let last = line.clusters.last else { return line.units.lowerBound }
    let hit = line.clusters.first { x < $0.maxX } ?? last
    let isInFront = hit.isRightToLeft ? x >= (hit.minX + hit.maxX) / 2 : x < (hit.minX + hit.maxX) / 2
    let nearest = isInFront ? hit.units.lowerBound : hit.units.upperBound
    // Points outside of the line map to its nearest end, regardless of the text direction at that end.
    if x < first.minX { return line.isRightToLeft ? line.end : line.units.lowerBound }
    if x >= last.maxX { return line.isRightToLeft ? line.units.lowerBound : line.end }
    return nearest
  }

  /// Returns the range of the character at a point, or nil outside of the text.
  func character(at point: CGPoint) -> Range<Int>? {
    guard let line = lines.first(where: { point.y >= $0.top && point.y < $0.bottom }) else { return nil }
    return line.clusters.first { point.x >= $0.minX && point.x < $0.maxX }?.units
  }
}
