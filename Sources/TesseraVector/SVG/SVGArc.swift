// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Converts an elliptical arc, given by its end points (SVG 2, appendix B.2.4), to cubic curves. Unlike the standard,
// this implementation doesn't use angles: it maps the ellipse to the unit circle and traverses the circle in exact
// quarter turns. This requires only + - * / and square roots, whose results are bitwise equal on every machine.

import TesseraRaster

struct SVGArc {
  let from: Point
  let to: Point
  let rx: Double
  let ry: Double
  /// The rotation of the ellipse's x-axis, in degrees.
  let rotation: Double
  let isLarge: Bool
  /// Whether the arc runs clockwise in coordinates with a downward y axis.
  let isSweep: Bool

  /// Appends the arc. If a radius is zero, appends a line. If the end points coincide, appends nothing (B.2.5).
  func append(to path: inout Path) {
    guard from != to else { return }
    guard rx != 0, ry != 0 else { return path.addLine(to: to) }
    let (sine, cosine) = Self.direction(degrees: rotation)
    let half = Point(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
    var (rx, ry) = (abs(rx), abs(ry))
    // Half of the chord along the ellipse's axes, in multiples of the radii.
    let x = (half.x * cosine + half.y * sine) / rx
    let y = (half.y * cosine - half.x * sine) / ry
    var chord = Point(x: x, y: y)
    var square = x * x + y * y
    guard square > 0, square.isFinite else { return path.addLine(to: to) }
    if square > 1 {
      // Radii that are too small for the chord are scaled up until they fit.
      let growth = square.squareRoot()
      (rx, ry) = (rx * growth, ry * growth)
      chord = Point(x: x / growth, y: y / growth)
      square = 1
    }
    let side = (1 / square - 1).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let center = Point(x: chord.y * side, y: -chord.x * side)
    let middle = Point(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    let toPage = Affine(a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine, tx: middle.x, ty: middle.y)
    walk(chord, center: center, toPage: toPage, into: &path)
  }

  /// Appends the curves from `chord` to `-chord` on the unit circle around `center`.
  private func walk(_ chord: Point, center: Point, toPage: Affine, into path: inout Path) {
    func unit(_ point: Point) -> Point {
      let length = (point.x * point.x + point.y * point.y).squareRoot()
      return Point(x: point.x / length, y: point.y / length)
    }
    let turn = isSweep ? 1.0 : -1.0
    var arm = unit(Point(x: chord.x - center.x, y: chord.y - center.y))
    let last = unit(Point(x: -chord.x - center.x, y: -chord.y - center.y))
    func append(_ arm: Point, _ next: Point, _ reach: Double, isLast: Bool) {
      // Control points are on the tangents, at the distance `reach`.
      let c = Point(x: center.x + arm.x - turn * arm.y * reach, y: center.y + arm.y + turn * arm.x * reach)
      let d = Point(x: center.x + next.x + turn * next.y * reach, y: center.y + next.y - turn * next.x * reach)
      let end = Point(x: center.x + next.x, y: center.y + next.y)
      path.addCubic(to: isLast ? to : toPage.apply(end), control1: toPage.apply(c), control2: toPage.apply(d))
    }
    for _ in 0..<quarters(arm, last: last, turn: turn) {
      let next = Point(x: -turn * arm.y, y: turn * arm.x)
      append(arm, next, Self.quarterReach, isLast: false)
      arm = next
    }
    let sine = turn * (arm.x * last.y - arm.y * last.x)
    let cosine = arm.x * last.x + arm.y * last.y
    append(arm, last, Self.reach(sine: sine, cosine: cosine), isLast: true)
  }

  /// Returns the number of whole quarter turns before the last segment, which is at most a quarter turn, except for
  /// rounding errors. If rounding makes it impossible to tell an empty arc from a full turn, the arc's flags decide.
  private func quarters(_ arm: Point, last: Point, turn: Double) -> Int {
    let sine = turn * (arm.x * last.y - arm.y * last.x)
    let cosine = arm.x * last.x + arm.y * last.y
    let slack = 1e-9
    if sine > 0, cosine > -slack { return isLarge ? 3 : 0 }
    if cosine < 0, sine > -slack { return 1 }
    if sine < 0, cosine < slack { return 2 }
    return isLarge ? 3 : 0
  }

  /// Returns 4/3 · tan(angle / 4), computed with half angles.
  private static func reach(sine: Double, cosine: Double) -> Double {
    let half = sine / (1 + max(cosine, 0))
    return 4 / 3 * half / (1 + (1 + half * half).squareRoot())
  }

  private static let quarterReach = reach(sine: 1, cosine: 0)

  /// Returns the sine and cosine of an angle in degrees. The result is exact for quarter turns.
  static func direction(degrees: Double) -> (sine: Double, cosine: Double) {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    switch rest {
    case 0: return (0, 1)
    case 90, -270: return (1, 0)
    case 180, -180: return (0, -1)
    case 270, -90: return (-1, 0)
    default: return Trigonometry.sineAndCosine(angle: rest * .pi / 180)
    }
  }
}
