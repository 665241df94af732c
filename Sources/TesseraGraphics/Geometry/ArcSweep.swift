// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Computation of an arc's sweep between two angles, and of arcs that are tangent to two lines.

import TesseraRaster

enum ArcSweep {
  private static let turn = 2 * Double.pi
  /// The tolerance for whole turns, because sums of angles have rounding errors.
  private static let tolerance = 1e-9
  /// The maximum number of turns. Additional turns around the same circle are not visible.
  private static let maximumIterations = 64.0

  /// Returns the angle that an arc sweeps from `start` to `end` in one direction.
  ///
  /// | Distance in the direction | Sweep |
  /// |---|---|
  /// | 0 | 0 |
  /// | At least a whole turn | A whole turn |
  /// | Whole turns in the opposite direction | A whole turn |
  /// | Any other angle | Less than a whole turn, ending at `end` |
  static func angle(from start: Double, to end: Double, increasing: Bool) -> Double {
    let distance = increasing ? end - start : start - end
    guard distance.isFinite, distance != 0 else { return 0 }
    var sweep = distance
    if distance < 0 {
      sweep = distance - (distance / turn).rounded(.down) * turn
      if sweep <= tolerance { sweep = turn }
    }
    if sweep >= turn - tolerance { sweep = turn }
    return increasing ? sweep : -sweep
  }

  /// Returns a sweep limited to the maximum number of turns, which also limits the computation time.
  static func limited(sweep: Double) -> Double {
    let turns = (sweep.magnitude / turn).rounded(.down)
    guard turns > maximumIterations, turns.isFinite else { return sweep }
    let rest = sweep.magnitude.truncatingRemainder(dividingBy: turn) + maximumIterations * turn
    return sweep < 0 ? -rest : rest
  }
}

/// An arc that rounds the corner between two lines.
struct TangentArc {
  var center: Point
  var start: Double
  var sweep: Double

  /// Creates an arc, or returns nil if there is no corner to round.
  init?(from start: Point, corner: Point, to end: Point, radius: Double) {
    guard radius > 0, radius.isFinite, let back = Self.direction(corner, start), let ahead = Self.direction(corner, end)
    else { return nil }
    let cosine = back.x * ahead.x + back.y * ahead.y
    let cross = back.x * ahead.y - back.y * ahead.x
    guard cross.magnitude > 1e-9 else { return nil }
    // The tangent of half the corner's angle is sin / (1 + cos). The arc begins at a distance of radius / tangent
    // from the corner.
    let reach = radius * (1 + cosine) / cross.magnitude
    let first = Point(x: corner.x + back.x * reach, y: corner.y + back.y * reach)
    let last = Point(x: corner.x + ahead.x * reach, y: corner.y + ahead.y * reach)
    // The center is perpendicular to the first line, on the side of the second line.
    let side = cross > 0 ? radius : -radius
    center = Point(x: first.x - back.y * side, y: first.y + back.x * side)
    self.start = Trigonometry.angle(x: first.x - center.x, y: first.y - center.y)
    let end = Trigonometry.angle(x: last.x - center.x, y: last.y - center.y)
    // The arc always goes in the shorter direction.
    var sweep = end - self.start
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    self.sweep = sweep
  }

  private static func direction(_ from: Point, _ to: Point) -> Point? {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 && length.isFinite ? Point(x: x / length, y: y / length) : nil
  }
}
