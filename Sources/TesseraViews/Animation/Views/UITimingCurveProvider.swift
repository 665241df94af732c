// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// Says how a property animator gets from 0 to 1.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic curve for a property animator.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve: UIView.AnimationCurve
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  let curve: CubicCurve

  @preconcurrency @MainActor public convenience override init() { self.init(curve: .default, .easeInOut) }

  public convenience init(animationCurve curve: UIView.AnimationCurve) { self.init(curve: curve.curve, curve) }

  /// The x of both points is kept in 0...1.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    self.init(
      curve: CubicCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y)), .easeInOut)
  }

  private init(curve: CubicCurve, _ name: UIView.AnimationCurve) {
    self.curve = curve
    animationCurve = name
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring for a property animator.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Rule {
    case exact(SpringCurve)
    /// The damping ratio of a spring that settles in the animator's duration.
    case ratio(Double)
  }

  open private(set) var initialVelocity: CGVector
  let rule: Rule

  private init(_ rule: Rule, _ velocity: CGVector) {
    self.rule = rule
    initialVelocity = velocity
    super.init()
  }

  /// UIKit's default spring: mass 3, stiffness 1000, damping 500.
  @preconcurrency @MainActor public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(Double(ratio)), velocity)
  }

  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let spring = SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Self.speed(velocity))
    self.init(.exact(spring), velocity)
  }

  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    let spring = SpringCurve(duration: duration, bounce: Double(bounce), velocity: Self.speed(initialVelocity))
    self.init(.exact(spring), initialVelocity)
  }

  /// - Note: Differs from UIKit: the velocity of all properties is the horizontal one.
  static func speed(_ velocity: CGVector) -> Double { Double(velocity.dx) }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring, and how long it takes, in an animator of a duration.
  func spring(_ duration: Double) -> (spring: SpringCurve, duration: Double) {
    switch rule {
    case .exact(let spring): return (spring, spring.settlingDuration())
    case .ratio(let ratio):
      let velocity = Self.speed(initialVelocity)
      return (SpringCurve(settlingDuration: duration, dampingRatio: ratio, velocity: velocity), duration)
    }
  }
}
