// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Records property changes of layers as animations. A change in a view's animation block, or any change of a layer
// without a view, adds an animation from the old value. Because this code runs for every change of every layer, it
// performs only a single test in the common case, in which no clock is running.

import Foundation

@MainActor
enum LayerRecorder {
  /// Whether changes are recorded.
  private(set) static var isOn = false
  private static var suppressionDepth = 0

  static func update() {
    isOn = AnimationClock.current != nil && suppressionDepth == 0
  }

  /// Runs a body whose property changes aren't animated.
  static func withoutRecording<R>(_ body: () -> R) -> R {
    suppressionDepth += 1
    isOn = false
    defer {
      suppressionDepth -= 1
      update()
    }
    return body()
  }

  /// Runs a block of a property animator. The animator stores the start and end values of each change even if no
  /// clock is running.
  static func forAnimator(_ body: () -> Void) {
    let previous = isOn
    isOn = suppressionDepth == 0
    body()
    isOn = previous
  }

  /// Called after a property has changed.
  static func didChange(_ keyPath: String, of layer: CALayer, from old: AnimatableValue) {
    guard let new = LayerProperty.named(keyPath)?.read(layer), !new.equals(old) else { return }
    if let view = layer.viewOwner { return view.layerDidChange(keyPath, from: old, to: new) }
    guard layer.isShown, !CATransaction.disableActions() else { return }
    withoutRecording { runAction(layer.action(forKey: keyPath), forKey: keyPath, of: layer, from: old) }
  }

  /// Returns the action for a managed property that is about to change. The animation starts at the presentation
  /// value.
  static func actionForManagedValue(_ key: String, of layer: CALayer) -> (any CAAction)? {
    guard isOn, layer.isShown, !CATransaction.disableActions() else { return nil }
    return withoutRecording {
      let action = layer.action(forKey: key)
      if let animation = action as? CABasicAnimation, animation.fromValue == nil, animation.byValue == nil {
        animation.fromValue = layer.presentation()?.value(forKey: key) ?? layer.value(forKey: key)
      }
      return action
    }
  }

  private static func runAction(
    _ action: (any CAAction)?, forKey keyPath: String, of layer: CALayer, from old: AnimatableValue
  ) {
    guard let action else { return }
    if let animation = action as? CABasicAnimation, animation.fromValue == nil, animation.byValue == nil {
      animation.fromValue = layer.presentedValue(keyPath) ?? old
    }
    action.run(forKey: keyPath, object: layer, arguments: nil)
  }
}

extension AnimatableValue {
  func equals(_ other: AnimatableValue) -> Bool {
    guard kind == other.kind else { return false }
    if kind != .discrete { return components == other.components }
    return (object as? Bool) == (other.object as? Bool) && object != nil
  }
}

extension CALayer {
  /// Returns the current value of the property's running animation, or nil.
  fileprivate func presentedValue(_ keyPath: String) -> AnimatableValue? {
    guard animations?.entries.contains(where: { $0.animation.keyPaths.contains(keyPath) }) == true else { return nil }
    return LayerProperty.named(keyPath).flatMap { presentedValue($0) }
  }
}
