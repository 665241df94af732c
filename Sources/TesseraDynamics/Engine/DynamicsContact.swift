// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A contact between two bodies, with the contact points and the direction in which the bodies are separated.
@MainActor
struct DynamicsContact {
  /// A point at which the bodies touch.
  struct Point {
    var place: DynamicsVector
    /// The depth to which the bodies overlap, in points.
    var depth: Double
    var normalImpulse = 0.0
    var frictionImpulse = 0.0
    /// The desired separation speed at the point after the bounce.
    var bounce = 0.0
  }

  let first: DynamicsBody
  let second: DynamicsBody
  /// The unit vector in the direction from the first body to the second body.
  let normal: DynamicsVector
  var points: [Point]

  /// Creates a contact, or returns nil if the bodies don't touch. If two convex polygons don't touch, a side of one
  /// polygon separates them. Otherwise, the side with the smallest overlap is used for the contact.
  init?(_ first: DynamicsBody, _ second: DynamicsBody) {
    let (a, b) = (first.corners, second.corners)
    guard a.count >= 2, b.count >= 2, Self.boxesTouch(a, b) else { return nil }
    guard let sideOfA = Self.side(of: a, towards: b), let sideOfB = Self.side(of: b, towards: a) else { return nil }
    // Prefer the first body's side unless the second body's side is clearly better. Otherwise, the choice could
    // alternate between steps.
    let isFirst = sideOfA.separation >= sideOfB.separation - 0.01
    let (reference, incident, index) = isFirst ? (a, b, sideOfA.index) : (b, a, sideOfB.index)
    let (from, to) = (reference[index], reference[(index + 1) % reference.count])
    let direction = (to - from).normalized
    let outward = direction.outward
    guard let clipped = Self.clip(Self.side(of: incident, against: outward), from: from, to: to, direction: direction)
    else { return nil }
    let points = clipped.compactMap { point -> Point? in
      let depth = -(point - from).dot(outward)
      return depth >= 0 ? Point(place: point + outward * (depth / 2), depth: depth) : nil
    }
    guard !points.isEmpty else { return nil }
    (self.first, self.second, self.points) = (first, second, points)
    normal = isFirst ? outward : -outward
  }

  private static func boxesTouch(_ a: [DynamicsVector], _ b: [DynamicsVector]) -> Bool {
    func range(_ values: [Double]) -> (Double, Double) { (values.min() ?? 0, values.max() ?? 0) }
    let (ax, bx, ay, by) = (range(a.map(\.x)), range(b.map(\.x)), range(a.map(\.y)), range(b.map(\.y)))
    return ax.0 <= bx.1 && bx.0 <= ax.1 && ay.0 <= by.1 && by.0 <= ay.1
  }

  /// Returns the side of a polygon that best separates it from another polygon. Returns nil if a side separates them
  /// completely, so that they don't touch.
  private static func side(
    of polygon: [DynamicsVector], towards other: [DynamicsVector]
  ) -> (index: Int, separation: Double)? {
    var best = (index: 0, separation: -Double.infinity)
    for index in polygon.indices {
      let outward = (polygon[(index + 1) % polygon.count] - polygon[index]).normalized.outward
      let separation = other.map { ($0 - polygon[index]).dot(outward) }.min() ?? 0
      if separation > 0 { return nil }
      if separation > best.separation { best = (index, separation) }
    }
    return best
  }

  /// Returns the side of a polygon whose outward normal is most nearly opposite to a direction.
  private static func side(
    of polygon: [DynamicsVector], against direction: DynamicsVector
  ) -> (DynamicsVector, DynamicsVector) {
    var best = (index: 0, value: Double.infinity)
    for index in polygon.indices {
      let outward = (polygon[(index + 1) % polygon.count] - polygon[index]).normalized.outward
      if outward.dot(direction) < best.value { best = (index, outward.dot(direction)) }
    }
    return (polygon[best.index], polygon[(best.index + 1) % polygon.count])
  }

  /// Clips a line segment to the part that projects onto a side, or returns nil if there is none.
  private static func clip(
    _ line: (DynamicsVector, DynamicsVector), from: DynamicsVector, to: DynamicsVector, direction: DynamicsVector
  ) -> [DynamicsVector]? {
    let end = (to - from).dot(direction)
    let (first, second) = ((line.0 - from).dot(direction), (line.1 - from).dot(direction))
    let (low, high) = (max(min(first, second), 0), min(max(first, second), end))
    guard low <= high else { return nil }
    guard abs(second - first) > 1e-9 else { return [line.0, line.1] }
    return [low, high].map { line.0 + (line.1 - line.0) * (($0 - first) / (second - first)) }
  }

  private var elasticity: Double { max(first.material.elasticity, second.material.elasticity) }
  /// The friction coefficient between the bodies. A boundary has the same friction as the item that touches it.
  private var friction: Double {
    let (a, b) = (first.material.friction, second.material.friction)
    return a.isNaN ? max(b, 0) : b.isNaN ? max(a, 0) : (max(a, 0) * max(b, 0)).squareRoot()
  }

  /// Computes the speeds after the bounce. Slow bodies do not bounce, so they come to rest.
  mutating func prepare() {
    for index in points.indices {
      let speed = relativeVelocity(at: points[index].place).dot(normal)
      points[index].bounce = speed < -30 ? -speed * min(max(elasticity, 0), 1) : 0
    }
  }

  private func relativeVelocity(at place: DynamicsVector) -> DynamicsVector {
    second.velocity(at: place - second.position) - first.velocity(at: place - first.position)
  }

  private func effectiveMass(at place: DynamicsVector, direction: DynamicsVector) -> Double {
    let (a, b) = ((place - first.position).cross(direction), (place - second.position).cross(direction))
    let sum =
      first.inverseMass + second.inverseMass + a * a * first.inverseInertia + b * b * second.inverseInertia
    return sum > 0 ? 1 / sum : 0
  }

  private func applyImpulse(_ impulse: DynamicsVector, at place: DynamicsVector) {
    first.applyImpulse(-impulse, at: place - first.position)
    second.applyImpulse(impulse, at: place - second.position)
  }

  /// Adjusts the velocities so that the bodies don't move into each other.
  mutating func solve() {
    let tangent = DynamicsVector(x: -normal.y, y: normal.x)
    for index in points.indices {
      let place = points[index].place
      let slip = relativeVelocity(at: place).dot(tangent)
      let limit = friction * points[index].normalImpulse
      let oldFriction = points[index].frictionImpulse
      let newFriction = min(max(oldFriction - slip * effectiveMass(at: place, direction: tangent), -limit), limit)
      points[index].frictionImpulse = newFriction
      applyImpulse(tangent * (newFriction - oldFriction), at: place)
      let speed = relativeVelocity(at: place).dot(normal)
      let old = points[index].normalImpulse
      let new = max(0, old + (points[index].bounce - speed) * effectiveMass(at: place, direction: normal))
      points[index].normalImpulse = new
      applyImpulse(normal * (new - old), at: place)
    }
  }

  /// Moves the bodies apart until only a small overlap remains, so that they still touch.
  func separate() {
    for point in points where point.depth > 0.01 {
      let impulse = normal * ((point.depth - 0.01) * 0.4 * effectiveMass(at: point.place, direction: normal))
      let (a, b) = (point.place - first.position, point.place - second.position)
      first.move(by: -impulse * first.inverseMass, turning: -first.inverseInertia * a.cross(impulse))
      second.move(by: impulse * second.inverseMass, turning: second.inverseInertia * b.cross(impulse))
    }
  }
}
