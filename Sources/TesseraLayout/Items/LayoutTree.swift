// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Queries about the view tree.
@MainActor
package enum LayoutTree {
  /// Returns the nearest view that is, or contains, each of the two items. Returns nil if the items are in different
  /// trees.
  package static func commonAncestor(_ first: any ConstraintItem, _ second: (any ConstraintItem)?) -> (any LayoutView)?
  {
    guard let second else { return first.layoutView }
    guard let a = first.layoutView, let b = second.layoutView else { return nil }
    return a.commonAncestor(with: b)
  }

  /// Returns the nearest common ancestor of two handles' items. Fast for views, because handles store views
  /// separately.
  static func commonAncestor(_ first: ItemHandle, _ second: ItemHandle?) -> (any LayoutView)? {
    guard let a = first.itemView ?? first.item?.layoutView else { return nil }
    guard let second, second.item != nil else { return a }
    guard let b = second.itemView ?? second.item?.layoutView else { return nil }
    return a.commonAncestor(with: b)
  }
}
