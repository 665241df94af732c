// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a constraint can be between: views and layout guides.

import Foundation

/// A rectangle the engine places: a view or a layout guide.
@preconcurrency @MainActor
package protocol ConstraintItem: AnyObject {
  /// The item's variables in the engine of its tree, once it takes part.
  var layoutNode: EngineNode? { get set }
  /// The constraints on the item that ancestors of its view list; nil before the first.
  var constraintLinks: ConstraintLinks? { get set }
  /// A weak handle to the item.
  var itemHandle: ItemHandle { get }
  /// The item as a view; nil for a guide.
  var itemView: (any LayoutView)? { get }
  /// The view the item stands for in the tree: itself, or the guide's owner.
  var layoutView: (any LayoutView)? { get }
  /// The view whose coordinates the item's origin is in: the superview, or the guide's owner.
  var layoutContainer: (any LayoutView)? { get }
  /// The item as a scroll view, whose edges constraints see differently from inside and outside; nil for all others.
  var layoutScrollView: (any LayoutScrollView)? { get }
  /// The item as the content area of a scroll view; nil for all others.
  var contentArea: (any LayoutContentArea)? { get }
  /// The item as the distance between two anchors; nil for all others.
  var anchorDistance: (any AnchorDistance)? { get }
  /// The name of a guide; nil for a view.
  var guideIdentifier: String? { get }
}

@MainActor
package func constraintItem(_ object: AnyObject?) -> (any ConstraintItem)? { object as? any ConstraintItem }
