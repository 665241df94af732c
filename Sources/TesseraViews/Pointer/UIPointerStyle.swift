// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The appearance of the pointer in a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The effect on the view; nil if the style has only a shape.
  package let effect: UIPointerEffect?
  /// The pointer's outline; nil means the outline of the effect.
  package let shape: UIPointerShape?
  /// The axes along which the pointer's movement is constrained.
  package let constrainedAxes: UIAxis
  /// Whether the style hides the pointer.
  package let isHidden: Bool
  /// The small shapes next to the pointer. Stored but not used. Empty by default.
  open var accessories: [UIPointerAccessory] = []

  private init(effect: UIPointerEffect?, shape: UIPointerShape?, axes: UIAxis, isHidden: Bool = false) {
    (self.effect, self.shape, constrainedAxes, self.isHidden) = (effect, shape, axes, isHidden)
    super.init()
  }

  /// Creates a style with an effect on a view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, shape: shape, axes: [])
  }

  /// Creates a style with a shape whose movement is constrained along the given axes.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(effect: nil, shape: shape, axes: axes)
  }

  /// Returns a style that hides the pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, axes: [], isHidden: true) }
  /// Returns a style for the system's default pointer.
  open class func system() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, axes: []) }
}
