// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Circles, ellipses and rounded rectangles as cubic curves. If a cubic curve approximates a quarter circle, the
// maximum error is 0.027% of the radius. Therefore, arcs are divided into quarters.

import TesseraRaster

/// The distance of the control points from the end points for a quarter circle of radius 1: 4/3·tan(π/8) = 4/3·(√2 -
/// 1).
let quarterArm = 4.0 / 3 * (2.0.squareRoot() - 1)

extension Path {
  /// Adds an arc around a center that starts at the angle `start` and sweeps the angle `sweep`, both in radians.
  /// Positive sweeps are clockwise on screen. If the path is not empty, a line connects the current point to the
  /// start of the arc. Does nothing if an argument is not finite.
  mutating func addCircularArc(center: Point, radius: Double, start: Double, sweep: Double) {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, start.isFinite, sweep.isFinite else { return }
    let pieces = max(1, (sweep.magnitude / (Double.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / pieces
    let half = Trigonometry.sineAndCosine(angle: step / 2)
    // 4/3·tan(step/4), computed with the half-angle formula.
    let arm = 4.0 / 3 * half.sine / (1 + half.cosine) * radius
    var direction = Trigonometry.sineAndCosine(angle: start)
    var point = Point(x: center.x + radius * direction.cosine, y: center.y + radius * direction.sine)
    if isEmpty { move(to: point) } else { addLine(to: point) }
    for piece in stride(from: 1, through: pieces, by: 1) {
      let next = Trigonometry.sineAndCosine(angle: start + step * piece)
      let end = Point(x: center.x + radius * next.cosine, y: center.y + radius * next.sine)
      addCubic(
        to: end,
        control1: Point(x: point.x - arm * direction.sine, y: point.y + arm * direction.cosine),
        control2: Point(x: end.x + arm * next.sine, y: end.y - arm * next.cosine))
      direction = next
      point = end
    }
  }

  /// Adds an ellipse inscribed in a rectangle. The contour is clockwise on screen and starts at the middle of the
  /// right side.
  mutating func addEllipse(in rect: Rect) {
    let rx = rect.width / 2
    let ry = rect.height / 2
    let cx = rect.x + rx
    let cy = rect.y + ry
    let ax = rx * quarterArm
    let ay = ry * quarterArm
    move(to: Point(x: cx + rx, y: cy))
    addCubic(
      to: Point(x: cx, y: cy + ry), control1: Point(x: cx + rx, y: cy + ay),
      control2: Point(x: cx + ax, y: cy + ry))
    addCubic(
      to: Point(x: cx - rx, y: cy), control1: Point(x: cx - ax, y: cy + ry),
      control2: Point(x: cx - rx, y: cy + ay))
    addCubic(
      to: Point(x: cx, y: cy - ry), control1: Point(x: cx - rx, y: cy - ay),
      control2: Point(x: cx - ax, y: cy - ry))
    addCubic(
      to: Point(x: cx + rx, y: cy), control1: Point(x: cx + ax, y: cy - ry),
      control2: Point(x: cx + rx, y: cy - ay))
    close()
  }

  /// Adds a closed rectangle, whose contour is clockwise on screen.
  mutating func addRectangle(_ rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }
}
