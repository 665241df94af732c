// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Corners with gradually increasing curvature. The shape of iOS's corners was measured and published as three cubic
// curves per corner, in radii from the corner: PixelCut, "Mysterious iOS 7 icon shape" (2013). Its coefficients have
// been confirmed many times since. Such a corner extends 1.53 radii along its sides. If a side is too short, the
// corner is blended with a quarter circle, according to the space available along both sides. A capsule therefore has
// round ends, and the shape changes continuously as a rectangle shrinks.
//
// The quarter circle is also represented by three cubic curves, which are split at the same positions as the
// published curve, so that the two can be blended.

/// A corner between an incoming and an outgoing side.
struct ContinuousCorner {
  /// The extent of a corner along its sides, in radii.
  static let reach = 1.52866483

  /// A point near a corner: its distances in radii along the incoming and outgoing sides.
  private typealias Arm = (arriving: Double, leaving: Double)

  /// The first half of the curve: the start, two control points, the first split point, and the control point after
  /// it. The second half is its mirror image.
  private static let circle: [Arm] = [
    (1, 0), (0.87326017, 0), (0.74767556, 0.02409254), (0.62993359, 0.0709947), (0.37476583, 0.17263999),
  ]
  private static let smooth: [Arm] = [
    (reach, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
  ]

  let corner: Point
  /// The unit vectors from the corner along its two sides.
  let back: Point
  let ahead: Point
  let radius: Double
  /// The blend factor from the quarter circle (0) to the continuous curve (1).
  let smoothness: Double

  /// Returns the blend factor for the available length of a side.
  static func part(room: Double, radius: Double) -> Double {
    min(max((room / radius - 1) / (reach - 1), 0), 1)
  }

  func append(to path: inout Path) {
    if path.isEmpty { path.move(to: arriving(at: 0)) } else { path.addLine(to: arriving(at: 0)) }
    path.addCubic(to: arriving(at: 3), control1: arriving(at: 1), control2: arriving(at: 2))
    path.addCubic(to: leaving(at: 3), control1: arriving(at: 4), control2: leaving(at: 4))
    path.addCubic(to: leaving(at: 0), control1: leaving(at: 2), control2: leaving(at: 1))
  }

  private func arriving(at index: Int) -> Point { place(Self.mixed(at: index, part: smoothness)) }

  private func leaving(at index: Int) -> Point {
    let arm = Self.mixed(at: index, part: smoothness)
    return place((arm.leaving, arm.arriving))
  }

  private static func mixed(at index: Int, part: Double) -> Arm {
    let (from, to) = (circle[index], smooth[index])
    return (
      from.arriving + (to.arriving - from.arriving) * part, from.leaving + (to.leaving - from.leaving) * part
    )
  }

  private func place(_ arm: Arm) -> Point {
    Point(
      x: corner.x + (back.x * arm.arriving + ahead.x * arm.leaving) * radius,
      y: corner.y + (back.y * arm.arriving + ahead.y * arm.leaving) * radius)
  }
}

extension Path {
  /// Returns a closed rounded rectangle with continuous corners, clockwise on screen. Radii are reduced to fit.
  static func continuous(_ shape: RoundedRect) -> Path {
    let rect = shape.rect
    let r = shape.radii.fitted(width: rect.width, height: rect.height)
    let (up, down) = (Point(x: 0, y: -1), Point(x: 0, y: 1))
    let (left, right) = (Point(x: -1, y: 0), Point(x: 1, y: 0))
    /// The length of a side is divided between its two corners in proportion to their radii.
    func part(_ radius: Double, _ neighbor: Double, _ side: Double) -> Double {
      ContinuousCorner.part(room: side * radius / (radius + neighbor), radius: radius)
    }
    var path = Path()
    func add(
      _ corner: Point, _ back: Point, _ ahead: Point, _ radius: Double, before: (Double, Double),
      after: (Double, Double)
    ) {
      guard radius > 0 else {
        if path.isEmpty { path.move(to: corner) } else { path.addLine(to: corner) }
        return
      }
      let smoothness = min(part(radius, before.0, before.1), part(radius, after.0, after.1))
      ContinuousCorner(corner: corner, back: back, ahead: ahead, radius: radius, smoothness: smoothness)
        .append(to: &path)
    }
    let (width, height) = (rect.width, rect.height)
    add(
      Point(x: rect.minX, y: rect.minY), down, right, r.topLeft, before: (r.bottomLeft, height),
      after: (r.topRight, width))
    add(
      Point(x: rect.maxX, y: rect.minY), left, down, r.topRight, before: (r.topLeft, width),
      after: (r.bottomRight, height))
    add(
      Point(x: rect.maxX, y: rect.maxY), up, left, r.bottomRight, before: (r.topRight, height),
      after: (r.bottomLeft, width))
    add(
      Point(x: rect.minX, y: rect.maxY), right, up, r.bottomLeft, before: (r.bottomRight, width),
      after: (r.topLeft, height))
    path.close()
    return path
  }
}
