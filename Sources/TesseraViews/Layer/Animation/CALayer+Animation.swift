// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A layer's animations. The layer itself always has its model values. Its presentation values at a given time are
// computed from the model values and the animations, in the order in which the animations were added. While a layer
// is being drawn, it temporarily stores the presentation values.

import Foundation

/// The animations of a layer.
struct LayerAnimations {
  struct Entry {
    let key: String
    let animation: CAAnimation
    var end: Schedule.Event?
    /// The tracker of the group to which the animation belongs. It is notified when the animation ends or is removed.
    var group: AnimationGroupTracker?
  }

  /// Whether any layer has ever had animations.
  @MainActor static var wereUsed = false

  var entries: [Entry] = []
  var unnamed = 0
  /// The model's bounds while the layer stores presentation values.
  var modelBounds: CGRect?
  /// The animated offsets of the numbers with which a view is drawn, relative to their model values, at the time
  /// being rendered.
  var glides: [String: Double] = [:]
}

extension CALayer {
  /// Returns the result of `action(forKey:)` unless the method is overridden.
  func resolvedAction(forKey event: String) -> (any CAAction)? {
    let action = owner?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    return action is NSNull ? nil : action
  }

  static func implicitAction(forKey event: String) -> (any CAAction)? {
    guard LayerProperty.named(event) != nil else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The implementation of `add(_:forKey:)`.
  func addCopy(of anim: CAAnimation, forKey key: String?) {
    let animation = anim.copyForLayer()
    guard let transition = animation as? CATransition else {
      return installAnimation(animation, forKey: key, group: CATransaction.tracker)
    }
    if AnimationClock.current != nil { transition.content = LayerPainter.commands(of: self) }
    installAnimation(transition, forKey: CATransition.key, group: CATransaction.tracker)
  }

  /// Adds the animation itself rather than a copy. The caller must not reuse it.
  func installAnimation(_ animation: CAAnimation, forKey key: String?, group: AnimationGroupTracker?) {
    guard let clock = AnimationClock.current else {
      animation.delegate?.animationDidStart(animation)
      animation.delegate?.animationDidStop(animation, finished: true)
      return
    }
    if animation.duration <= 0 || animation.duration.isNaN { animation.duration = CATransaction.animationDuration() }
    if animation.timingFunction == nil { animation.timingFunction = CATransaction.animationTimingFunction() }
    let now = localTime(ofGlobalTime: clock.now)
    if animation.beginTime == 0 { animation.beginTime = now }
    if let key { removeAnimation(forKey: key, finished: false) }
    LayerAnimations.wereUsed = true
    var store = animations ?? LayerAnimations()
    store.unnamed += 1
    var entry = LayerAnimations.Entry(key: key ?? "\u{0}\(store.unnamed)", animation: animation, group: group)
    group?.addPendingAnimation()
    let identifier = entry.key
    if let end = animation.timing.endTime(begunAt: animation.beginTime) {
      entry.end = clock.schedule(at: globalTime(ofLocalTime: end)) { [weak self] in self?.animationDidEnd(identifier) }
    }
    store.entries.append(entry)
    animations = store
    clock.track(self)
    animation.delegate?.animationDidStart(animation)
  }

  private func animationDidEnd(_ key: String) {
    guard let index = animations?.entries.firstIndex(where: { $0.key == key }) else { return }
    guard let entry = animations?.entries[index] else { return }
    if entry.animation.isRemovedOnCompletion {
      animations?.entries.remove(at: index)
      if animations?.entries.isEmpty == true { animations = nil }
    } else {
      animations?.entries[index].group = nil
    }
    entry.animation.delegate?.animationDidStop(entry.animation, finished: true)
    entry.group?.animationDidEnd(finished: true)
  }

  func removeAnimation(forKey key: String, finished: Bool) {
    guard let index = animations?.entries.firstIndex(where: { $0.key == key }) else { return }
    guard let entry = animations?.entries.remove(at: index) else { return }
    if animations?.entries.isEmpty == true { animations = nil }
    entry.end?.cancel()
    entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
    entry.group?.animationDidEnd(finished: finished)
  }

  var namedAnimations: [String]? {
    let keys = (animations?.entries ?? []).map(\.key).filter { !$0.hasPrefix("\u{0}") }
    return keys.isEmpty ? nil : keys
  }

  // MARK: Presentation

  /// The implementation of `presentation()`.
  func presentationCopy() -> Self? {
    let copy = type(of: self) == CALayer.self ? CALayer() : LayerFactory.make(type(of: self))
    LayerRecorder.withoutRecording {
      LayerProperty.copyAll(from: self, to: copy)
      if let values = extras?.values, !values.isEmpty { copy.loadedExtras.values = values }
      if let now = AnimationClock.current?.now { applyAnimations(to: copy, at: now) }
    }
    return copy as? Self
  }

  private func applyAnimations(to layer: CALayer, at now: Double) {
    let local = localTime(ofGlobalTime: now)
    for entry in animations?.entries ?? [] { entry.animation.apply(to: layer, at: local) }
  }

  /// Stores the presentation values in the layer and returns the model values.
  func showPresentation(at now: Double) -> LayerModel {
    let keyPaths = animations?.entries.flatMap { $0.animation.keyPaths } ?? []
    let model = LayerModel(of: self, keyPaths)
    applyAnimations(to: self, at: now)
    animations?.modelBounds = model.bounds
    return model
  }

  /// Makes the stored presentation values permanent.
  func discardModel() { animations?.modelBounds = nil }

  func restore(_ model: LayerModel) {
    model.restore(self)
    animations?.modelBounds = nil
  }

  /// Returns the current presentation value of a property.
  func presentedValue(_ property: LayerProperty) -> AnimatableValue? {
    guard animations != nil, let now = AnimationClock.current?.now else { return property.read(self) }
    return LayerRecorder.withoutRecording {
      let model = showPresentation(at: now)
      defer { restore(model) }
      return property.read(self)
    }
  }

  // MARK: Time

  /// Converts the clock's time to this layer's time, taking all superlayers into account.
  private func localTime(ofGlobalTime now: Double) -> Double {
    guard hasTimingAbove else { return now }
    let parent = superlayer?.localTime(ofGlobalTime: now) ?? now
    return layerTiming?.localTime(ofParentTime: parent) ?? parent
  }

  /// Converts this layer's time to the clock's time.
  func globalTime(ofLocalTime local: Double) -> Double {
    guard hasTimingAbove else { return local }
    var parent = local
    if let timing = layerTiming {
      let (begin, speed, offset) = timing.localTimeFactors
      guard speed > 0 else { return .infinity }
      parent = (local - offset) / speed + begin
    }
    return superlayer?.globalTime(ofLocalTime: parent) ?? parent
  }

  private var hasTimingAbove: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current.layerTiming != nil { return true }
      layer = current.superlayer
    }
    return false
  }

  /// Converts another layer's time, or the clock's time if the layer is nil, to this layer's time.
  func localTime(of time: Double, from other: CALayer?) -> Double {
    localTime(ofGlobalTime: other?.globalTime(ofLocalTime: time) ?? time)
  }

  func setTiming(_ change: (inout MediaTiming) -> Void) {
    var timing = layerTiming ?? MediaTiming()
    change(&timing)
    layerTiming = timing == MediaTiming() ? nil : timing
  }
}

