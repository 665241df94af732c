// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// An animation of a layer property.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, such as `position`, `transform.rotation.z`, `bounds.size.width` or
  /// `backgroundColor`.
  open var keyPath: String?
  /// Whether values are added to the layer's current values. `false` by default.
  open var isAdditive = false
  /// Whether each repetition starts at the end of the previous one. `false` by default.
  open var isCumulative = false

  /// Creates an animation of a property. It has no effect if the property is unknown and the layer stores no value
  /// for the key.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyForLayer() -> CAAnimation {
    let copy = super.copyForLayer()
    if let copy = copy as? CAPropertyAnimation {
      copy.keyPath = keyPath
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
    }
    return copy
  }

  /// Returns the value at a time. `base` is the layer's current value.
  func value(at time: Double, base: AnimatableValue) -> AnimatableValue? { nil }

  /// Returns the value at the end of one run. Cumulative repetitions add up these values.
  func lastValue(base: AnimatableValue) -> AnimatableValue? { nil }

  override func apply(to layer: CALayer, at time: Double) {
    guard let keyPath, let property = LayerProperty.named(keyPath, of: layer), let base = property.read(layer),
      var value = value(at: time, base: base)
    else { return }
    if isCumulative, let last = lastValue(base: base) {
      for _ in 0..<completedRuns(at: time) { value = value.adding(last) }
    }
    property.write(layer, isAdditive ? base.adding(value) : value)
  }

  private func completedRuns(at time: Double) -> Int {
    guard timing.duration > 0 else { return 0 }
    let cycle = timing.duration * (timing.autoreverses ? 2 : 1)
    return min(max(0, Int((timing.localTime(ofParentTime: time) / cycle).rounded(.down))), 10_000)
  }
}
