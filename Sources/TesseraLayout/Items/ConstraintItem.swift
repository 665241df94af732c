// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The items of constraints: views and layout guides.

import Foundation

/// A rectangle placed by the engine: a view or a layout guide.
@preconcurrency @MainActor
package protocol ConstraintItem: AnyObject {
  /// The item's node in the engine of its tree; nil if it does not participate in layout.
  var layoutNode: EngineNode? { get set }
  /// The constraints on the item that ancestors of its view list; nil before the first one.
  var constraintLinks: ConstraintLinks? { get set }
  /// A weak handle to the item.
  var itemHandle: ItemHandle { get }
  /// The item as a view; nil for a guide.
  var itemView: (any LayoutView)? { get }
  /// The view that represents the item in the tree: itself, or the guide's owner.
  var layoutView: (any LayoutView)? { get }
  /// The view whose coordinate system contains the item's origin: the superview, or the guide's owner.
  var layoutContainer: (any LayoutView)? { get }
  /// The item as a scroll view, whose edges differ for constraints inside and outside it; nil for all others.
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
