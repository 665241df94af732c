// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A constraint between points of two bodies, created by attachment behaviors.
@MainActor
struct DynamicsJoint {
  enum Kind {
    /// Keeps the points at a distance of `length`, rigidly or with a spring.
    case distance(length: Double, frequency: Double, damping: Double)
    /// Limits the distance between the points to `length`.
    case rope(length: Double)
    /// Joins the points. `angle` is the fixed angle between the bodies, or nil if they can rotate.
    case pin(angle: Double?)
    /// Allows the second point to slide along a line through the first point, within a range of distances. The axis
    /// is relative to the first body. The angle between the bodies is fixed.
    case slide(axis: DynamicsVector, range: ClosedRange<Double>, angle: Double)
  }

  let kind: Kind
  let first: DynamicsBody
  let firstOffset: DynamicsVector
  /// The second body; nil for a fixed anchor point.
  let second: DynamicsBody?
  /// The attached point's offset from the second body's center. For a fixed anchor point, its position.
  let secondOffset: DynamicsVector
  var frictionTorque = 0.0

  private var firstArm: DynamicsVector { first.arm(to: firstOffset) }
  private var secondArm: DynamicsVector { second?.arm(to: secondOffset) ?? .zero }
  private var gap: DynamicsVector {
    (second.map { $0.position + secondArm } ?? secondOffset) - (first.position + firstArm)
  }
  private var relativeVelocity: DynamicsVector {
    (second?.velocity(at: secondArm) ?? .zero) - first.velocity(at: firstArm)
  }

  private func inverseMass(along direction: DynamicsVector) -> Double {
    let (a, b) = (firstArm.cross(direction), secondArm.cross(direction))
    return first.inverseMass + a * a * first.inverseInertia
      + (second.map { $0.inverseMass + b * b * $0.inverseInertia } ?? 0)
  }

  private func applyImpulse(_ impulse: DynamicsVector) {
    first.applyImpulse(-impulse, at: firstArm)
    second?.applyImpulse(impulse, at: secondArm)
  }

  /// Removes the relative velocity along a direction, and corrects a part of the position error within a step of
  /// `time` seconds.
  private func constrain(along direction: DynamicsVector, error: Double, time: Double) {
    let sum = inverseMass(along: direction)
    guard sum > 0 else { return }
    applyImpulse(direction * (-(relativeVelocity.dot(direction) + 0.2 * error / time) / sum))
  }

  /// Applies a spring with implicit integration, which is stable for any step size.
  private func applySpring(
    along direction: DynamicsVector, error: Double, frequency: Double, damping: Double, time: Double
  ) {
    let sum = inverseMass(along: direction)
    guard sum > 0 else { return }
    let omega = 2 * .pi * min(frequency, 100)
    let factor = time * (2 * damping * omega + time * omega * omega)
    guard factor > 0 else { return }
    let softness = sum / factor
    let speed = relativeVelocity.dot(direction) + error * omega * omega * time / factor
    applyImpulse(direction * (-speed / (sum + softness)))
  }

  private func constrainAngle(to angle: Double, time: Double) {
    let sum = first.inverseInertia + (second?.inverseInertia ?? 0)
    guard sum > 0 else { return }
    let error = (second?.angle ?? 0) - first.angle - angle
    let speed = (second?.angularVelocity ?? 0) - first.angularVelocity
    let impulse = -(speed + 0.2 * error / time) / sum
    first.angularVelocity -= impulse * first.inverseInertia
    second?.angularVelocity += impulse * (second?.inverseInertia ?? 0)
  }

  /// Applies the spring once per step, before the rigid constraints are solved.
  func solveSpring(time: Double) {
    guard case .distance(let length, let frequency, let damping) = kind, frequency > 0 else { return }
    let distance = gap.length
    guard distance > 1e-6 else { return }
    applySpring(
      along: gap * (1 / distance), error: distance - length, frequency: frequency, damping: max(damping, 0), time: time)
  }

  func solve(time: Double) {
    let gap = gap
    switch kind {
    case .distance(let length, let frequency, _):
      guard frequency <= 0 else { return }
      guard length > 1e-6 else { return solvePin(time: time) }
      guard gap.length > 1e-6 else { return }
      constrain(along: gap.normalized, error: gap.length - length, time: time)
    case .rope(let length):
      guard gap.length > max(length, 1e-6), relativeVelocity.dot(gap.normalized) > 0 || gap.length > length + 0.01
      else {
        return
      }
      constrain(along: gap.normalized, error: gap.length - length, time: time)
    case .pin(let angle):
      solvePin(time: time)
      if let angle { constrainAngle(to: angle, time: time) }
    case .slide(let axis, let range, let angle):
      let along = axis.rotated(cosine: cos(first.angle), sine: sin(first.angle)).normalized
      constrain(along: along.outward, error: gap.dot(along.outward), time: time)
      let place = gap.dot(along)
      if place < range.lowerBound { constrain(along: along, error: place - range.lowerBound, time: time) }
      if place > range.upperBound { constrain(along: along, error: place - range.upperBound, time: time) }
      constrainAngle(to: angle, time: time)
    }
    applyFriction(time: time)
  }

  private func solvePin(time: Double) {
    for direction in [DynamicsVector(x: 1, y: 0), DynamicsVector(x: 0, y: 1)] {
      constrain(along: direction, error: gap.dot(direction), time: time)
    }
  }

  private func applyFriction(time: Double) {
    guard frictionTorque > 0 else { return }
    let sum = first.inverseInertia + (second?.inverseInertia ?? 0)
    guard sum > 0 else { return }
    let speed = (second?.angularVelocity ?? 0) - first.angularVelocity
    let limit = frictionTorque * time
    let impulse = min(max(-speed / sum, -limit), limit)
    first.angularVelocity -= impulse * first.inverseInertia
    second?.angularVelocity += impulse * (second?.inverseInertia ?? 0)
  }
}
