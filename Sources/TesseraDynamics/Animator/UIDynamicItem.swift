// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// An object that a `UIDynamicAnimator` can animate, such as a view.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The item's center, in the coordinate system of the animator's reference view.
  var center: CGPoint { get set }
  /// The item's bounds, which determine its size.
  var bounds: CGRect { get }
  /// The item's transform, which determines its rotation.
  var transform: CGAffineTransform { get set }
  /// The type of collision shape. A rectangle by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The collision outline relative to the item's center, used if `collisionBoundsType` is `path`. Empty by default.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
