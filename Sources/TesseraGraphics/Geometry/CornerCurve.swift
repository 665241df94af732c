// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Continuous rounded corners. `UIBezierPath(roundedRect:…)` draws corners whose curvature increases gradually. The
// shape is based on published measurements, which describe each corner with three cubic curves. A corner covers 1.53
// radii of each side. If a side is too short, all corners are drawn as quarter ellipses. Radii are limited to half
// the shorter side.

import TesseraRaster

struct CornerCurve {
  /// The cubic curves of a corner. Their points are distances along the corner's two sides, in radii. The path
  /// arrives along the first side and leaves along the second side.
  private let curves: [(Arm, Arm, Arm)]
  private let start: Arm

  struct Arm {
    /// The distances from the corner along the first and second sides, in radii.
    let arriving: Double
    let leaving: Double

    init(arriving: Double, leaving: Double) {
      self.arriving = arriving
      self.leaving = leaving
    }
  }

  static let circular = CornerCurve(
    curves: [
      (
        Arm(arriving: 1 - quarterArm, leaving: 0), Arm(arriving: 0, leaving: 1 - quarterArm),
        Arm(arriving: 0, leaving: 1)
      )
    ], start: Arm(arriving: 1, leaving: 0))

  static let continuous = CornerCurve(
    curves: [
      (
        Arm(arriving: 1.08849296, leaving: 0), Arm(arriving: 0.86840694, leaving: 0),
        Arm(arriving: 0.63149379, leaving: 0.07491139)
      ),
      (
        Arm(arriving: 0.37282383, leaving: 0.16905956), Arm(arriving: 0.16905956, leaving: 0.37282383),
        Arm(arriving: 0.07491139, leaving: 0.63149379)
      ),
      (Arm(arriving: 0, leaving: 0.86840694), Arm(arriving: 0, leaving: 1.08849296), Arm(arriving: 0, leaving: reach)),
    ], start: Arm(arriving: reach, leaving: 0))

  /// The length that a continuous corner covers on each side, in radii.
  static let reach = 1.52866483

  /// Appends a rounded corner, with a line from the path's end to the start of the corner. `back` and `ahead` are the
  /// unit vectors from the corner along the side on which the path arrives and the side on which it leaves.
  func append(to path: inout Path, corner: Point, back: Point, ahead: Point, rx: Double, ry: Double) {
    func place(_ arm: Arm) -> Point {
      Point(
        x: corner.x + (back.x * arm.arriving + ahead.x * arm.leaving) * rx,
        y: corner.y + (back.y * arm.arriving + ahead.y * arm.leaving) * ry)
    }
    if path.isEmpty { path.move(to: place(start)) } else { path.addLine(to: place(start)) }
    for (first, second, end) in curves {
      path.addCubic(to: place(end), control1: place(first), control2: place(second))
    }
  }
}

extension Path {
  /// Adds a rectangle in which only the given corners are rounded. The contour is clockwise on screen and starts at
  /// the upper-left corner.
  mutating func addRoundedRectangle(_ rect: Rect, corners: UIRectCorner, radii: (x: Double, y: Double)) {
    guard radii.x > 0, radii.y > 0, rect.width > 0, rect.height > 0 else { return addRectangle(rect) }
    // Both radii are reduced by the same factor, so that a large radius produces circular instead of elliptical ends.
    let shrink = min(1, min(rect.width / 2 / radii.x, rect.height / 2 / radii.y))
    let rx = radii.x * shrink
    let ry = radii.y * shrink
    let hasRoom = rx * CornerCurve.reach <= rect.width / 2 && ry * CornerCurve.reach <= rect.height / 2
    let curve: CornerCurve = hasRoom ? .continuous : .circular
    let up = Point(x: 0, y: -1)
    let down = Point(x: 0, y: 1)
    let left = Point(x: -1, y: 0)
    let right = Point(x: 1, y: 0)
    var contour = Path()
    for (name, corner, back, ahead) in [
      (UIRectCorner.topLeft, Point(x: rect.minX, y: rect.minY), down, right),
      (.topRight, Point(x: rect.maxX, y: rect.minY), left, down),
      (.bottomRight, Point(x: rect.maxX, y: rect.maxY), up, left),
      (.bottomLeft, Point(x: rect.minX, y: rect.maxY), right, up),
    ] {
      if corners.contains(name) {
        curve.append(to: &contour, corner: corner, back: back, ahead: ahead, rx: rx, ry: ry)
      } else if contour.isEmpty {
        contour.move(to: corner)
      } else {
        contour.addLine(to: corner)
      }
    }
    contour.close()
    append(contentsOf: contour)
  }
}
