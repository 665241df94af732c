// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The queries of the view tree that layout needs.
@MainActor
package enum LayoutTree {
  /// Returns the nearest view that is, or contains, both items; nil if they are in different trees.
  package static func commonAncestor(_ first: any ConstraintItem, _ second: (any ConstraintItem)?) -> (any LayoutView)?
  {
    guard let second else { return first.layoutView }
    guard let a = first.layoutView, let b = second.layoutView else { return nil }
    return a.commonAncestor(with: b)
  }

  /// Returns the nearest common ancestor of the items of two handles. Fast for views, which handles store separately.
  static func commonAncestor(_ first: ItemHandle, _ second: ItemHandle?) -> (any LayoutView)? {
    guard let a = first.itemView ?? first.item?.layoutView else { return nil }
    guard let second, second.item != nil else { return a }
    guard let b = second.itemView ?? second.item?.layoutView else { return nil }
    return a.commonAncestor(with: b)
  }
}
