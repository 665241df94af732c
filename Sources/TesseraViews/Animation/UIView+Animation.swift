// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// UIView.animate and its like. The block changes the model at once; with a clock running, the way there is kept as
// animations on the layers. When time stands still, what a still picture shows is the end: completions run at once.

public import Foundation

extension UIView {
  /// A spring by how long it seems to take and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the spring first gets near its end.
  ///   - bounce: 0 does not bounce, up to 1 bounces more, below 0 is slower at the end.
  ///   - initialSpringVelocity: Distances per second at the start.
  ///   - delay: Seconds until the animation begins.
  ///   - options: Repetition, and what else holds meanwhile; the curve is the spring's.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end, with whether the animation got there.
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

  /// Runs an animation block: the way of all forms.
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

/// The animations of bars, menus, lists and controls. Without a clock they are over at once, with their completions, so that
/// views that leave are gone when a picture is taken.
@MainActor
package enum SystemAnimation {
  /// Animates as `UIView.animate` does.
  package static func run(
    for duration: Double, delay: Double = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.runAnimation(
      duration: duration, delay: delay, pace: .curve(options.curve), options: options, completesAtOnce: true,
      animations, completion)
  }

  /// Animates with a spring, as `UIView.animate` does.
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

/// Whether views animate, and when completions are called while no clock runs.
@MainActor
enum AnimationSwitch {
  static var isEnabled = true
  /// The number of completions that led to the one that runs now.
  private static var depth = 0

  static func without(_ body: () -> Void) {
    let enabled = isEnabled
    isEnabled = false
    body()
    isEnabled = enabled
  }

  /// Calls the completion of an animation that has taken effect at once. In real time it is called on a later turn of the run
  /// loop, after the seconds that the animation takes on iOS. A still picture has no time: there it is called at the present
  /// moment, before the picture is taken. A chain of completions of which each begins the next animation ends after 64.
  static func complete(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
    guard isEnabled else { return runCompletion(body, depth: depth + 1) }
    guard let schedule = Schedule.current else { return MainTurn.perform(after: seconds, body) }
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
