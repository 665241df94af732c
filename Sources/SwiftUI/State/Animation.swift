// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The way in which a view changes over time: a curve or a spring, and modifiers such as a delay.
///
/// Durations are in seconds. A duration that is not finite and greater than 0 changes values at once.
public struct Animation: Hashable, Sendable {
  let base: any CustomAnimation

  /// Creates an animation from a custom animation.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  /// Returns whether two animations have the same type and parameters.
  public static func == (a: Animation, b: Animation) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
  /// Adds the animation's type and parameters to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  // MARK: Springs

  /// The default animation, a spring without bounce that lasts 0.55 seconds.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)
  /// A smooth spring animation without bounce.
  public static let smooth = smooth()
  /// A spring animation with a small amount of bounce.
  public static let snappy = snappy()
  /// A spring animation with a larger amount of bounce.
  public static let bouncy = bouncy()
  /// A spring animation without bounce that lasts 0.5 seconds.
  public static let spring = spring(duration: 0.5, bounce: 0)
  /// A spring animation with a fast response, for views that follow a finger.
  public static let interactiveSpring = interactiveSpring(response: 0.15, dampingFraction: 0.86)
  /// A spring animation without bounce that is added to running animations instead of taking over their speed.
  public static let interpolatingSpring = interpolatingSpring(Spring())

  /// Returns a spring animation with a duration in seconds and a bounce from -1 to 1.
  ///
  /// - Note: Differs from SwiftUI: the blend duration has no effect. A spring that takes over from another one has
  ///   its own parameters at once.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }
  /// Returns a spring animation with a response in seconds and a damping fraction. The blend duration has no effect.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// Returns an animation with a spring. The blend duration has no effect.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }
  /// Returns a spring animation with a fast response, for views that follow a finger. The blend duration has no
  /// effect.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// Returns a spring animation with a fast response, for views that follow a finger. The blend duration has no
  /// effect.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }
  /// Returns a spring animation defined by physical attributes, which is added to running animations.
  ///
  /// - Parameter initialVelocity: The initial velocity, in distances per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
  /// Returns a spring animation that is added to running animations. The velocity is in distances per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  /// Returns an animation with a spring that is added to running animations. The velocity is in distances per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity.finiteOrZero, isMerging: false))
  }
  /// Returns a smooth spring animation without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// Returns a spring animation with a small amount of bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// Returns a spring animation with a larger amount of bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  // MARK: Curves

  /// An animation with constant speed that lasts 0.35 seconds.
  public static let linear = linear(duration: 0.35)
  /// An animation that starts slowly and lasts 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)
  /// An animation that ends slowly and lasts 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)
  /// An animation that starts and ends slowly and lasts 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// Returns an animation with constant speed. The duration is in seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  /// Returns an animation that starts slowly. The duration is in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// Returns an animation that ends slowly. The duration is in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
  /// Returns an animation that starts and ends slowly. The duration is in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }
  /// Returns an animation along a Bézier timing curve with two control points. The duration is in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }
  /// Returns an animation along a curve. The duration is in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }

  // MARK: Modifiers

  /// Returns the animation, begun later by a number of seconds. A negative delay skips the start of the animation.
  public func delay(_ delay: TimeInterval) -> Animation {
    modified { DelayedAnimation(base: $0, delay: delay.finiteOrZero) }
  }
  /// Returns the animation with its speed multiplied by a factor. At 0 or less, values keep their old state.
  public func speed(_ speed: Double) -> Animation {
    modified { SpeedAnimation(base: $0, speed: speed.isFinite ? max(0, speed) : 1) }
  }
  /// Returns the animation repeated a number of times.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of runs. 0 or less changes values at once.
  ///   - autoreverses: Whether every second run is reversed. After an even number of runs, the value jumps to its end.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    modified { RepeatedAnimation(base: $0, count: max(0, repeatCount), autoreverses: autoreverses) }
  }
  /// Returns the animation repeated until the value is changed again.
  ///
  /// A still image shows the value at the end of the first run.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified { RepeatedAnimation(base: $0, count: nil, autoreverses: autoreverses) }
  }
  /// Returns the animation with a logical completion after a number of seconds, unless it completes earlier.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    modified { LogicalAnimation(base: $0, duration: max(0, duration.finiteOrZero)) }
  }

  private func modified<A: CustomAnimation>(_ make: (Animation) -> A) -> Animation { Animation(make(self)) }

  // MARK: Evaluation

  /// Returns the distance covered after a number of seconds, or nil if the animation has finished.
  ///
  /// - Parameter value: The whole distance.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }
  /// Returns the velocity after a number of seconds, in units per second, or nil if the animation has finished or its
  /// velocity is unknown.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
  /// Returns whether the animation takes over from a running animation of the same value. Updates the state.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// The time in seconds until the animation is removed: infinite if it repeats forever, nil if it is unknown.
  var runningTime: Double? {
    guard let base = base as? any TimedAnimation else { return nil }
    return base.runningTime
  }
  /// The time in seconds until the animation is logically complete: infinite if it repeats forever, nil if it is
  /// unknown.
  var logicalTime: Double? {
    guard let base = base as? any TimedAnimation else { return nil }
    return base.logicalTime
  }
}

extension Double {
  /// The number, or 0 if it is infinite or not a number.
  var finiteOrZero: Double { isFinite ? self : 0 }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// The animation's type and parameters.
  public var description: String { "\(base)" }
  /// The animation's type and parameters.
  public var debugDescription: String { description }
}
