// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The appearance of the pointer in a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The effect on the view; nil for only a shape.
  package let effect: UIPointerEffect?
  /// The pointer's outline; nil for that of the effect.
  package let shape: UIPointerShape?
  /// The axes along which the pointer can't move freely.
  package let constrainedAxes: UIAxis
  /// Whether the pointer is hidden.
  package let isHidden: Bool
  /// Small shapes next to the pointer. Stored only; empty by default.
  open var accessories: [UIPointerAccessory] = []

  private init(effect: UIPointerEffect?, shape: UIPointerShape?, axes: UIAxis, isHidden: Bool = false) {
    (self.effect, self.shape, constrainedAxes, self.isHidden) = (effect, shape, axes, isHidden)
    super.init()
  }

  /// Creates a pointer with an effect on a view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, shape: shape, axes: [])
  }

  /// Creates a pointer with a shape, constrained along axes.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(effect: nil, shape: shape, axes: axes)
  }

  /// Returns a hidden pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, axes: [], isHidden: true) }
  /// Returns the system's pointer.
  open class func system() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, axes: []) }
}
