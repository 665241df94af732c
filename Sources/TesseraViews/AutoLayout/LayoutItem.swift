// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a constraint can be between: views and layout guides.

import Foundation

/// A rectangle the engine places: a view or a layout guide.
@preconcurrency @MainActor
protocol LayoutItem: AnyObject {
  /// The item's variables in the engine of its tree, once it takes part.
  var layoutNode: LayoutNode? { get set }
  /// The constraints on the item that ancestors of its view list; nil before the first.
  var constraintLinks: ConstraintLinks? { get set }
  /// The view the item stands for in the tree: itself, or the guide's owner.
  var layoutView: UIView? { get }
  /// The view whose coordinates the item's origin is in: the superview, or the guide's owner.
  var layoutContainer: UIView? { get }
  /// The item as a scroll view, whose edges constraints see differently from inside and outside; nil for all others.
  var layoutScrollView: UIScrollView? { get }
}

@MainActor
func layoutItem(_ object: AnyObject?) -> (any LayoutItem)? {
  if let view = object as? UIView { return view }
  return object as? UILayoutGuide
}

/// Questions about the view tree that layout asks.
@MainActor
enum LayoutTree {
  /// The nearest view that is, or contains, both items; nil when they are in different trees.
  static func commonAncestor(_ first: any LayoutItem, _ second: (any LayoutItem)?) -> UIView? {
    guard let second else { return first.layoutView }
    guard let a = first.layoutView, let b = second.layoutView else { return nil }
    if a === b { return a }
    let (above, beside) = (a.superviewStorage, b.superviewStorage)
    if above === b { return b }
    if beside === a { return a }
    if let above, above === beside { return above }
    var ancestors = Set<ObjectIdentifier>()
    var view: UIView? = a
    while let current = view {
      ancestors.insert(ObjectIdentifier(current))
      view = current.superviewStorage
    }
    view = b
    while let current = view {
      if ancestors.contains(ObjectIdentifier(current)) { return current }
      view = current.superviewStorage
    }
    return nil
  }

  static func root(of view: UIView) -> UIView { AncestorHints.root(of: view) }
}
