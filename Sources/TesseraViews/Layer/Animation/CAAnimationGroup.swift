// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A group of animations that run concurrently, in the group's time.
open class CAAnimationGroup: CAAnimation {
  /// The animations in the group. Their times are relative to the group. An animation without a duration has the
  /// group's duration. Their delegates aren't notified.
  open var animations: [CAAnimation]?

  override func copyForLayer() -> CAAnimation {
    let copy = super.copyForLayer()
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.copyForLayer() }
    return copy
  }

  override func apply(to layer: CALayer, at time: Double) {
    guard let basic = timing.basicTime(at: time) else { return }
    let fraction = timing.duration > 0 ? basic / timing.duration : 1
    let local = (timingFunction?.curve.progress(at: fraction) ?? fraction) * timing.duration
    for animation in animations ?? [] {
      // Animations without a duration have the group's duration.
      if animation.duration == 0 { animation.duration = duration }
      animation.apply(to: layer, at: local)
    }
  }
}
