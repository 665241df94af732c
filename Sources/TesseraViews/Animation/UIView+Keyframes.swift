// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIView {
  static func runKeyframes(
    duration: Double, delay: Double, options: KeyframeAnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    if AnimationSwitch.isEnabled, let animator = AnimationContext.current as? AnimatorContext {
      let context = KeyframeContext(
        duration: animator.duration, delay: 0, options: options, tracker: AnimationGroupTracker(nil))
      context.run(animations)
      return animator.addKeyframes(context.keyframes, completion: completion)
    }
    guard AnimationClock.current != nil, AnimationSwitch.isEnabled else {
      animations()
      if let completion { AnimationSwitch.complete(after: delay + duration) { completion(true) } }
      return
    }
    let tracker = AnimationGroupTracker { completion?($0) }
    let context = KeyframeContext(duration: duration, delay: delay, options: options, tracker: tracker)
    context.run(animations)
    context.install()
    tracker.close()
  }

  static func runKeyframe(start: Double, duration: Double, animations: () -> Void) {
    guard let context = AnimationContext.current as? KeyframeContext else { return animations() }
    context.runStep(start: start, duration: duration, animations)
  }
}

/// An animation context that collects the keyframes of each property and combines them into one keyframe animation.
@MainActor
final class KeyframeContext: AnimationContext {
  private struct Step {
    let start: Double
    let end: Double
    let from: AnimatableValue
    let to: AnimatableValue
  }

  /// The keyframes of one property.
  struct Keyframes {
    let layer: CALayer
    let keyPath: String
    let from: AnimatableValue
    let to: AnimatableValue
    let track: KeyframeTrack
  }

  private struct Track {
    let layer: CALayer
    let keyPath: String
    var steps: [Step] = []
  }

  private let mode: CAAnimationCalculationMode
  private let curve: CubicCurve
  private var range = (start: 0.0, end: 1.0)
  private var tracks: [Track] = []

  init(
    duration: Double, delay: Double, options: UIView.KeyframeAnimationOptions, tracker: AnimationGroupTracker
  ) {
    mode = options.calculationMode
    curve = options.curve
    let plain = UIView.AnimationOptions(rawValue: options.rawValue & 0x3FF)
    super.init(duration: duration, delay: delay, pace: .curve(.easeInOut), options: plain, tracker: tracker)
  }

  func runStep(start: Double, duration: Double, _ body: () -> Void) {
    let outer = range
    let begin = min(max(start.finite, 0), 1)
    range = (begin, min(max(begin + duration.finite, begin), 1))
    body()
    range = outer
  }

  override func recordChange(of layer: CALayer, keyPath: String, from old: AnimatableValue, to new: AnimatableValue) {
    guard duration > 0 else { return }
    if keyPath == "hidden" { return recordHiding(of: layer, to: new) }
    let step = Step(start: range.start, end: range.end, from: old, to: new)
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.keyPath == keyPath }) {
      tracks[index].steps.append(step)
    } else {
      tracks.append(Track(layer: layer, keyPath: keyPath, steps: [step]))
    }
  }

  /// Adds the animations. Between keyframes, a property doesn't change. After the last keyframe, the property has its
  /// model value.
  func install() {
    guard let clock = AnimationClock.current else { return }
    for track in tracks {
      let animation = StepAnimation(keyPath: track.keyPath)
      animation.curve = curve
      animation.track = makeTrack(track)
      animation.duration = duration
      animation.repeatCount = repeatCount
      animation.autoreverses = autoreverses
      animation.fillMode = .both
      if delay != 0 { animation.beginTime = track.layer.convertTime(clock.now, from: nil) + delay }
      track.layer.installAnimation(animation, forKey: track.keyPath, group: tracker)
    }
  }

  /// The block's changes, for use by a property animator.
  var keyframes: [Keyframes] {
    tracks.compactMap { track in
      guard let first = track.steps.first, let last = track.steps.max(by: { $0.end < $1.end }) else { return nil }
      return Keyframes(
        layer: track.layer, keyPath: track.keyPath, from: first.from, to: last.to, track: makeTrack(track))
    }
  }

  private func makeTrack(_ track: Track) -> KeyframeTrack {
    let steps = track.steps.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
    var values = [steps[0].from]
    var times = [0.0]
    for step in steps {
      let last = values[values.count - 1]
      if mode != .paced, mode != .cubicPaced, step.start > times[times.count - 1] {
        values.append(last)
        times.append(step.start)
      }
      values.append(step.to)
      times.append(max(step.end, times[times.count - 1]))
    }
    if times[times.count - 1] < 1 {
      values.append(values[values.count - 1])
      times.append(1)
    }
    if mode == .discrete {
      // A discrete keyframe applies from its start.
      let starts = steps.map(\.start)
      return KeyframeTrack(values: [steps[0].from] + steps.map(\.to), keyTimes: [0] + starts + [1], mode: .discrete)
    }
    return KeyframeTrack(values: values, keyTimes: times, mode: mode)
  }
}

/// A keyframe animation of a view. The timing curve applies to the whole animation, as in UIKit.
final class StepAnimation: CAPropertyAnimation {
  var curve = CubicCurve.easeInOut
  var track = KeyframeTrack(values: [], keyTimes: nil)

  override func copyForLayer() -> CAAnimation {
    let copy = super.copyForLayer()
    (copy as? StepAnimation)?.track = track
    (copy as? StepAnimation)?.curve = curve
    return copy
  }

  override func value(at time: Double, base: AnimatableValue) -> AnimatableValue? {
    guard let basic = timing.basicTime(at: time), timing.duration > 0 else { return nil }
    // A discrete keyframe at time 0 doesn't apply during the delay.
    if timing.localTime(ofParentTime: time) < 0 { return track.first }
    return track.value(at: curve.progress(at: basic / timing.duration))
  }
}
