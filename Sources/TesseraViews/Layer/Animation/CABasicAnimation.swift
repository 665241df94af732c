// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// An animation from one value to another.
///
///     let fade = CABasicAnimation(keyPath: "opacity")
///     fade.fromValue = 0
///     fade.duration = 0.5
///     layer.add(fade, forKey: "fade")
open class CABasicAnimation: CAPropertyAnimation {
  /// The start value, or nil to use the layer's current value.
  open var fromValue: Any?
  /// The end value, or nil to use the layer's current value.
  open var toValue: Any?
  /// The change in value, which is combined with the start or end value if only one of them is set.
  open var byValue: Any?

  override func copyForLayer() -> CAAnimation {
    let copy = super.copyForLayer()
    if let copy = copy as? CABasicAnimation {
      copy.fromValue = fromValue
      copy.toValue = toValue
      copy.byValue = byValue
    }
    return copy
  }

  override func value(at time: Double, base: AnimatableValue) -> AnimatableValue? {
    guard let progress = progress(at: time) else { return nil }
    let (from, to) = ends(base)
    return from.interpolated(to: to, fraction: progress)
  }

  override func lastValue(base: AnimatableValue) -> AnimatableValue? { ends(base).to }

  /// Returns the start and end values, determined by the rules in the documentation of `CABasicAnimation`.
  private func ends(_ base: AnimatableValue) -> (from: AnimatableValue, to: AnimatableValue) {
    let from = fromValue.map { AnimatableValue(any: $0) }
    let to = toValue.map { AnimatableValue(any: $0) }
    let by = byValue.map { AnimatableValue(any: $0) }
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.subtracting(by), to)
    case (let from?, nil, nil): return (from, base)
    case (nil, let to?, nil): return (base, to)
    case (nil, nil, let by?): return (base, base.adding(by))
    case (nil, nil, nil): return (base, base)
    }
  }
}
