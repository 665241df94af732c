// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Controls paint themselves from their values, which change at once. What is seen follows: for a while a number that a control
// paints with is away from its value, and the distance runs to zero on the clock. As the distances of several changes add up,
// a change in the middle of another goes on smoothly from what is seen.
//
//   value    ────┐ 0                 painted = value + distance
//                └──────────── 1     distance: -1 ──► 0
//
// Where time stands still, and for views in no window, there is no distance.

import Foundation

/// How a control's number gets to its value.
package enum GlidePace {
  /// Slow at both ends.
  case ease(seconds: Double)
  /// At an even speed.
  case linear(seconds: Double)
  /// A spring that has settled after so many seconds; a ratio of 1 does not bounce.
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
  /// Whether changes of this view would be seen to take time.
  package var canGlide: Bool { AnimationClock.current != nil && AnimationSwitch.isEnabled && window != nil }

  /// Shows a number away from its value by a distance that runs to zero. In an animation block its duration and pace are those
  /// of the block.
  ///
  /// - Parameter distance: What was seen, less the new value.
  package func addGlide(named name: String, by distance: Double, pace: GlidePace) {
    guard distance != 0 else { return }
    installGlide(keyPath: LayerProperty.glideKey(name), by: distance, pace: pace)
  }

  /// How far the number that is seen at the moment that is painted is from its value; 0 while nothing moves.
  package func glideDistance(named name: String) -> Double {
    guard let animations = layer.animations else { return 0 }
    return animations.glides[LayerProperty.glideKey(name)] ?? 0
  }

  /// Shows the view's opacity away from its value by a distance that runs to zero.
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
