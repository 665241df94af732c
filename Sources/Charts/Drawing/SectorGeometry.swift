// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// The geometry of a sector. Angles are in radians, clockwise from the top.
struct SectorGeometry {
  var center: CGPoint
  var innerRadius: CGFloat
  var outerRadius: CGFloat
  var start: Double
  var end: Double
  /// The distance by which the straight edges are inset, in points.
  var inset: CGFloat = 0
  var cornerRadius: CGFloat = 0

  /// Returns the start and end angles of sectors with values, which divide a full turn. Values that are negative or not finite
  /// count as zero.
  static func angles(_ values: [Double]) -> [(start: Double, end: Double)] {
    let values = values.map { $0.isFinite ? min(max(0, $0), 1e150) : 0 }
    let sum = values.reduce(0, +)
    guard sum > 0 else { return values.map { _ in (0, 0) } }
    var total = 0.0
    return values.map { value in
      let start = total
      total += value
      return (start / sum * 2 * .pi, total / sum * 2 * .pi)
    }
  }

  func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle)))
  }

  /// The point in the middle of the sector.
  var middle: CGPoint { point((start + end) / 2, (innerRadius + outerRadius) / 2) }

  /// Returns the angle by which an edge is rotated at a radius because of the inset.
  private func shift(_ radius: CGFloat) -> Double {
    radius > 0 ? Foundation.asin(min(1, Double(inset / radius))) : .pi / 2
  }

  /// The sector's path, to be filled by the even-odd rule.
  var path: Path {
    var path = Path()
    guard outerRadius > 0, innerRadius < outerRadius, end > start else { return path }
    if end - start >= 2 * .pi - 1e-9 {
      path.addEllipse(in: square(outerRadius))
      if innerRadius > 0 { path.addEllipse(in: square(innerRadius)) }
      return path
    }
    let (a, b) = (start + shift(outerRadius), end - shift(outerRadius))
    guard a < b else { return path }
    var (c, d) = (start + shift(innerRadius), end - shift(innerRadius))
    var inner = innerRadius
    let half = (end - start) / 2
    let hasArc = innerRadius > 0 && c < d
    if !hasArc {
      // The straight edges meet in a point.
      inner = half < .pi / 2 ? max(innerRadius, inset / CGFloat(sin(half))) : 0
      (c, d) = (start + half, start + half)
      guard inner < outerRadius else { return path }
    }
    let thickness = (outerRadius - inner) / 2
    let outerCorner = max(0, min(cornerRadius, thickness, outerRadius * CGFloat(b - a) / 2))
    let innerCorner = hasArc ? max(0, min(cornerRadius, thickness, inner * CGFloat(d - c) / 2)) : 0
    let (outerTurn, innerTurn) = (
      Double(outerCorner / outerRadius), inner > 0 ? Double(innerCorner / inner) : 0
    )
    path.move(to: edge(start, 1, inner + innerCorner, apex: hasArc ? nil : c))
    path.addLine(to: edge(start, 1, outerRadius - outerCorner, apex: nil))
    path.addQuadCurve(to: point(a + outerTurn, outerRadius), control: point(a, outerRadius))
    addArc(from: a + outerTurn, to: b - outerTurn, outerRadius, to: &path)
    path.addQuadCurve(to: edge(end, -1, outerRadius - outerCorner, apex: nil), control: point(b, outerRadius))
    path.addLine(to: edge(end, -1, inner + innerCorner, apex: hasArc ? nil : c))
    if hasArc {
      path.addQuadCurve(to: point(d - innerTurn, inner), control: point(d, inner))
      addArc(from: d - innerTurn, to: c + innerTurn, inner, to: &path)
      path.addQuadCurve(to: edge(start, 1, inner + innerCorner, apex: nil), control: point(c, inner))
    }
    path.closeSubpath()
    return path
  }

  /// Returns the point of a straight edge at a radius, or the point at which the edges meet.
  private func edge(_ angle: Double, _ sign: Double, _ radius: CGFloat, apex: Double?) -> CGPoint {
    point(apex ?? angle + sign * shift(radius), radius)
  }

  private func square(_ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Adds an arc as cubic curves of at most a quarter turn.
  private func addArc(from a: Double, to b: Double, _ radius: CGFloat, to path: inout Path) {
    let count = max(1, Int((abs(b - a) / (.pi / 2)).rounded(.up)))
    let step = (b - a) / Double(count)
    let control = CGFloat(4.0 / 3 * tan(step / 4)) * radius
    for index in 0..<count {
      let (p, q) = (a + Double(index) * step, a + Double(index + 1) * step)
      let (from, to) = (point(p, radius), point(q, radius))
      path.addCurve(
        to: to,
        control1: CGPoint(x: from.x + control * CGFloat(cos(p)), y: from.y + control * CGFloat(sin(p))),
        control2: CGPoint(x: to.x - control * CGFloat(cos(q)), y: to.y - control * CGFloat(sin(q))))
    }
  }
}
