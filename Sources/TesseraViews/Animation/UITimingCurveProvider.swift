// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The type of a timing curve.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// An object that provides the timing of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The type of the timing curve. Property animators ignore it and use the two parameter objects instead.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, used if there is no spring. If both are nil, the timing is ease-in-ease-out.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, which takes precedence over the cubic curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic timing curve for a property animator.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve, or `easeInOut` for curves created from control points.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point. Its x-coordinate is the time and its y-coordinate the progress.
  open private(set) var controlPoint1: CGPoint
  /// The second control point. Its x-coordinate is the time and its y-coordinate the progress.
  open private(set) var controlPoint2: CGPoint
  let curve: CubicCurve

  @preconcurrency @MainActor public convenience override init() { self.init(curve: .default, name: .easeInOut) }

  /// Creates a named curve.
  public convenience init(animationCurve curve: UIView.AnimationCurve) { self.init(curve: curve.curve, name: curve) }

  /// Creates a curve from (0, 0) to (1, 1) with two control points, whose x-coordinates are clamped to 0...1.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    self.init(
      curve: CubicCurve(x1: Double(point1.x), y1: Double(point1.y), x2: Double(point2.x), y2: Double(point2.y)),
      name: .easeInOut)
  }

  private init(curve: CubicCurve, name: UIView.AnimationCurve) {
    self.curve = curve
    animationCurve = name
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    super.init()
  }

  /// Always `.cubic`.
  open var timingCurveType: UITimingCurveType { .cubic }
  /// The object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring for a property animator.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Rule {
    case exact(SpringCurve)
    /// The damping ratio of a spring that settles within the animator's duration.
    case ratio(Double)
  }

  /// The initial velocity, as a multiple of the animated distance per second.
  ///
  /// - Note: Differs from UIKit: the horizontal velocity applies to all properties.
  open private(set) var initialVelocity: CGVector
  let rule: Rule

  private init(rule: Rule, velocity: CGVector) {
    self.rule = rule
    initialVelocity = velocity
    super.init()
  }

  /// Creates UIKit's default spring: mass 3, stiffness 1000, damping 500.
  @preconcurrency @MainActor public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring that settles within the animator's duration. A damping ratio of 1 doesn't bounce. Smaller
  /// ratios bounce more.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring that settles within the animator's duration and has an initial velocity.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(rule: .ratio(Double(ratio)), velocity: velocity)
  }

  /// Creates a physical spring, which determines its own duration. The animator's duration is ignored. Invalid values
  /// are replaced with mass 1, stiffness 100 and damping 10.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let spring = SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Self.speed(velocity))
    self.init(rule: .exact(spring), velocity: velocity)
  }

  /// Creates a spring from a perceptual duration in seconds and a bounce from -1 to 1. The animator's duration is
  /// ignored.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    let spring = SpringCurve(duration: duration, bounce: Double(bounce), velocity: Self.speed(initialVelocity))
    self.init(rule: .exact(spring), velocity: initialVelocity)
  }

  /// Returns the velocity used for all properties: the horizontal velocity.
  static func speed(_ velocity: CGVector) -> Double { Double(velocity.dx) }

  /// Always `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The object itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the spring and its duration, given the animator's duration.
  func spring(duration: Double) -> (spring: SpringCurve, duration: Double) {
    switch rule {
    case .exact(let spring): return (spring, spring.settlingDuration())
    case .ratio(let ratio):
      let velocity = Self.speed(initialVelocity)
      return (SpringCurve(settlingDuration: duration, dampingRatio: ratio, velocity: velocity), duration)
    }
  }
}
