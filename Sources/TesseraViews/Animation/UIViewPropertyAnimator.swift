// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An animation that can be stopped, turned round and dragged. It keeps a position in 0...1 on the time line; running, the
// position moves with the clock, forwards or backwards, and the curve makes progress of it. The animations on the layers
// hold both ends of each property and ask the animator how far it is.

public import Foundation

/// Whether an animator has begun. A stopped one waits for `finishAnimation(at:)`.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// A place on an animator's way: where it ends, where it starts, or where it is.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// What runs, pauses and ends like a property animator.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// Whether it has begun.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it runs towards its start.
  var isReversed: Bool { get set }
  /// How far it is, in 0...1.
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on after a pause.
  func startAnimation()
  /// Starts after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses where it is.
  func pauseAnimation()
  /// Stops for good; with false, `finishAnimation(at:)` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation and calls its completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What takes blocks of changes, and can go on with other timing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a part of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause with another curve or another duration.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An animation of views that can be paused, reversed and scrubbed.
///
///     let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
///     animator.fractionComplete = 0.25     // shows alpha 0.75
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds, as given. A spring by its physics takes its own time.
  open private(set) var duration: TimeInterval
  /// The curve or spring, or what `continueAnimation(withTimingParameters:durationFactor:)` set last.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Inactive until it starts, pauses or is scrubbed; active until it ends; stopped between `stopAnimation(false)` and
  /// `finishAnimation(at:)`.
  open private(set) var state: UIViewAnimatingState = .inactive
  /// Whether the animator moves with the clock. False while it is paused or waits for its delay.
  open private(set) var isRunning = false
  /// Stored only: every animator can be paused and scrubbed. True by default.
  open var isInterruptible = true
  /// Stored only: views always get touches while they animate. True by default.
  open var isUserInteractionEnabled = true
  /// Stored only: touches go by the place that views move to. False by default.
  open var isManualHitTestingEnabled = false
  /// Whether `fractionComplete` of a paused animator is shown as it is, not through the curve. Pausing then sets it to
  /// the progress that is seen, so that a drag begins without a jump.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, without calling completions. False by default.
  open var pausesOnCompletion = false

  private var runsBackwards = false
  private var blocks: [(body: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: [AnimatorChange] = []
  private var line: AnimatorTimeline
  private var endEvent: Schedule.Event?
  private var startEvent: Schedule.Event?

  /// An animator without changes. Negative durations and NaN count as 0.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration.isNaN ? 0 : max(0, duration)
    timingParameters = parameters
    line = AnimatorTimeline(duration: self.duration, parameters)
    super.init()
  }

  /// An animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a cubic curve. The x of both control points is kept in 0...1.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring that settles in `duration`. 1 does not bounce; towards 0 it bounces ever more.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it, after `delay` seconds. Of `options`, the curve counts.
  ///
  /// - Note: Differs from UIKit: a plain animator, from subclasses too.
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

  // MARK: What is animated

  /// Adds changes. They are made when the animator begins; at once, for the rest of the time, when it has begun.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin later than the others.
  ///
  /// - Parameters:
  ///   - animation: Makes the changes.
  ///   - delayFactor: How much of the remaining time passes before these changes begin, in 0...1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(Double(delayFactor).finite, 0), 1)
    if state == .active { activate([(animation, factor)]) } else { blocks.append((animation, factor)) }
  }

  /// Adds what is called with the place at which the animator ended. Not called after `stopAnimation(true)`.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Running

  /// Starts, or goes on after a pause. Without a running `AnimationClock` the end shows at once. A stopped animator
  /// ends the process with UIKit's exception.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts after `delay` seconds; until then the values from before show.
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

  /// Pauses where the animator is; one that has not begun becomes active at its start. A stopped one ends the process
  /// with UIKit's exception.
  open func pauseAnimation() {
    guard state != .stopped else { return refuse("pauseAnimation") }
    enter()
    startEvent?.cancel()
    halt()
    if scrubsLinearly { line.linearize() }
  }

  /// Goes on from where the animator stands. Does nothing unless it is active.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest; nil keeps the present one.
  ///   - durationFactor: How long the rest takes, in durations; 0 for what is left.
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

  /// Whether the animator runs towards its start. A change while it runs turns it round where it is. False by default.
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

  /// The part of the way to the end that the animator is running towards, in 0...1: to the start, if the animator is reversed. Setting it
  /// makes the animator active and shows that moment.
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

  /// Stops where the animator is: the views keep what they show. Does nothing unless it is active.
  ///
  /// - Parameter withoutFinishing: Whether the animator is done with and forgets its completions; otherwise
  ///   `finishAnimation(at:)` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    startEvent?.cancel()
    LayerRecorder.withoutRecording { for change in changes { change.freeze() } }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { clear() }
  }

  /// Ends a stopped animator: shows the values of a place and calls the completions. One that is not stopped ends the
  /// process with UIKit's exception.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      raise(
        "NSInternalInconsistencyException",
        "finishAnimationAtPosition: should only be called on a stopped animator! Call stopAnimation(false) first.")
    }
    finish(at: finalPosition)
  }

  // MARK: Inside

  private func refuse(_ call: String) {
    raise(
      "NSInternalInconsistencyException",
      "It is an error to call \(call) on a stopped animator. Call finishAnimation(at:) first.")
  }

  /// The position on the time line now.
  private var position: Double {
    line.position(now: AnimationClock.current?.now ?? 0, isRunning: isRunning, isReversed: isReversed)
  }

  /// What the animations on the layers show: progress of a stretch that begins after `delay`.
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
    endEvent = clock.schedule(at: clock.now + line.remainingFraction(isReversed: isReversed)) {
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

  /// Without a clock, an animator is at its end at once.
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
