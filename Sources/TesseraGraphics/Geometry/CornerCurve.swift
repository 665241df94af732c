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

/// The radii of a rectangle's corners in points, which must not exceed half the shorter side.
package struct CornerRadii {
  let topLeft: Double
  let topRight: Double
  let bottomRight: Double
  let bottomLeft: Double

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }
}

extension Path {
  /// A corner of a rectangle: its position, and the unit vectors and radii toward the previous and the next corner.
  private struct Corner {
    let place: Point
    let back: Point
    let ahead: Point
    let radius: Double
  }

  /// Adds a rectangle with a radius for each corner. The contour is clockwise on screen and starts at the upper-left
  /// corner. Each corner is continuous if it has enough space.
  mutating func addContinuousRectangle(_ rect: Rect, radii: CornerRadii) {
    let (up, down) = (Point(x: 0, y: -1), Point(x: 0, y: 1))
    let (left, right) = (Point(x: -1, y: 0), Point(x: 1, y: 0))
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let corners = [
      Corner(place: Point(x: minX, y: minY), back: down, ahead: right, radius: radii.topLeft),
      Corner(place: Point(x: maxX, y: minY), back: left, ahead: down, radius: radii.topRight),
      Corner(place: Point(x: maxX, y: maxY), back: up, ahead: left, radius: radii.bottomRight),
      Corner(place: Point(x: minX, y: maxY), back: right, ahead: up, radius: radii.bottomLeft),
    ]
    var contour = Path()
    for (index, corner) in corners.enumerated() {
      // The side to the next corner is horizontal for the upper-left and the lower-right corner.
      let isEven = index % 2 == 0
      let (before, after) = (corners[(index + 3) % 4].radius, corners[(index + 1) % 4].radius)
      let reach = CornerCurve.reach
      let hasRoom =
        reach * (corner.radius + after) <= (isEven ? rect.width : rect.height)
        && reach * (corner.radius + before) <= (isEven ? rect.height : rect.width)
      contour.add(corner, hasRoom ? .continuous : .circular)
    }
    contour.close()
    append(contentsOf: contour)
  }

  private mutating func add(_ corner: Corner, _ curve: CornerCurve) {
    if corner.radius > 0 {
      curve.append(
        to: &self, corner: corner.place, back: corner.back, ahead: corner.ahead, rx: corner.radius, ry: corner.radius)
    } else if isEmpty {
      move(to: corner.place)
    } else {
      addLine(to: corner.place)
    }
  }
}
