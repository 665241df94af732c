// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A damped spring. With the unit responses A (from distance 1 at rest) and B (from distance 0 with velocity 1) of
// m·x'' + c·x' + k·x = 0, a spring with target distance d and velocity v has
//
//     remaining distance  d·A - v·B,     velocity  d·(k/m)·B + v·(A - (c/m)·B),
//
// because A' = -(k/m)·B and B' = A - (c/m)·B.

public import Foundation
internal import TesseraMotion
public import TesseraSwiftUILayout

/// The parameters of a spring's motion.
public struct Spring: Hashable, Sendable {
  /// The mass of the object attached to the spring.
  public let mass: Double
  /// The stiffness of the spring.
  public let stiffness: Double
  /// The drag force due to friction.
  public let damping: Double

  /// Creates a spring with a perceptual duration in seconds and a bounce: 0 for none, up to 1 for an undamped spring,
  /// negative values for an overdamped spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring with a response in seconds and a damping ratio. A response that is not finite and greater than
  /// 0 creates a spring that reaches its target at once.
  public init(response: Double, dampingRatio: Double) {
    let ratio = dampingRatio.isFinite ? max(0, dampingRatio) : 1
    let frequency = response.isFinite && response > 0 ? 2 * Double.pi / response : .infinity
    (mass, stiffness, damping) = (1, frequency * frequency, 2 * ratio * frequency)
  }

  /// Creates a spring from physical attributes. Unless overdamping is allowed, the damping is at most critical.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let curve = SpringCurve(mass: mass, stiffness: stiffness, damping: damping)
    (self.mass, self.stiffness) = (curve.mass, curve.stiffness)
    let critical = 2 * (curve.mass * curve.stiffness).squareRoot()
    self.damping = allowOverDamping ? curve.damping : min(curve.damping, critical)
  }

  /// Creates a spring whose remaining distance is `epsilon` after a duration in seconds.
  ///
  /// - Note: Differs from SwiftUI: `epsilon` is 0.001 regardless of the argument.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let curve = SpringCurve(settlingDuration: settlingDuration, dampingRatio: dampingRatio)
    (mass, stiffness, damping) = (curve.mass, curve.stiffness, curve.damping)
  }

  /// A smooth spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring with a small amount of bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a larger amount of bounce.
  public static var bouncy: Spring { bouncy() }
  /// Returns a smooth spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Returns a spring with a small amount of bounce, 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Returns a spring with a larger amount of bounce, 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The perceptual duration in seconds, which is the response.
  public var duration: TimeInterval { response }
  /// The period of the undamped spring, in seconds.
  public var response: Double { stiffness.isFinite ? 2 * .pi / (stiffness / mass).squareRoot() : 0 }
  /// The damping as a fraction of the critical damping.
  public var dampingRatio: Double { stiffness.isFinite ? damping / (2 * (stiffness * mass).squareRoot()) : 1 }
  /// The bounce: 0 for none, 1 for an undamped spring, negative for an overdamped spring.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The time in seconds after which the spring stays within a thousandth of its distance, from rest.
  public var settlingDuration: TimeInterval { response > 0 ? curve(velocity: 0).settlingDuration() : 0 }

  /// The time in seconds after which a spring that began with any velocity is considered at rest.
  var settlingTimeWithVelocity: Double {
    let frequency = (stiffness / mass).squareRoot()
    return max(
      curve(velocity: frequency).settlingDuration(), curve(velocity: -frequency).settlingDuration(),
      curve(velocity: 0).settlingDuration())
  }

  func curve(velocity: Double) -> SpringCurve {
    SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
  }

  /// Returns the responses to a unit distance and to a unit velocity.
  private func responses(at time: Double) -> (distance: Double, velocity: Double) {
    guard response > 0, !time.isNaN else { return (0, 0) }
    let (still, moving) = (curve(velocity: 0).progress(at: time), curve(velocity: 1).progress(at: time))
    return (1 - still, moving - still)
  }

  /// Returns the distance covered after a number of seconds.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (a, b) = responses(at: time)
    return target.scaled(by: 1 - a) + initialVelocity.scaled(by: b)
  }

  /// Returns the velocity after a number of seconds, in units per second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    guard response > 0 else { return .zero }
    let (a, b) = responses(at: time)
    return target.scaled(by: stiffness / mass * b) + initialVelocity.scaled(by: a - damping / mass * b)
  }

  /// Returns the value after a number of seconds of a motion between two values.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    let start = fromValue.animatableData
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity after a number of seconds of a motion between two values.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// Advances a value and its velocity by a number of seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (distance, speed, start) = (target - value, velocity, value)
    value = start + self.value(target: distance, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: speed, time: deltaTime)
  }

  /// Returns the force of the spring at a position and a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the time in seconds after which the motion stays within a distance of its target, at most one hour.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let distance = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    guard response > 0, distance.isFinite, speed.isFinite, epsilon > 0, distance > 0 || speed > 0 else { return 0 }
    if distance == 0 { return curve(velocity: 1e6).settlingDuration(epsilon: epsilon / speed * 1e6) }
    // The velocity may point toward the target or away from it.
    return max(
      curve(velocity: speed / distance).settlingDuration(epsilon: epsilon / distance),
      curve(velocity: -speed / distance).settlingDuration(epsilon: epsilon / distance))
  }
}
