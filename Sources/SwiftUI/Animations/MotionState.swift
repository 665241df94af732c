// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraSwiftUILayout

/// The running animations of one value.
///
/// The value itself is always at its target. Each animation covers a distance to the target, and the value that is
/// shown lacks the distances that remain:
///
///     shown = target - remaining distances
///
/// A change during an animation begins another animation, from the shown value to the new target. The distances are
/// added, so that neither the value nor its velocity jumps. An animation that merges with its predecessor, such as a
/// spring, takes over the predecessor's position and velocity instead.
@MainActor
struct MotionState<Value: VectorArithmetic> {
  private struct Run {
    var animation: Animation
    var distance: Value
    let start: Double
    var state = AnimationState<Value>()
    var isLogicallyComplete = false
    var isEndless = false
    /// The time at which the animation ends, or nil if it is unknown.
    let end: Double?

    init(_ animation: Animation, _ distance: Value, start: Double, state: AnimationState<Value> = AnimationState()) {
      (self.animation, self.distance, self.start, self.state) = (animation, distance, start, state)
      end = animation.runningTime.map { start + $0 }
    }
  }

  /// An object that waits for a logical end at a known time, or for the animation that begins at a time.
  private struct Wait {
    let listener: AnimationListener
    let end: Double?
  }

  private var runs: [Run] = []
  private var waits: [Wait] = []

  var isRunning: Bool { !runs.isEmpty || !waits.isEmpty }

  /// Whether every animation ends, and is not followed by others.
  var isFinite: Bool { !runs.contains { $0.isEndless } }

  /// Begins an animation of a change of the target.
  mutating func add(_ distance: Value, _ transaction: Transaction, at now: Double, in environment: EnvironmentValues) {
    guard let animation = transaction.animation else { return }
    if let last = runs.last, merge(last, with: animation, distance, at: now, in: environment) {
      // The animation continues the last one.
    } else {
      runs.append(Run(animation, distance, start: now))
    }
    runs[runs.count - 1].isEndless = transaction.isEndless || runs[runs.count - 1].end == .infinity
    for listener in transaction.listeners {
      listener.hold()
      let end = listener.criteria == .logicallyComplete ? animation.logicalTime.map { now + $0 } : nil
      waits.append(Wait(listener: listener, end: end))
    }
  }

  private mutating func merge(
    _ last: Run, with animation: Animation, _ distance: Value, at now: Double, in environment: EnvironmentValues
  ) -> Bool {
    var context = AnimationContext(state: last.state, environment: environment)
    guard
      animation.shouldMerge(
        previous: last.animation, value: last.distance, time: now - last.start, context: &context)
    else { return false }
    runs[runs.count - 1] = Run(
      animation, last.distance + distance, start: last.start, state: context.state)
    return true
  }

  /// Returns the distance to the target at a time. Removes the animations that have finished.
  mutating func remaining(at now: Double, in environment: EnvironmentValues) -> Value {
    var result = Value.zero
    guard !runs.isEmpty else { return result }
    var running: [Run] = []
    for var run in runs {
      var context = AnimationContext(state: run.state, environment: environment)
      let time = max(0, now - run.start)
      guard let covered = run.animation.animate(value: run.distance, time: time, context: &context) else { continue }
      run.state = context.state
      run.isLogicallyComplete = context.isLogicallyComplete
      result += run.distance - covered
      running.append(run)
    }
    runs = running
    return result
  }

  /// Notifies the objects that wait for ends that have been reached.
  mutating func notify(at now: Double) {
    guard !waits.isEmpty else { return }
    let isDone = runs.allSatisfy { $0.isLogicallyComplete }
    var ended: [AnimationListener] = []
    waits.removeAll { wait in
      let hasEnded =
        runs.isEmpty || wait.end.map { $0 <= now } ?? (wait.listener.criteria == .logicallyComplete && isDone)
      if hasEnded { ended.append(wait.listener) }
      return hasEnded
    }
    for listener in ended { listener.release() }
  }

  /// The next time after which an animation or a wait ends, or nil if none is known.
  func nextEnd(after now: Double) -> Double? {
    var next = Double.infinity
    for case let end? in waits.lazy.map({ $0.end }) where end > now { next = min(next, end) }
    for run in runs {
      if let end = run.end, end > now { next = min(next, end) }
    }
    return next.isFinite ? next : nil
  }

  /// Removes all animations, so that the value is at its target.
  mutating func removeAll() {
    runs = []
    let ended = waits
    waits = []
    for wait in ended { wait.listener.release() }
  }
}