extension CALayer: CAMediaTiming {}

/// The saved model values of a layer that stores presentation values.
@MainActor
struct LayerModel {
  private let values: [(LayerProperty, AnimatableValue)]

  /// Overlapping properties (`bounds`, `bounds.size`) are restored in reverse order.
  init(of layer: CALayer, _ keyPaths: [String]) {
    var seen: Set<String> = []
    values = keyPaths.compactMap { keyPath in
      let root = LayerProperty.root(of: keyPath)
      guard seen.insert(root).inserted, let property = LayerProperty.named(root, of: layer),
        let value = property.read(layer)
      else {
        return nil
      }
      return (property, value)
    }
  }

  func restore(_ layer: CALayer) {
    for (property, value) in values { property.write(layer, value) }
  }

  /// The model's bounds while the layer stores presentation values.
  var bounds: CGRect? { values.first { $0.0.keyPath == "bounds" }?.1.rect }
}

extension CAAnimation {
  /// The properties that the animation changes.
  var keyPaths: [String] {
    if let group = self as? CAAnimationGroup { return (group.animations ?? []).flatMap(\.keyPaths) }
    let path = (self as? CAPropertyAnimation)?.keyPath.map { [$0] } ?? []
    return (self as? CAKeyframeAnimation)?.rotationMode == nil ? path : path + ["transform"]
  }
}
