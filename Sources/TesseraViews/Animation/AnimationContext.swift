// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The current animation block: its duration, its timing, and the way it animates changes. LayerRecorder reports each
// change after the model has its new value.
//
// Numbers, points, sizes and rectangles animate additively, as in UIKit since iOS 8: the animation runs from (old -
// new) to zero and is added to running animations, so that an interrupted movement continues smoothly. Animations of
// colors, transforms and paths replace running animations and start from the presentation value.

import Foundation

@MainActor
package class AnimationContext {
  /// The innermost running animation block.
  private(set) static var current: AnimationContext?

  let duration: Double
  let delay: Double
  let pace: AnimationPace
  let options: UIView.AnimationOptions
  let tracker: AnimationGroupTracker
  var repeatCount: Float = 0
  var autoreverses = false
  private let progress = SharedProgress()

  init(
    duration: Double, delay: Double, pace: AnimationPace, options: UIView.AnimationOptions,
    tracker: AnimationGroupTracker
  ) {
    self.duration = duration.isNaN ? 0 : max(0, duration)
    self.delay = delay.isNaN ? 0 : delay
    self.pace = pace
    self.options = options
    self.tracker = tracker
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
  }

  func run(_ body: () -> Void) {
    let previous = Self.current
    Self.current = self
    body()
    Self.current = previous
  }

  /// Sets the innermost animation block, and returns the previous one.
  @discardableResult
  static func exchangeCurrent(_ context: AnimationContext?) -> AnimationContext? {
    defer { current = context }
    return current
  }

  package static func withoutContext(_ body: () -> Void) {
    let previous = current
    current = nil
    body()
    current = previous
  }

  /// Records that a layer property of a view changed from `old` to `new`.
  func recordChange(of layer: CALayer, keyPath: String, from old: AnimatableValue, to new: AnimatableValue) {
    guard duration > 0 else { return }
    if keyPath == "hidden" { return recordHiding(of: layer, to: new) }
    let animation = makeAnimation(keyPath)
    if new.isAdditive {
      animation.isAdditive = true
      animation.from = old.subtracting(new)
      animation.to = new.scaled(by: 0)
    } else {
      animation.from = shownValue(of: layer, keyPath: keyPath) ?? old
      animation.to = new
    }
    addAnimation(animation, to: layer, keyPath: keyPath, replacing: !new.isAdditive)
  }

  /// Records a visibility change. A view hidden by a stack view remains visible until it has no space left. Other
  /// views are hidden immediately, as in UIKit.
  func recordHiding(of layer: CALayer, to new: AnimatableValue) {
    guard new.object as? Bool == true, layer.isArranged else { return }
    let animation = makeAnimation("hidden")
    animation.from = AnimatableValue(discrete: false)
    animation.to = AnimatableValue(discrete: false)
    addAnimation(animation, to: layer, keyPath: "hidden", replacing: true)
  }

  private func makeAnimation(_ keyPath: String) -> PacedAnimation {
    let animation = PacedAnimation(keyPath: keyPath)
    animation.pace = pace
    animation.shared = progress
    animation.duration = duration
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .both
    return animation
  }

  private func addAnimation(_ animation: PacedAnimation, to layer: CALayer, keyPath: String, replacing: Bool) {
    guard let clock = AnimationClock.current else { return }
    if delay != 0 { animation.beginTime = layer.convertTime(clock.now, from: nil) + delay }
    var key = keyPath
    if !replacing {
      var number = 2
      while layer.animation(forKey: key) != nil {
        key = "\(keyPath)-\(number)"
        number += 1
      }
    }
    layer.installAnimation(animation, forKey: key, group: tracker)
  }

  /// Returns the presentation value of the property's running animation, or nil if there is none.
  private func shownValue(of layer: CALayer, keyPath: String) -> AnimatableValue? {
    guard layer.animation(forKey: keyPath) != nil, let clock = AnimationClock.current else { return nil }
    guard let property = LayerProperty.named(keyPath) else { return nil }
    return LayerRecorder.withoutRecording {
      let model = layer.showPresentation(at: clock.now)
      defer { layer.restore(model) }
      return property.read(layer)
    }
  }
}

extension CALayer {
  /// Whether a stack view arranges this layer's view.
  var isArranged: Bool {
    guard let view = delegate as? UIView, let stack = view.superview as? UIStackView else { return false }
    return stack.arrangedSubviews.contains { $0 === view }
  }
}

extension AnimatableValue {
  /// Whether view animations of this type of value are additive.
  var isAdditive: Bool {
    switch kind {
    case .number, .point, .size, .rect: true
    default: false
    }
  }
}

/// The progress last computed for a block. Cached because all of its animations request the same time in succession.
final class SharedProgress {
  private var time = Double.nan
  private var progress = 0.0

  func progress(at time: Double, _ make: (Double) -> Double) -> Double {
    if time != self.time { (self.time, progress) = (time, make(time)) }
    return progress
  }
}

/// A view animation from one value to another that follows a timing curve or a spring.
final class PacedAnimation: CAPropertyAnimation {
  var from = AnimatableValue(0)
  var to = AnimatableValue(0)
  var pace = AnimationPace.curve(.easeInOut)
  /// The state shared by a block's animations, which have the same timing, or nil for a separate animation.
  var shared: SharedProgress?

  override func copyForLayer() -> CAAnimation {
    let copy = super.copyForLayer()
    if let copy = copy as? PacedAnimation { (copy.from, copy.to, copy.pace, copy.shared) = (from, to, pace, shared) }
    return copy
  }

  override func progress(at time: Double) -> Double? {
    guard let basic = timing.basicTime(at: time) else { return nil }
    switch pace {
    case .curve(let curve):
      guard timing.duration > 0 else { return 1 }
      let time = basic / timing.duration
      return shared?.progress(at: time, curve.progress) ?? curve.progress(at: time)
    case .spring(let spring):
      return shared?.progress(at: basic, spring.progress) ?? spring.progress(at: basic)
    }
  }

  override func value(at time: Double, base: AnimatableValue) -> AnimatableValue? {
    progress(at: time).map { from.interpolated(to: to, fraction: $0) }
  }
}
