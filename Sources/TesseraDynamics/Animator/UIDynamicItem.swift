// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// An item that a `UIDynamicAnimator` can move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the item, in the coordinates of the animator's reference view.
  var center: CGPoint { get set }
  /// The item's size.
  var bounds: CGRect { get }
  /// The item's rotation.
  var transform: CGAffineTransform { get set }
  /// The collision shape. A rectangle unless implemented.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The collision outline of an item of the type `path`, relative to the item's center. Empty unless implemented.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
