// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// A closed contour of a symbol's drawing. It can be tested for containment and offset along its normals.
struct SymbolContour {
  /// The filled side of a contour.
  enum Side {
    case inside, outside

    var opposite: Side { self == .inside ? .outside : .inside }
  }

  private enum Step: Int { case line = 1, quadratic, cubic }

  /// The start point and all points of the path elements, including control points. The start point is not repeated
  /// at the end.
  private var points: [Point] = []
  private var steps: [Step] = []
  /// Whether the last path element ends at the start point.
  private var endsAtStart = false
  /// Points on the contour that are close enough to compute areas and containment.
  private var corners: [Point] = []
  /// The signed area, computed from cross products. Positive if the contour is clockwise on screen.
  private(set) var area = 0.0
  private(set) var length = 0.0

  // MARK: Construction

  static func contours(of path: Path) -> [SymbolContour] {
    var result: [SymbolContour] = []
    var current: SymbolContour?
    func end() {
      if var contour = current, !contour.steps.isEmpty {
        contour.finish()
        result.append(contour)
      }
      current = nil
    }
    path.forEachSegment { segment in
      switch segment {
      case .move(let p):
        end()
        current = SymbolContour(points: [p], corners: [p])
      case .line(_, let p): current?.add(.line, [p])
      case .quadratic(_, let c, let p): current?.add(.quadratic, [c, p])
      case .cubic(_, let c, let d, let p): current?.add(.cubic, [c, d, p])
      case .close: break
      }
    }
    end()
    return result
  }

  private init(points: [Point], corners: [Point]) {
    (self.points, self.corners) = (points, corners)
  }

  private mutating func add(_ step: Step, _ ends: [Point]) {
    guard let start = points.last, let last = ends.last else { return }
    steps.append(step)
    points += ends
    guard step != .line else { return corners.append(last) }
    for place in 1...8 {
      let t = Double(place) / 8
      let u = 1 - t
      switch step {
      case .quadratic:
        corners.append(Self.sum([(u * u, start), (2 * u * t, ends[0]), (t * t, last)]))
      default:
        let terms = [(u * u * u, start), (3 * u * u * t, ends[0]), (3 * u * t * t, ends[1]), (t * t * t, last)]
        corners.append(Self.sum(terms))
      }
    }
  }

  private static func sum(_ terms: [(Double, Point)]) -> Point {
    terms.reduce(Point(x: 0, y: 0)) { Point(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y) }
  }

  private mutating func finish() {
    if points.count > 2, let last = points.last, distance(last, points[0]) < 0.02 {
      points.removeLast()
      endsAtStart = true
    }
    for (index, p) in corners.enumerated() {
      let q = corners[index + 1 < corners.count ? index + 1 : 0]
      area += (p.x * q.y - q.x * p.y) / 2
      length += distance(p, q)
    }
  }

  private func distance(_ p: Point, _ q: Point) -> Double {
    ((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y)).squareRoot()
  }

  // MARK: Interiors

  /// Returns the winding number of a point.
  private func turns(around point: Point) -> Int {
    var count = 0
    var p = corners[corners.count - 1]
    for q in corners {
      if (p.y <= point.y) != (q.y <= point.y), point.x < p.x + (point.y - p.y) / (q.y - p.y) * (q.x - p.x) {
        count += q.y > p.y ? 1 : -1
      }
      p = q
    }
    return count
  }

  func contains(_ other: SymbolContour) -> Bool {
    abs(area) > abs(other.area) && turns(around: other.corners[0]) != 0
  }

  /// Returns the filled side of the contour, or nil if both sides are filled or both are not filled.
  func filledSide(among contours: [SymbolContour], _ rule: FillRule) -> Side? {
    func isFilled(_ point: Point) -> Bool {
      let count = contours.reduce(0) { $0 + $1.turns(around: point) }
      return rule == .evenOdd ? count % 2 != 0 : count != 0
    }
    // The sides are tested at the middle of long edges, where other contours are unlikely to be near.
    let edges = corners.indices.map { (corners[$0], corners[$0 + 1 < corners.count ? $0 + 1 : 0]) }
    for (p, q) in edges.sorted(by: { distance($0.0, $0.1) > distance($1.0, $1.1) }).prefix(4) {
      let size = distance(p, q)
      guard size > 1e-6 else { break }
      let middle = Point(x: (p.x + q.x) / 2, y: (p.y + q.y) / 2)
      let normal = outward(Point(x: (q.x - p.x) / size, y: (q.y - p.y) / size))
      let isOutside = isFilled(Point(x: middle.x + 0.03 * normal.x, y: middle.y + 0.03 * normal.y))
      let isInside = isFilled(Point(x: middle.x - 0.03 * normal.x, y: middle.y - 0.03 * normal.y))
      if isInside != isOutside { return isInside ? .inside : .outside }
    }
    return nil
  }

  /// Returns the outward normal of a direction along the contour.
  private func outward(_ direction: Point) -> Point {
    area > 0 ? Point(x: direction.y, y: -direction.x) : Point(x: -direction.y, y: direction.x)
  }

  // MARK: Moving

  /// Appends the contour with its edges offset outward by a distance, or inward if the distance is negative. Near a
  /// corner, edges that are too short for this offset are offset as far as possible.
  func append(to path: inout Path, outward distance: Double) {
    let moved = distance == 0 ? points : points.indices.map { self.moved(at: $0, by: distance) }
    path.move(to: moved[0])
    var index = 1
    func point(_ offset: Int) -> Point { moved[index + offset < moved.count ? index + offset : 0] }
    for step in steps {
      switch step {
      case .line: path.addLine(to: point(0))
      case .quadratic: path.addQuadratic(to: point(1), control: point(0))
      case .cubic: path.addCubic(to: point(2), control1: point(0), control2: point(1))
      }
      index += step.rawValue
    }
    path.close()
  }

  private func moved(at index: Int, by distance: Double) -> Point {
    let point = points[index]
    guard let (before, inward) = edge(from: index, by: -1), let (after, onward) = edge(from: index, by: 1) else {
      return point
    }
    // The direction from the point along the previous edge.
    let arriving = Point(x: -before.x, y: -before.y)
    let (m, n) = (outward(arriving), outward(after))
    // At an acute angle, the corner would extend too far, so the cosine is limited.
    let cosine = max(-0.75, arriving.x * after.x + arriving.y * after.y)
    let sine = arriving.x * after.y - arriving.y * after.x
    var size = distance / (1 + cosine)
    // Edges become shorter if the offset is toward the side to which the contour turns.
    let shortens = (sine > 0) == (area > 0) ? distance < 0 : distance > 0
    if shortens, abs(sine) > 1e-9 {
      let limit = 0.95 * min(inward, onward) / abs(sine)
      size = max(-limit, min(limit, size))
    }
    return Point(x: point.x + (m.x + n.x) * size, y: point.y + (m.y + n.y) * size)
  }

  /// Returns the direction and length from a point to the next point at a different position.
  private func edge(from index: Int, by step: Int) -> (direction: Point, length: Double)? {
    let count = points.count
    var other = index
    for _ in 1..<max(2, count) {
      other = (other + step + count) % count
      let size = distance(points[index], points[other])
      guard size > 0.015 else { continue }
      let (dx, dy) = (points[other].x - points[index].x, points[other].y - points[index].y)
      return (Point(x: dx / size, y: dy / size), size)
    }
    return nil
  }
}
