// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The items that constraints refer to: views and layout guides.

import Foundation

/// A rectangle positioned by the engine: a view or a layout guide.
@preconcurrency @MainActor
package protocol ConstraintItem: AnyObject {
  /// The item's node in its tree's engine, or nil if the item does not participate in layout.
  var layoutNode: EngineNode? { get set }
  /// The constraints on the item that are in the lists of its view's ancestors. Nil until there is one.
  var constraintLinks: ConstraintLinks? { get set }
  /// A weak handle to the item.
  var itemHandle: ItemHandle { get }
  /// The item as a view, or nil for a guide.
  var itemView: (any LayoutView)? { get }
  /// The view that contains the item's constraints: the item itself if it is a view, or the guide's owning view.
  var layoutView: (any LayoutView)? { get }
  /// The view whose coordinate system contains the item's origin: the superview, or the guide's owning view.
  var layoutContainer: (any LayoutView)? { get }
  /// The item as a scroll view, or nil for other items. A scroll view's edges differ for constraints inside and
  /// outside of it.
  var layoutScrollView: (any LayoutScrollView)? { get }
  /// The item as a scroll view's content area, or nil for other items.
  var contentArea: (any LayoutContentArea)? { get }
  /// The item as the distance between two anchors, or nil for other items.
  var anchorDistance: (any AnchorDistance)? { get }
  /// The guide's identifier, or nil for a view.
  var guideIdentifier: String? { get }
}

@MainActor
package func constraintItem(_ object: AnyObject?) -> (any ConstraintItem)? { object as? any ConstraintItem }
