// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Controls draw themselves according to their values, which change immediately. The visible change is animated: the
// drawn number differs from the value by an offset, which decreases to zero over time. The offsets of several changes
// add up, so a change during a running animation continues smoothly.
//
//     value    ────┐ 0                 drawn = value + distance
//                  └──────────── 1     distance: -1 ──► 0
//
// Without a running clock, and for views outside of a window, there is no offset.

import Foundation

/// The timing with which a control's drawn number approaches its value.
package enum GlidePace {
  /// Slow at both ends.
  case ease(seconds: Double)
  /// Constant speed.
  case linear(seconds: Double)
  /// A spring that settles after a number of seconds. A damping ratio of 1 doesn't bounce.
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
  /// Whether changes of this view can be animated visibly.
  package var canGlide: Bool { AnimationClock.current != nil && AnimationSwitch.isEnabled && window != nil }

  /// Offsets a drawn number from its value by a distance that decreases to zero. Uses the timing of the current
  /// animation block, if there is one.
  ///
  /// - Parameter distance: The visible value minus the new value.
  package func addGlide(named name: String, by distance: Double, pace: GlidePace) {
    guard distance != 0 else { return }
    installGlide(keyPath: LayerProperty.glideKey(name), by: distance, pace: pace)
  }

  /// Returns the offset of a drawn number from its value at the time being rendered, or 0 without an animation.
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
