// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Weak handles, which an object clears when it is deallocated. They replace Swift's weak references because the first
// weak reference to an object moves its reference counts to a side table, which slows down every later retain and
// release. Superviews and constraint items are read so often that weak references took half of the layout time.
//
// The object must be released on the main thread, because a release on another thread would race with reads.

/// A weak handle to a view or a layout guide.
///
/// Other modules read it through inlinable getters, because direct access to a property of another module performs
/// exclusivity checks even if the property is marked `@exclusivity(unchecked)`.
package final class ItemHandle: @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) unowned(unsafe) var itemStorage: (any ConstraintItem)?
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) unowned(unsafe) var viewStorage: (any LayoutView)?

  /// The item, or nil after its deallocation.
  @inlinable package var item: (any ConstraintItem)? { @inline(__always) get { itemStorage } }
  /// The item if it is a view, or nil.
  @inlinable package var itemView: (any LayoutView)? { @inline(__always) get { viewStorage } }

  /// A function that returns the handle of a view or a guide, or nil for other objects. Set by TesseraViews, which
  /// can cast to classes; casting to a class is faster than casting to a protocol.
  @MainActor @exclusivity(unchecked) package static var finder: (@MainActor (AnyObject) -> ItemHandle?)?

  package init(view: any LayoutView) { (itemStorage, viewStorage) = (view, view) }
  package init(guide: any ConstraintItem) { itemStorage = guide }

  /// Clears the handle. The object calls it when it is deallocated.
  package func clear() { (itemStorage, viewStorage) = (nil, nil) }

  package var object: AnyObject? { item }
}
