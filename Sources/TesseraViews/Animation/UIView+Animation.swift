// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `UIView.animate` and related functions. The block changes the model immediately. If a clock is running, the
// transition is stored as animations in the layers. Without a clock, as for a still image, only the end is shown and
// completions are called immediately.

public import Foundation

extension UIView {
  /// Animates changes with a spring, given its perceptual duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The number of seconds until the spring first approaches its end.
  ///   - bounce: 0 for no bounce, up to 1 for more bounce, negative values for a slower approach.
  ///   - initialSpringVelocity: The initial velocity, as a multiple of the animated distance per second.
  ///   - delay: The number of seconds until the animation begins.
  ///   - options: Options for repetition and interaction. The spring replaces the curve.
  ///   - animations: A closure that makes the changes.
  ///   - completion: A closure called at the end. It receives whether the animation finished.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(duration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
    let settling = duration > 0 ? spring.settlingDuration() : 0
    runAnimation(duration: settling, delay: delay, pace: .spring(spring), options: options, animations, completion)
  }

  static func runRepeating(count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let outer = AnimationContext.current else { return animations() }
    let context = AnimationContext(
      duration: outer.duration, delay: outer.delay, pace: outer.pace, options: outer.options, tracker: outer.tracker)
    context.repeatCount = Float(count)
    context.autoreverses = autoreverses
    context.run(animations)
  }

  static func runSpring(
    duration: Double, delay: Double, dampingRatio: CGFloat, velocity: CGFloat, options: AnimationOptions,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let spring = SpringCurve(
      settlingDuration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
    runAnimation(duration: duration, delay: delay, pace: .spring(spring), options: options, animations, completion)
  }

  /// Runs an animation block. All `animate` functions use this function.
  static func runAnimation(
    duration: Double, delay: Double, pace: AnimationPace, options: AnimationOptions,
    completesAtOnce: Bool = false, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard AnimationClock.current != nil, AnimationSwitch.isEnabled else {
      animations()
      if completesAtOnce {
        completion?(true)
      } else if let completion {
        AnimationSwitch.complete(after: delay + duration) { completion(true) }
      }
      return
    }
    let outer = AnimationContext.current
    let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
    let inheritsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
    let tracker = AnimationGroupTracker { completion?($0) }
    let context = AnimationContext(
      duration: inheritsDuration ? outer?.duration ?? duration : duration, delay: delay + (outer?.delay ?? 0),
      pace: inheritsCurve ? outer?.pace ?? pace : pace, options: options, tracker: tracker)
    context.run(animations)
    tracker.close()
  }
}

/// Animations of bars, menus, lists and controls. Without a clock, they end and call their completions immediately,
/// so that removed views don't appear in the image.
@MainActor
package enum SystemAnimation {
  /// Animates changes, as `UIView.animate` does.
  package static func run(
    for duration: Double, delay: Double = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.runAnimation(
      duration: duration, delay: delay, pace: .curve(options.curve), options: options, completesAtOnce: true,
      animations, completion)
  }

  /// Animates changes with a spring, as `UIView.animate` does.
  package static func run(
    for duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(settlingDuration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
    UIView.runAnimation(
      duration: duration, delay: delay, pace: .spring(spring), options: options, completesAtOnce: true, animations,
      completion)
  }
}

/// Enables and disables view animations, and calls the completions of animations that take effect immediately.
@MainActor
enum AnimationSwitch {
  static var isEnabled = true
  /// The number of nested completions that led to the current one.
  private static var depth = 0

  static func without(_ body: () -> Void) {
    let enabled = isEnabled
    isEnabled = false
    body()
    isEnabled = enabled
  }

  /// Calls the completion of an animation that took effect immediately. In real time, it is called in a later
  /// run-loop turn, after the duration that the animation would have on iOS. For a still image without a clock, it is
  /// called at the current time, before the image is rendered. A chain of completions that start further animations
  /// ends after 64.
  static func complete(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
    guard isEnabled else { return runCompletion(body, depth: depth + 1) }
    guard let schedule = Schedule.current else { return MainRunLoop.perform(after: seconds, body) }
    let next = depth + 1
    schedule.schedule(at: schedule.now) { runCompletion(body, depth: next) }
  }

  private static func runCompletion(_ body: () -> Void, depth new: Int) {
    guard new <= 64 else { return }
    let previous = depth
    depth = new
    body()
    depth = previous
  }
}
