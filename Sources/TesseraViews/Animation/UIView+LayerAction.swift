// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIView {
  /// Returns the result of `action(for:forKey:)`. Unless overridden, this is an animation with the block's timing, or
  /// no action.
  func animationAction(for layer: CALayer, event: String) -> (any CAAction)? {
    guard layer === self.layer, let context = AnimationContext.current, LayerProperty.named(event) != nil else {
      return NSNull()
    }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = layer.value(forKeyPath: event)
    animation.duration = context.duration
    if case .curve(let curve) = context.pace {
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    }
    return animation
  }
}
