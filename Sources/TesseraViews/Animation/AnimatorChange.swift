// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The running animation block of a property animator. Records the start and end values of each change.
@MainActor
final class AnimatorContext: AnimationContext {
  private let animator: UIViewPropertyAnimator
  private let delayFactor: Double
  private(set) var changes: [AnimatorChange] = []

  init(_ animator: UIViewPropertyAnimator, delay: Double) {
    self.animator = animator
    delayFactor = delay
    super.init(
      duration: animator.duration, delay: 0, pace: .curve(.linear), options: [],
      tracker: AnimationGroupTracker(nil))
  }

  override func recordChange(of layer: CALayer, keyPath: String, from old: AnimatableValue, to new: AnimatableValue) {
    if let index = changes.firstIndex(where: { $0.layer === layer && $0.keyPath == keyPath }) {
      changes[index].to = new
      return
    }
    changes.append(
      AnimatorChange(animator: animator, layer: layer, keyPath: keyPath, from: old, to: new, delay: delayFactor))
  }

  /// Adds keyframes, whose times are relative to the animator's duration.
  func addKeyframes(_ keyframes: [KeyframeContext.Keyframes], completion: ((Bool) -> Void)?) {
    for frames in keyframes {
      let change = AnimatorChange(
        animator: animator, layer: frames.layer, keyPath: frames.keyPath, from: frames.from, to: frames.to,
        delay: delayFactor)
      change.track = frames.track
      changes.append(change)
    }
    if let completion { animator.addCompletion { completion($0 == .end) } }
  }
}

/// A property change made by a property animator.
@MainActor
final class AnimatorChange {
  let layer: CALayer
  let keyPath: String
  let from: AnimatableValue
  var to: AnimatableValue
  /// The keyframes of the change, or nil if values are interpolated linearly.
  var track: KeyframeTrack?
  /// The fraction of the duration before the change begins, from 0 to 1.
  let delay: Double
  private let key: String
  private let animation: AnimatorAnimation?

  init(
    animator: UIViewPropertyAnimator, layer: CALayer, keyPath: String, from: AnimatableValue,
    to: AnimatableValue, delay: Double
  ) {
    self.layer = layer
    self.keyPath = keyPath
    self.from = from
    self.to = to
    self.delay = delay
    key = "animator.\(keyPath).\(ObjectIdentifier(animator).hashValue)"
    guard AnimationClock.current != nil else {
      animation = nil
      return
    }
    let animation = AnimatorAnimation(keyPath: keyPath)
    self.animation = animation
    animation.animator = animator
    animation.duration = .greatestFiniteMagnitude
    animation.change = self
    layer.installAnimation(animation, forKey: key, group: nil)
  }

  /// Returns the value at a progress. A view hidden or shown by a stack view is visible during the whole animation.
  /// Other views are hidden immediately, as in UIKit.
  func value(at progress: Double) -> AnimatableValue {
    if keyPath == "hidden" { return layer.isArranged ? AnimatableValue(discrete: false) : to }
    return track?.value(at: progress) ?? from.interpolated(to: to, fraction: progress)
  }

  func showValue(at progress: Double) { LayerProperty.named(keyPath)?.write(layer, value(at: progress)) }

  /// Stores the presentation value in the model.
  func freeze() {
    if keyPath != "hidden", let animator = animation?.animator {
      showValue(at: animator.progress(delay: delay))
      invalidateLayout()
    }
    remove()
  }

  func finish(at place: UIViewAnimatingPosition) {
    switch place {
    // Setting the view's property notifies the stack view that it contains the view again.
    case .start where keyPath == "hidden": (layer.delegate as? UIView)?.isHidden = from.object as? Bool ?? false
    case .start:
      LayerProperty.named(keyPath)?.write(layer, from)
      invalidateLayout()
    case .end: LayerProperty.named(keyPath)?.write(layer, to)
    case .current: break
    }
  }

  /// Notifies the view that its layer's frame was reverted, because its layout guides and constraints depend on the
  /// frame.
  private func invalidateLayout() {
    guard keyPath == "bounds" || keyPath == "position" else { return }
    (layer.delegate as? UIView)?.frameDidRevert()
  }

  func remove() { layer.removeAnimation(forKey: key) }
}

/// An animation whose progress is determined by a property animator.
final class AnimatorAnimation: CAPropertyAnimation {
  weak var animator: UIViewPropertyAnimator?
  weak var change: AnimatorChange?

  override func value(at time: Double, base: AnimatableValue) -> AnimatableValue? {
    guard let animator, let change else { return nil }
    return change.value(at: animator.progress(delay: change.delay))
  }
}
