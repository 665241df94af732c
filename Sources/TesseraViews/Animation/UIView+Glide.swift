// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Controls paint themselves from their values, which change immediately. The visible change follows: the painted number differs
// from its value by an offset, which the clock reduces to zero. The offsets of several changes add up, so a change during
// another one continues smoothly.
//
//   value    ────┐ 0                 painted = value + distance
//                └──────────── 1     distance: -1 ──► 0
//
// Without a running clock, and for views outside a window, there is no offset.

import Foundation

/// The pace at which a control's painted number approaches its value.
package enum GlidePace {
  /// Slow at both ends.
  case ease(seconds: Double)
  /// Constant speed.
  case linear(seconds: Double)
  /// A spring that settles after a number of seconds; a ratio of 1 does not bounce.
  case spring(seconds: Double, dampingRatio: Double)

  var seconds: Double {
    switch self {
    case .ease(let seconds), .linear(let seconds), .spring(let seconds, _): seconds
    }
  }

  var pace: AnimationPace {
    switch self {
    case .ease: .curve(.easeInOut)
    case .linear: .curve(.linear)
    case .spring(let seconds, let ratio): .spring(SpringCurve(settlingDuration: seconds, dampingRatio: ratio))
    }
  }
}

extension UIView {
  /// Whether changes of this view can be visibly animated.
  package var canGlide: Bool { AnimationClock.current != nil && AnimationSwitch.isEnabled && window != nil }

  /// Offsets a painted number from its value by a distance that decreases to zero. Uses the timing of the current animation
  /// block, if any.
  ///
  /// - Parameter distance: The visible value minus the new one.
  package func addGlide(named name: String, by distance: Double, pace: GlidePace) {
    guard distance != 0 else { return }
    installGlide(keyPath: LayerProperty.glideKey(name), by: distance, pace: pace)
  }

  /// Returns the offset of the visible number from its value at the painted moment; 0 without an animation.
  package func glideDistance(named name: String) -> Double {
    guard let animations = layer.animations else { return 0 }
    return animations.glides[LayerProperty.glideKey(name)] ?? 0
  }

  /// Offsets the view's visible opacity from its value by a distance that decreases to zero.
  package func addOpacityGlide(by distance: Double, pace: GlidePace) {
    installGlide(keyPath: "opacity", by: distance, pace: pace)
  }

  private func installGlide(keyPath: String, by distance: Double, pace: GlidePace) {
    guard distance != 0, distance.isFinite, canGlide, let clock = AnimationClock.current else { return }
    let block = AnimationContext.current
    let animation = PacedAnimation(keyPath: keyPath)
    animation.duration = block?.duration ?? pace.seconds
    guard animation.duration > 0 else { return }
    animation.pace = block?.pace ?? pace.pace
    animation.isAdditive = true
    animation.from = AnimatableValue(distance)
    animation.to = AnimatableValue(0)
    animation.fillMode = .both
    if let delay = block?.delay, delay != 0 { animation.beginTime = layer.convertTime(clock.now, from: nil) + delay }
    layer.installAnimation(animation, forKey: nil, group: block?.tracker)
  }
}
