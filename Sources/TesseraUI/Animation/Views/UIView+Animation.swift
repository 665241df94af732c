// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// UIView.animate and its like. The block changes the model at once; with a clock running, the way there is kept as
// animations on the layers. When time stands still, what a still picture shows is the end: completions run at once.

public import Foundation

extension UIView {
  // MARK: Curves

  /// Animates the changes that `animations` makes to views, with ease in and ease out.
  ///
  /// - Parameter duration: Seconds; zero, negative and NaN change at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// - Parameter delay: Seconds until the animation begins; until then the old values show.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration, delay, .curve(options.curve), options, animations, completion)
  }

  // MARK: Springs

  /// A spring that has settled at `duration`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not bounce; towards 0 it bounces ever more.
  ///   - velocity: Distances per second at the start.
  /// - Note: Differs from UIKit: UIKit does not publish its rule; this is a spring with a thousandth of the way left at
  ///   `duration`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      settlingDuration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
    runAnimation(duration, delay, .spring(spring), options, animations, completion)
  }

  /// A spring by how long it seems to take and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the spring first gets near its end.
  ///   - bounce: 0 does not bounce, up to 1 bounces more, below 0 is slower at the end.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(duration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
    let settling = duration > 0 ? spring.settlingDuration() : 0
    runAnimation(settling, delay, .spring(spring), options, animations, completion)
  }

  // MARK: Without, and changes of running blocks

  /// Makes changes that are not animated, inside an animation block too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let enabled = areAnimationsEnabled
    AnimationSwitch.isEnabled = false
    actionsWithoutAnimation()
    AnimationSwitch.isEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { AnimationSwitch.isEnabled }
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isEnabled = enabled }
  /// The duration of the block that runs, in seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

  /// Repeats what `animations` changes; to be called inside an animation block.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationContext.current else { return animations() }
    let context = AnimationContext(
      duration: outer.duration, delay: outer.delay, pace: outer.pace, options: outer.options, tracker: outer.tracker)
    context.repeatCount = Float(count)
    context.autoreverses = autoreverses
    context.run(animations)
  }

  // MARK: Running

  /// Runs an animation block: the way of all forms.
  static func runAnimation(
    _ duration: Double, _ delay: Double, _ pace: AnimationPace, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard AnimationClock.current != nil, areAnimationsEnabled else {
      animations()
      AnimationSwitch.complete { completion?(true) }
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

/// Whether views animate, and what happens to completions when time stands still.
@MainActor
enum AnimationSwitch {
  static var isEnabled = true
  private static var depth = 0

  /// Calls a completion at once. One that starts the next animation without end is cut.
  static func complete(_ body: () -> Void) {
    guard depth < 64 else { return }
    depth += 1
    body()
    depth -= 1
  }
}
