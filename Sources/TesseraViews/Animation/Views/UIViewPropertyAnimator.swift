// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An animation that can be stopped, turned round and dragged. It keeps a position in 0...1 on the time line; running, the
// position moves with the clock, forwards or backwards, and the curve makes progress of it. The animations on the layers
// hold both ends of each property and ask the animator how far it is.

public import Foundation

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// What runs, pauses and ends like a property animator.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What can go on with other timing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An animation of views that can be paused, reversed and scrubbed.
///
///     let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
///     animator.fractionComplete = 0.25     // shows alpha 0.75
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds.
  open private(set) var duration: TimeInterval
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var state: UIViewAnimatingState = .inactive
  open private(set) var isRunning = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  /// Whether `fractionComplete` of a paused animator is shown as it is, not through the curve. Pausing then sets it to
  /// the progress that is seen, so that a drag begins without a jump.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end.
  open var pausesOnCompletion = false

  private var runsBackwards = false
  private var blocks: [(body: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: [AnimatorChange] = []
  private var line: AnimatorTimeline
  private var endEvent: AnimationClock.Event?
  private var startEvent: AnimationClock.Event?

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration.isNaN ? 0 : max(0, duration)
    timingParameters = parameters
    line = AnimatorTimeline(duration: self.duration, parameters)
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that has been started, after `delay` seconds.
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

  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// - Parameter delayFactor: How much of the remaining time passes before these animations begin, in 0...1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(Double(delayFactor).finite, 0), 1)
    if state == .active { activate([(animation, factor)]) } else { blocks.append((animation, factor)) }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return refuse("startAnimation") }
    enter()
    guard let clock = AnimationClock.current else { return settle() }
    startEvent?.cancel()
    if delay > 0 {
      startEvent = clock.schedule(at: clock.now + delay) { self.resume() }
    } else {
      resume()
    }
  }

  open func pauseAnimation() {
    guard state != .stopped else { return refuse("pauseAnimation") }
    enter()
    startEvent?.cancel()
    halt()
    if scrubsLinearly { line.linearize() }
  }

  /// Goes on from where the animator stands.
  ///
  /// - Parameter durationFactor: How long the rest takes, in durations; 0 for what is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    halt()
    line.go(on: parameters, factor: Double(durationFactor).finite)
    if let parameters { timingParameters = parameters }
    guard AnimationClock.current != nil else { return settle() }
    resume()
  }

  /// Whether the animator runs towards its start. Set while it runs, it turns round where it is.
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

  /// How far the animator is on its time line, in 0...1. Setting it makes the animator active and shows that moment.
  open var fractionComplete: CGFloat {
    get { CGFloat(position) }
    set {
      guard state != .stopped else { return refuse("setFractionComplete:") }
      enter()
      let wasRunning = isRunning
      halt()
      line.scrub(to: min(max(Double(newValue).finite, 0), 1), linearly: scrubsLinearly)
      if AnimationClock.current == nil { showModel() }
      if wasRunning { resume() }
    }
  }

  /// Stops where the animator is.
  ///
  /// - Parameter withoutFinishing: Whether the animator is done with; otherwise `finishAnimation(at:)` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    startEvent?.cancel()
    LayerRecorder.withoutRecording { for change in changes { change.freeze() } }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { clear() }
  }

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
  private var position: Double { line.position(now: AnimationClock.current?.now ?? 0, isRunning, isReversed) }

  /// What the animations on the layers show: progress of a stretch that begins after `delay`.
  func progress(delay: Double) -> Double { line.progress(position, delay: delay) }

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
    endEvent = clock.schedule(at: clock.now + line.remaining(isReversed)) { self.reachedEnd() }
  }

  private func halt() {
    guard isRunning else { return }
    line.stop(at: position)
    isRunning = false
    endEvent?.cancel()
  }

  private func reachedEnd() {
    line.stop(at: isReversed ? 0 : 1)
    isRunning = false
    if pausesOnCompletion { return }
    finish(at: isReversed ? .start : .end)
  }

  /// Without a clock, an animator is at its end at once.
  private func settle() {
    line.stop(at: isReversed ? 0 : 1)
    if !pausesOnCompletion { finish(at: isReversed ? .start : .end) }
  }

  private func finish(at place: UIViewAnimatingPosition) {
    LayerRecorder.withoutRecording { for change in changes { change.finish(at: place) } }
    let all = completions
    clear()
    state = .inactive
    AnimationSwitch.complete { for completion in all { completion(place) } }
  }

  private func clear() {
    for change in changes { change.remove() }
    changes = []
    completions = []
    isRunning = false
  }

  private func showModel() {
    LayerRecorder.withoutRecording { for change in changes { change.show(progress(delay: change.delay)) } }
  }
}
