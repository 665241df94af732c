// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// Clips a path to a rectangle, one side at a time (Sutherland and Hodgman, 1974). The parts beyond a side are
/// projected onto the side, so that the winding number of every point inside is unchanged.
struct RectangleClipper {
  private static let maximumChords = 256.0

  private let rect: Rect

  init(_ rect: Rect) {
    self.rect = rect
  }

  /// Returns the path clipped to the rectangle. Its contours are closed, and curves are flattened to lines within
  /// `tolerance`. Returns an empty path if the path is nonfinite.
  func clipped(_ path: Path, tolerance: Double) -> Path {
    guard path.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return Path() }
    var result = Path()
    for contour in Self.contours(of: path, tolerance: tolerance) {
      var points = contour
      points = points.clipped { $0.x - rect.minX }
      points = points.clipped { rect.maxX - $0.x }
      points = points.clipped { $0.y - rect.minY }
      points = points.clipped { rect.maxY - $0.y }
      guard points.count > 2 else { continue }
      result.move(to: points[0])
      for point in points.dropFirst() { result.addLine(to: point) }
      result.close()
    }
    return result
  }

  private static func contours(of path: Path, tolerance: Double) -> [[Point]] {
    var result: [[Point]] = []
    func add(_ point: Point) {
      if result.isEmpty { result.append([]) }
      result[result.count - 1].append(point)
    }
    /// Returns the required number of chords, according to Wang's bound on second differences.
    func chords(_ bend: Double, _ factor: Double) -> Double {
      min(max((bend * factor / tolerance).squareRoot().rounded(.up), 1), maximumChords)
    }
    path.forEachSegment { segment in
      switch segment {
      case .move(let point): result.append([point])
      case .line(_, let point), .close(_, let point): add(point)
      case .quadratic(let a, let b, let c):
        let q = Point(x: a.x - 2 * b.x + c.x, y: a.y - 2 * b.y + c.y)
        let count = chords((q.x * q.x + q.y * q.y).squareRoot(), 0.25)
        for step in 1...Int(count) {
          let t = Double(step) / count
          add(Point(x: (q.x * t + 2 * (b.x - a.x)) * t + a.x, y: (q.y * t + 2 * (b.y - a.y)) * t + a.y))
        }
      case .cubic(let a, let b, let c, let d):
        let u = Point(x: a.x - 2 * b.x + c.x, y: a.y - 2 * b.y + c.y)
        let v = Point(x: b.x - 2 * c.x + d.x, y: b.y - 2 * c.y + d.y)
        let bend = max(u.x * u.x + u.y * u.y, v.x * v.x + v.y * v.y).squareRoot()
        let count = chords(bend, 0.75)
        for step in 1...Int(count) {
          let t = Double(step) / count
          let s = 1 - t
          let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          add(
            Point(
              x: weights.0 * a.x + weights.1 * b.x + weights.2 * c.x + weights.3 * d.x,
              y: weights.0 * a.y + weights.1 * b.y + weights.2 * c.y + weights.3 * d.y))
        }
      }
    }
    return result
  }
}
