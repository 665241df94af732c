// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Handles stand for objects that others refer to without keeping them alive. They do what weak references do without their
// price: the first weak reference to an object moves its counts into a table beside it, and from then on every retain and
// release of the object takes a detour. Superviews, the items of constraints and the views of layers are read so often that
// this was half of the time of a layout. The last reference to a view may go on any thread, so no handle is cleared by a
// `deinit`: see `ZeroingReference`.

/// Stands for a view or a layout guide.
package final class ItemHandle: Sendable {
  @usableFromInline let itemReference: ZeroingReference<any ConstraintItem>
  @usableFromInline let viewReference: ZeroingReference<any LayoutView>

  /// The item; nil as soon as its deinitialization begins.
  @inlinable package var item: (any ConstraintItem)? { @inline(__always) get { itemReference.object } }
  /// The item if it is a view.
  @inlinable package var itemView: (any LayoutView)? { @inline(__always) get { viewReference.object } }

  /// Finds the handle of an object that may be a view or a guide; nil for other objects. The module of views sets it, as a class is checked
  /// faster than a conformance.
  @MainActor @exclusivity(unchecked) package static var finder: (@MainActor (AnyObject) -> ItemHandle?)?

  package init(view: any LayoutView) {
    itemReference = ZeroingReference(view, view)
    viewReference = ZeroingReference(view, view)
  }

  package init(guide: any ConstraintItem) {
    itemReference = ZeroingReference(guide, guide)
    viewReference = ZeroingReference()
  }

  package var object: AnyObject? { item }
}
