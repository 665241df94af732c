// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

extension InterpolationMethod {
  /// Adds a curve through points to a path. Every point is on the curve.
  ///
  /// - Parameters:
  ///   - isContinued: Whether the curve starts with a line from the path's current point.
  ///   - isVertical: Whether the positions of the points are their y coordinates, such as in a vertical chart.
  ///   - isReversed: Whether the points are in reverse order. Exchanges the start and the end of steps.
  func append(
    _ points: [CGPoint], to path: inout Path, isContinued: Bool = false, isVertical: Bool = false, isReversed: Bool = false
  ) {
    guard let first = points.first else { return }
    if isContinued { path.addLine(to: first) } else { path.move(to: first) }
    guard points.count > 1 else { return }
    func point(_ index: Int) -> CGPoint { points[min(max(index, 0), points.count - 1)] }
    var slopes: [CGFloat] = []
    if kind == .monotone { slopes = Self.monotoneSlopes(isVertical ? points.map(\.transposed) : points) }
    for index in 0..<points.count - 1 {
      let (a, b) = (points[index], points[index + 1])
      switch kind {
      case .linear: path.addLine(to: b)
      case .stepStart, .stepEnd, .stepCenter:
        Self.addStep(from: a, to: b, share: stepShare(isReversed), isVertical: isVertical, to: &path)
      case .catmullRom(let alpha):
        let (c, d) = Self.catmullRom(point(index - 1), a, b, point(index + 2), alpha: alpha)
        path.addCurve(to: b, control1: c, control2: d)
      case .cardinal(let tension):
        let (k, before, after) = ((1 - tension) / 6, point(index - 1), point(index + 2))
        path.addCurve(
          to: b, control1: CGPoint(x: a.x + (b.x - before.x) * k, y: a.y + (b.y - before.y) * k),
          control2: CGPoint(x: b.x - (after.x - a.x) * k, y: b.y - (after.y - a.y) * k))
      case .monotone:
        let (p, q) = isVertical ? (a.transposed, b.transposed) : (a, b)
        let third = (q.x - p.x) / 3
        let c = CGPoint(x: p.x + third, y: p.y + third * slopes[index])
        let d = CGPoint(x: q.x - third, y: q.y - third * slopes[index + 1])
        path.addCurve(to: b, control1: isVertical ? c.transposed : c, control2: isVertical ? d.transposed : d)
      }
    }
  }

  /// The share of an interval after which a step occurs.
  private func stepShare(_ isReversed: Bool) -> CGFloat {
    switch kind {
    case .stepStart: isReversed ? 1 : 0
    case .stepEnd: isReversed ? 0 : 1
    default: 0.5
    }
  }

  private static func addStep(from a: CGPoint, to b: CGPoint, share: CGFloat, isVertical: Bool, to path: inout Path) {
    if isVertical {
      let y = a.y + (b.y - a.y) * share
      path.addLines(continuing: [CGPoint(x: a.x, y: y), CGPoint(x: b.x, y: y), b])
    } else {
      let x = a.x + (b.x - a.x) * share
      path.addLines(continuing: [CGPoint(x: x, y: a.y), CGPoint(x: x, y: b.y), b])
    }
  }

  /// Returns the control points of the segment between the second and the third of four points on a Catmull-Rom spline, whose
  /// knots are distances to the power of alpha.
  private static func catmullRom(
    _ p: CGPoint, _ a: CGPoint, _ b: CGPoint, _ q: CGPoint, alpha: CGFloat
  ) -> (CGPoint, CGPoint) {
    func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      let distance = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      if alpha == 0.5 { return distance.squareRoot() }
      return alpha == 1 ? distance : Foundation.pow(distance, alpha)
    }
    let (before, own, after) = (knot(p, a), knot(a, b), knot(b, q))
    var (c, d) = (a, b)
    if before > 1e-6, p != a {
      let weight = 2 * before * before + 3 * before * own + own * own
      let sum = 3 * before * (before + own)
      c = CGPoint(
        x: (a.x * weight - p.x * own * own + b.x * before * before) / sum,
        y: (a.y * weight - p.y * own * own + b.y * before * before) / sum)
    }
    if after > 1e-6, q != b {
      let weight = 2 * after * after + 3 * after * own + own * own
      let sum = 3 * after * (after + own)
      d = CGPoint(
        x: (b.x * weight + a.x * after * after - q.x * own * own) / sum,
        y: (b.y * weight + a.y * after * after - q.y * own * own) / sum)
    }
    return (c, d)
  }

  /// Returns the slope at each point of a curve that is monotone where the points are (Steffen's method).
  private static func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
    func secant(_ index: Int) -> (run: CGFloat, slope: CGFloat) {
      let run = points[index + 1].x - points[index].x
      return (run, run == 0 ? 0 : (points[index + 1].y - points[index].y) / run)
    }
    func sign(_ value: CGFloat) -> CGFloat { value < 0 ? -1 : 1 }
    var slopes = [CGFloat](repeating: 0, count: points.count)
    for index in points.indices.dropFirst().dropLast() {
      let (a, b) = (secant(index - 1), secant(index))
      guard a.run + b.run != 0 else { continue }
      let mean = (a.slope * b.run + b.slope * a.run) / (a.run + b.run)
      slopes[index] = (sign(a.slope) + sign(b.slope)) * min(abs(a.slope), abs(b.slope), 0.5 * abs(mean))
    }
    let last = points.count - 1
    if last == 1 {
      slopes = [secant(0).slope, secant(0).slope]
    } else if last > 1 {
      slopes[0] = (3 * secant(0).slope - slopes[1]) / 2
      slopes[last] = (3 * secant(last - 1).slope - slopes[last - 1]) / 2
    }
    return slopes
  }
}

extension CGPoint {
  /// The point with exchanged coordinates.
  var transposed: CGPoint { CGPoint(x: y, y: x) }
}

extension Path {
  fileprivate mutating func addLines(continuing points: [CGPoint]) {
    for point in points { addLine(to: point) }
  }
}
