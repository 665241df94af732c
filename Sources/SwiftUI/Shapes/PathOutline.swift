// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The lines of a path, on the grid of boolean operations.
struct PathOutline {
  /// The largest distance in points between a curve and its lines.
  private static let tolerance: Double = 0.02
  /// The lines of each subpath.
  private(set) var subpaths: [[GridPoint]] = []

  /// Flattens a path.
  ///
  /// - Parameter isClosed: Whether each subpath ends where it starts, as in a fill.
  init(_ path: Path, isClosed: Bool) {
    var points: [CGPoint] = []
    func finish(closing: Bool) {
      if let first = points.first, closing, points.last != first { points.append(first) }
      let grid = points.compactMap { GridPoint($0) }
      if grid.count == points.count, grid.count > 1 { subpaths.append(grid) }
      points = []
    }
    path.forEach { element in
      switch element {
      case .move(let point):
        finish(closing: isClosed)
        points = [point]
      case .line(let point): points.append(point)
      case .quadCurve(let end, let control):
        let start = points.last ?? end
        let third = 2.0 / 3
        func between(_ a: CGPoint) -> CGPoint {
          CGPoint(x: a.x + (control.x - a.x) * third, y: a.y + (control.y - a.y) * third)
        }
        points += Self.curve(from: start, between(start), between(end), to: end)
      case .curve(let end, let control1, let control2):
        points += Self.curve(from: points.last ?? end, control1, control2, to: end)
      case .closeSubpath:
        let first = points.first
        finish(closing: true)
        // Without a move, the next subpath starts where this one did.
        points = first.map { [$0] } ?? []
      }
    }
    finish(closing: isClosed)
  }

  /// Returns the points of a cubic curve without its first one.
  private static func curve(from p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, to p3: CGPoint) -> [CGPoint] {
    let bend = max(
      hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y), hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y))
    guard bend.isFinite else { return [p3] }
    // A cubic curve of n lines deviates by at most 6/8 of the bend, divided by the square of n.
    let count = min(max(Int((0.75 * bend / tolerance).squareRoot().rounded(.up)), 1), 256)
    return (1...count).map { step in
      guard step < count else { return p3 }
      let t = CGFloat(step) / CGFloat(count)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }
  }

  /// Returns the lines of all subpaths.
  func lines(of path: Int) -> [GridLine] {
    subpaths.flatMap { points in zip(points, points.dropFirst()).map { GridLine(start: $0, end: $1, path: path) } }
  }
}

extension Path {
  /// Returns the area whose winding numbers with regard to both paths fulfill a condition.
  private func combined(with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
    func isFilled(winding: Int) -> Bool { eoFill ? !winding.isMultiple(of: 2) : winding != 0 }
    let arrangement = PathArrangement(
      PathOutline(self, isClosed: true).lines(of: 0) + PathOutline(other, isClosed: true).lines(of: 1))
    var result = Path()
    for outline in arrangement.outlines(where: { isInside(isFilled(winding: $0.0), isFilled(winding: $0.1)) }) {
      let corners = outline.indices.filter { index in
        let (last, next) = (outline[(index + outline.count - 1) % outline.count], outline[(index + 1) % outline.count])
        return (outline[index] - last).cross(next - outline[index]) != 0
      }
      guard corners.count > 2 else { continue }
      result.addLines(corners.map { outline[$0].cgPoint })
      result.closeSubpath()
    }
    return result
  }

  /// Returns the lines of the path that are inside another path, or outside of it.
  private func lines(in other: Path, eoFill: Bool, isInside: Bool) -> Path {
    let area = PathArrangement(PathOutline(other, isClosed: true).lines(of: 1))
    let own = PathOutline(self, isClosed: false)
    let all = PathArrangement(own.lines(of: 0) + area.lines)
    var result = Path()
    var last: GridPoint?
    for line in all.lines where line.path == 0 {
      let middle = GridPoint(x: (line.start.x + line.end.x) / 2, y: (line.start.y + line.end.y) / 2)
      let winding = area.windings(at: middle, isVertical: false).1
      guard (eoFill ? !winding.isMultiple(of: 2) : winding != 0) == isInside else { continue }
      if last != line.start { result.move(to: line.start.cgPoint) }
      result.addLine(to: line.end.cgPoint)
      last = line.end
    }
    return result
  }

  /// Returns the area of this path and of another path.
  ///
  /// - Note: Differs from SwiftUI: this and the following methods return lines instead of curves. They deviate from the curves by at
  ///   most 0.02 points.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }
  /// Returns the area that both paths share.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }
  /// Returns the area of this path without the area of another path.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }
  /// Returns the areas of both paths without the area that they share.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }
  /// Returns the lines of this path that are inside another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(in: other, eoFill: eoFill, isInside: true)
  }
  /// Returns the lines of this path that are outside of another path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(in: other, eoFill: eoFill, isInside: false)
  }
  /// Returns the area of the path as outlines that do not cross.
  public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), eoFill: eoFill) { inside, _ in inside } }
}
