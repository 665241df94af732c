// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An animation that can be stopped, reversed and scrubbed. It stores a position from 0 to 1 on its timeline. While it
// runs, the position advances with the clock, forward or backward, and the timing curve maps the position to a
// progress. The layer animations store the start and end values of each property, and request the progress from the
// animator.

public import Foundation

/// The state of an animator. A stopped animator waits for `finishAnimation(at:)`.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// A position of an animator: its end, its start, or its current position.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An object that runs, pauses and ends like a property animator.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running.
  var isRunning: Bool { get }
  /// Whether the animation runs toward its start.
  var isReversed: Bool { get set }
  /// The completed fraction, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or continues it after a pause.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses at the current position.
  func pauseAnimation()
  /// Stops the animation permanently. If `withoutFinishing` is `false`, `finishAnimation(at:)` must be called
  /// afterward.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation and calls its completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animating object that accepts blocks of changes and can continue with different timing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues after a pause with a different curve or duration.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An animation of views that can be paused, reversed and scrubbed.
///
///     let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
///     animator.fractionComplete = 0.25     // shows alpha 0.75
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The initial duration in seconds. A physical spring determines its own duration.
  open private(set) var duration: TimeInterval
  /// The timing curve or spring, which `continueAnimation(withTimingParameters:durationFactor:)` can replace.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The state: inactive until the animator starts, pauses or is scrubbed, active until it ends, and stopped between
  /// `stopAnimation(false)` and `finishAnimation(at:)`.
  open private(set) var state: UIViewAnimatingState = .inactive
  /// Whether the animator advances with the clock. `false` while it is paused or delayed.
  open private(set) var isRunning = false
  /// Stored but not used, because every animator can be paused and scrubbed. `true` by default.
  open var isInterruptible = true
  /// Stored but not used, because animating views always receive touches. `true` by default.
  open var isUserInteractionEnabled = true
  /// Stored but not used, because touches use the final positions of views. `false` by default.
  open var isManualHitTestingEnabled = false
  /// Whether a paused animator shows `fractionComplete` without the timing curve. If so, pausing sets
  /// `fractionComplete` to the visible progress, so that scrubbing begins without a jump.
  open var scrubsLinearly = true
  /// Whether the animator remains active when it reaches its end, without calling completions. `false` by default.
  open var pausesOnCompletion = false

  private var runsBackwards = false
  private var blocks: [(body: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: [AnimatorChange] = []
  private var line: AnimatorTimeline
  private var endEvent: Schedule.Event?
  private var startEvent: Schedule.Event?

  /// Creates an animator without changes. Negative durations and NaN are replaced with 0.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration.isNaN ? 0 : max(0, duration)
    timingParameters = parameters
    line = AnimatorTimeline(duration: self.duration, parameters)
    super.init()
  }

  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve. The x-coordinates of both control points are clamped to 0...1.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles within `duration`. A damping ratio of 1 doesn't bounce. Smaller
  /// ratios bounce more.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it after `delay` seconds. Only the timing curve in `options` is used.
  ///
  /// - Note: Differs from UIKit: returns a plain animator even for subclasses.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = options.curve
    let parameters = UICubicTimingParameters(
      controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Animations

  /// Adds changes. They are made when the animator starts. If it has already started, they are made immediately and
  /// animate for the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin after a delay.
  ///
  /// - Parameters:
  ///   - animation: A closure that makes the changes.
  ///   - delayFactor: The delay as a fraction of the remaining time, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(Double(delayFactor).finite, 0), 1)
    if state == .active { activate([(animation, factor)]) } else { blocks.append((animation, factor)) }
  }

  /// Adds a block that is called with the position at which the animator ended. Not called after
  /// `stopAnimation(true)`.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Running

  /// Starts the animator, or continues it after a pause. Without a running `AnimationClock`, the end is shown
  /// immediately. If the animator is stopped, terminates the process with UIKit's exception.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animator after `delay` seconds. Until then, the previous values are shown.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return refuse("startAnimation") }
    enter()
    guard let clock = AnimationClock.current else { return applyFinalState() }
    startEvent?.cancel()
    if delay > 0 {
      startEvent = clock.schedule(at: clock.now + delay) { self.resume() }
    } else {
      resume()
    }
  }

  /// Pauses the animator at its current position. An inactive animator becomes active at its start. If the animator
  /// is stopped, terminates the process with UIKit's exception.
  open func pauseAnimation() {
    guard state != .stopped else { return refuse("pauseAnimation") }
    enter()
    startEvent?.cancel()
    halt()
    if scrubsLinearly { line.linearize() }
  }

  /// Continues from the current position. A no-op unless the animator is active.
  ///
  /// - Parameters:
  ///   - parameters: The timing for the rest of the animation, or nil for the current timing.
  ///   - durationFactor: The duration of the rest of the animation, as a multiple of the total duration, or 0 for the
  ///     remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    halt()
    line.resume(parameters: parameters, factor: Double(durationFactor).finite, isReversed: isReversed)
    if let parameters { timingParameters = parameters }
    guard AnimationClock.current != nil else { return applyFinalState() }
    resume()
  }

  /// Whether the animator runs toward its start. Changing this property while the animator runs reverses it at its
  /// current position. `false` by default.
  open var isReversed: Bool {
    get { runsBackwards }
    set {
      guard runsBackwards != newValue else { return }
      let wasRunning = isRunning
      halt()
      runsBackwards = newValue
      if wasRunning { resume() }
    }
  }

  /// The completed fraction in the animator's direction, from 0 to 1. If the animator is reversed, the direction is
  /// toward its start. Setting this property activates the animator and shows the corresponding state.
  open var fractionComplete: CGFloat {
    get { CGFloat(isReversed ? 1 - position : position) }
    set {
      guard state != .stopped else { return refuse("setFractionComplete:") }
      enter()
      let wasRunning = isRunning
      halt()
      let fraction = min(max(Double(newValue).finite, 0), 1)
      line.scrub(to: isReversed ? 1 - fraction : fraction, linearly: scrubsLinearly)
      if AnimationClock.current == nil { showModel() }
      if wasRunning { resume() }
    }
  }

  /// Stops the animator at its current position, so that views retain their visible values. A no-op unless the
  /// animator is active.
  ///
  /// - Parameter withoutFinishing: Whether the animator ends and discards its completions. If `false`,
  ///   `finishAnimation(at:)` must be called afterward.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    startEvent?.cancel()
    LayerRecorder.withoutRecording { for change in changes { change.freeze() } }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { clear() }
  }

  /// Ends a stopped animator: shows the values at a position and calls the completions. If the animator isn't
  /// stopped, terminates the process with UIKit's exception.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      raise(
        "NSInternalInconsistencyException",
        "finishAnimationAtPosition: should only be called on a stopped animator! Call stopAnimation(false) first.")
    }
    finish(at: finalPosition)
  }

  // MARK: Implementation

  private func refuse(_ call: String) {
    raise(
      "NSInternalInconsistencyException",
      "It is an error to call \(call) on a stopped animator. Call finishAnimation(at:) first.")
  }

  /// The current position on the timeline, from 0 to 1.
  private var position: Double {
    line.position(now: AnimationClock.current?.now ?? 0, isRunning: isRunning, isReversed: isReversed)
  }

  /// Returns the progress of animations that begin after a delay, which is a fraction of the duration.
  func progress(delay: Double) -> Double { line.progress(at: position, delay: delay) }

  private func enter() {
    guard state == .inactive else { return }
    state = .active
    line.reset(to: isReversed ? 1 : 0)
    let all = blocks
    blocks = []
    activate(all)
  }

  private func activate(_ blocks: [(body: () -> Void, delayFactor: Double)]) {
    for block in blocks {
      let context = AnimatorContext(self, delay: block.delayFactor)
      LayerRecorder.forAnimator { context.run(block.body) }
      changes += context.changes
    }
  }

  private func resume() {
    guard state == .active, !isRunning, let clock = AnimationClock.current else { return }
    isRunning = true
    line.start(now: clock.now)
    endEvent = clock.schedule(at: clock.now + line.remainingDuration(isReversed: isReversed)) {
      self.animationsDidReachEnd()
    }
  }

  private func halt() {
    guard isRunning else { return }
    line.stop(at: position)
    isRunning = false
    endEvent?.cancel()
  }

  private func animationsDidReachEnd() {
    line.stop(at: isReversed ? 0 : 1)
    isRunning = false
    if pausesOnCompletion { return }
    finish(at: isReversed ? .start : .end)
  }

  /// Ends the animator immediately in its final state, without a clock.
  private func applyFinalState() {
    line.stop(at: isReversed ? 0 : 1)
    if !pausesOnCompletion { finish(at: isReversed ? .start : .end, completingLater: true) }
  }

  private func finish(at place: UIViewAnimatingPosition, completingLater isLater: Bool = false) {
    LayerRecorder.withoutRecording { for change in changes { change.finish(at: place) } }
    let all = completions
    clear()
    state = .inactive
    if isLater {
      AnimationSwitch.complete(after: duration) { for completion in all { completion(place) } }
    } else {
      for completion in all { completion(place) }
    }
  }

  private func clear() {
    for change in changes { change.remove() }
    changes = []
    completions = []
    isRunning = false
  }

  private func showModel() {
    LayerRecorder.withoutRecording { for change in changes { change.showValue(at: progress(delay: change.delay)) } }
  }
}
