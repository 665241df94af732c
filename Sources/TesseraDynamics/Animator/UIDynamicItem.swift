// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// Something that a `UIDynamicAnimator` moves.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle of the item, in the coordinates of the animator's reference view.
  var center: CGPoint { get set }
  /// The item's size.
  var bounds: CGRect { get }
  /// The item's rotation.
  var transform: CGAffineTransform { get set }
  /// The shape with which the item collides. A rectangle unless implemented.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline with which an item of the type `path` collides, around the item's middle. Empty unless implemented.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
