// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The built-in animations. Their end times are known, so the graph evaluates them exactly at their ends.

internal import Foundation
internal import TesseraSwiftUILayout

/// An animation whose duration is known.
protocol TimedAnimation: CustomAnimation {
  /// The time in seconds until the animation is removed: infinite if it repeats forever, nil if it is unknown.
  var runningTime: Double? { get }
  /// The time in seconds until the animation is logically complete. Nil if it is unknown.
  var logicalTime: Double? { get }
}

/// An animation along a curve.
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  let duration: Double

  init(curve: UnitCurve, duration: Double) {
    self.curve = curve
    self.duration = duration.isFinite ? max(0, duration) : 0
  }

  var runningTime: Double? { duration }
  var logicalTime: Double? { duration }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

/// An animation with a spring.
///
/// A spring takes over from a running animation at its position and with its velocity, unless it is an interpolating
/// spring, which is added to running animations.
struct SpringAnimation: TimedAnimation {
  let spring: Spring
  var initialVelocity = 0.0
  var isMerging = true

  /// The position and the velocity at which a spring took over from another animation.
  private struct Takeover<V: VectorArithmetic>: AnimationStateKey {
    typealias Value = Takeover
    static var defaultValue: Takeover { Takeover(time: 0, position: .zero, velocity: .zero, isFirst: true) }
    var time: Double
    var position: V
    var velocity: V
    var isFirst = false
  }

  var runningTime: Double? { spring.response > 0 ? spring.curve(velocity: initialVelocity).settlingDuration() : 0 }
  var logicalTime: Double? { spring.response > 0 ? min(spring.duration, 3600) : 0 }

  private func takeover<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Takeover<V> {
    var takeover = context.state[Takeover<V>.self]
    if takeover.isFirst { takeover.velocity = value.scaled(by: initialVelocity) }
    return takeover
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let start = takeover(value, context)
    guard spring.response > 0 else { return nil }
    let end = start.isFirst ? runningTime ?? 0 : spring.settlingTimeWithVelocity
    let local = time - start.time
    if local >= (logicalTime ?? 0) { context.isLogicallyComplete = true }
    guard local < end else { return nil }
    return start.position + spring.value(target: value - start.position, initialVelocity: start.velocity, time: local)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let start = takeover(value, context)
    guard spring.response > 0 else { return nil }
    return spring.velocity(
      target: value - start.position, initialVelocity: start.velocity, time: max(0, time - start.time))
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard isMerging, initialVelocity == 0 else { return false }
    guard let velocity = previous.velocity(value: value, time: time, context: context) else { return false }
    var copy = context
    guard let position = previous.animate(value: value, time: time, context: &copy) else { return false }
    context.state[Takeover<V>.self] = Takeover(time: time, position: position, velocity: velocity)
    context.isLogicallyComplete = false
    return true
  }
}

/// An animation that begins later.
struct DelayedAnimation: TimedAnimation {
  let base: Animation
  let delay: Double

  var runningTime: Double? { base.runningTime.map { max(0, $0 + delay) } }
  var logicalTime: Double? { base.logicalTime.map { max(0, $0 + delay) } }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time >= delay else { return .zero }
    return base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time >= delay else { return .zero }
    return base.velocity(value: value, time: time - delay, context: context)
  }
}

/// An animation whose speed is multiplied by a factor. At 0, it doesn't advance.
struct SpeedAnimation: TimedAnimation {
  let base: Animation
  let speed: Double

  var runningTime: Double? { speed > 0 ? base.runningTime.map { $0 / speed } : .infinity }
  var logicalTime: Double? { speed > 0 ? base.logicalTime.map { $0 / speed } : .infinity }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }
}

/// An animation that runs several times. Nil runs it forever.
struct RepeatedAnimation: TimedAnimation {
  let base: Animation
  let count: Int?
  let autoreverses: Bool

  /// The time and the number of the current run, for a base animation whose duration is unknown.
  private enum Run: AnimationStateKey {
    static var defaultValue: (start: Double, number: Int) { (0, 0) }
  }

  var runningTime: Double? {
    guard let duration = base.runningTime else { return nil }
    guard duration > 0, count != 0 else { return 0 }
    return count.map { duration * Double($0) } ?? .infinity
  }
  var logicalTime: Double? {
    guard let duration = base.runningTime, let last = base.logicalTime else { return nil }
    guard duration > 0, let count else { return runningTime }
    return count == 0 ? 0 : duration * Double(count - 1) + last
  }

  /// Returns the number of the current run and the time since its beginning, or nil after the last run.
  private func run(at time: Double) -> (number: Int, time: Double)? {
    guard let duration = base.runningTime, duration > 0, duration.isFinite else {
      return base.runningTime == .infinity ? (0, time) : nil
    }
    let number = max(0, (time / duration).rounded(.down))
    if let count, number >= Double(count) { return nil }
    return (Int(min(number, 1e15)), time - number * duration)
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if base.runningTime == nil { return animateUntimed(value: value, time: time, context: &context) }
    guard let run = run(at: time) else { return nil }
    let covered = base.animate(value: value, time: run.time, context: &context) ?? value
    if let count, run.number < count - 1 { context.isLogicallyComplete = false }
    return autoreverses && !run.number.isMultiple(of: 2) ? value - covered : covered
  }

  private func animateUntimed<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var run = context.state[Run.self]
    var covered = base.animate(value: value, time: time - run.start, context: &context)
    if covered == nil {
      run = (time, run.number + 1)
      context.state = AnimationState()
      context.state[Run.self] = run
      context.isLogicallyComplete = false
      if let count, run.number >= count { return nil }
      covered = base.animate(value: value, time: 0, context: &context)
    }
    guard let covered else { return nil }
    return autoreverses && !run.number.isMultiple(of: 2) ? value - covered : covered
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard base.runningTime != nil, let run = run(at: time) else { return nil }
    let velocity = base.velocity(value: value, time: run.time, context: context)
    return autoreverses && !run.number.isMultiple(of: 2) ? velocity?.scaled(by: -1) : velocity
  }
}

/// An animation that is logically complete after a duration.
struct LogicalAnimation: TimedAnimation {
  let base: Animation
  let duration: Double

  var runningTime: Double? { base.runningTime }
  var logicalTime: Double? { min(duration, base.logicalTime ?? duration) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    defer { if time >= duration { context.isLogicallyComplete = true } }
    return base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
