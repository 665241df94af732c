// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An animation with the progress of a damped spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass. 1 by default. Values of 0 or less are replaced with 1.
  open var mass: CGFloat = 1
  /// The stiffness. 100 by default. Values of 0 or less are replaced with 100.
  open var stiffness: CGFloat = 100
  /// The damping. 10 by default. Negative values are replaced with 10. At 0, the spring never settles.
  open var damping: CGFloat = 10
  /// The initial velocity toward the end value, as a multiple of the animated distance per second.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping ratio above 1 is allowed. Otherwise, it is limited to 1.
  open var allowsOverdamping = false

  /// The time in seconds after which less than a thousandth of the distance remains, at most an hour. Independent of
  /// `duration`.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration() }

  /// Creates a spring from a perceptual duration and a bounce from -1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringCurve(duration: perceptualDuration, bounce: Double(bounce))
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    allowsOverdamping = bounce < 0
  }

  /// The perceptual duration, which is the period of the undamped spring, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
  /// The bounce of the spring: 0 for no bounce, up to 1 for more bounce, negative values for a slower approach.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  var spring: SpringCurve {
    let full = SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(initialVelocity))
    guard !allowsOverdamping, full.dampingRatio > 1 else { return full }
    return SpringCurve(
      mass: full.mass, stiffness: full.stiffness, damping: 2 * (full.stiffness * full.mass).squareRoot(),
      velocity: full.velocity)
  }

  override func copyForLayer() -> CAAnimation {
    let copy = super.copyForLayer()
    if let copy = copy as? CASpringAnimation {
      (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
      (copy.initialVelocity, copy.allowsOverdamping) = (initialVelocity, allowsOverdamping)
    }
    return copy
  }

  override func progress(at time: Double) -> Double? {
    timing.basicTime(at: time).map { spring.progress(at: $0) }
  }
}
