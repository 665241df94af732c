// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// How the pointer looks in a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// What the pointer does to the view; nil for a shape alone.
  package let effect: UIPointerEffect?
  /// The pointer's outline; nil for that of the effect.
  package let shape: UIPointerShape?
  /// The directions in which the pointer does not move freely.
  package let constrainedAxes: UIAxis
  /// Whether there is no pointer.
  package let isHidden: Bool
  /// Small signs beside the pointer. Stored only; empty by default.
  open var accessories: [UIPointerAccessory] = []

  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ axes: UIAxis, isHidden: Bool = false) {
    (self.effect, self.shape, constrainedAxes, self.isHidden) = (effect, shape, axes, isHidden)
    super.init()
  }

  /// Creates a pointer that does something to a view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape, [])
  }

  /// Creates a pointer of a shape, which some directions hold.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(nil, shape, axes)
  }

  /// No pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, [], isHidden: true) }
  /// Returns the system's pointer.
  open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, []) }
}
