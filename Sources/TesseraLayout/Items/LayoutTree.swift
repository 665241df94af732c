// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Questions about the view tree that layout asks.
@MainActor
package enum LayoutTree {
  /// The nearest view that is, or contains, both items; nil when they are in different trees.
  package static func commonAncestor(_ first: any ConstraintItem, _ second: (any ConstraintItem)?) -> (any LayoutView)? {
    guard let second else { return first.layoutView }
    guard let a = first.layoutView, let b = second.layoutView else { return nil }
    if a === b { return a }
    let (above, beside) = (a.layoutSuperview, b.layoutSuperview)
    if above === b { return b }
    if beside === a { return a }
    if let above, above === beside { return above }
    var ancestors = Set<ObjectIdentifier>()
    var view: (any LayoutView)? = a
    while let current = view {
      ancestors.insert(ObjectIdentifier(current))
      view = current.layoutSuperview
    }
    view = b
    while let current = view {
      if ancestors.contains(ObjectIdentifier(current)) { return current }
      view = current.layoutSuperview
    }
    return nil
  }
}
