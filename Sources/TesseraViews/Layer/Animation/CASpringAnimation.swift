// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An animation whose progress is that of a damped spring.
open class CASpringAnimation: CABasicAnimation {
  /// 1 by default; what is not above 0 counts as 1.
  open var mass: CGFloat = 1
  /// 100 by default; what is not above 0 counts as 100.
  open var stiffness: CGFloat = 100
  /// 10 by default, as negative values count. At 0 the spring never settles.
  open var damping: CGFloat = 10
  /// In distances per second, towards the end value.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping ratio above 1 is kept; otherwise it counts as 1.
  open var allowsOverdamping = false

  /// The seconds after which less than a thousandth of the way is left; at most an hour. `duration` does not follow it.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration() }

  /// A spring by how long it seems to take and how much it bounces, in -1...1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringCurve(duration: perceptualDuration, bounce: Double(bounce))
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    allowsOverdamping = bounce < 0
  }

  /// How long the spring seems to take: the seconds of one swing without damping.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
  /// How much the spring bounces: 0 does not, up to 1 bounces more, below 0 is slower at the end.
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
