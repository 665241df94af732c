// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Handles stand for objects that others refer to without keeping them alive. An object clears its handle when it dies. They
// do what weak references do without their price: the first weak reference to an object moves its counts into a table beside
// it, and from then on every retain and release of the object takes a detour. Superviews, the items of constraints and the
// views of layers are read so often that this was half of the time of a layout.

/// Stands for a view or a layout guide.
package final class ItemHandle: @unchecked Sendable {
  @exclusivity(unchecked) package nonisolated(unsafe) unowned(unsafe) private(set) var item: (any ConstraintItem)?
  /// The item if it is a view.
  @exclusivity(unchecked) package nonisolated(unsafe) unowned(unsafe) private(set) var itemView: (any LayoutView)?

  /// Finds the handle of an object that may be a view or a guide; nil for other objects. The module of views sets it, as a class is checked
  /// faster than a conformance.
  @MainActor @exclusivity(unchecked) package static var finder: (@MainActor (AnyObject) -> ItemHandle?)?

  package init(view: any LayoutView) { (item, itemView) = (view, view) }
  package init(guide: any ConstraintItem) { item = guide }

  /// The object dies.
  package func clear() { (item, itemView) = (nil, nil) }

  package var object: AnyObject? { item }
}
