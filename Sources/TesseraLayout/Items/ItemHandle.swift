// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Weak handles, which an object clears when it is deallocated. They replace weak references because the first weak reference to
// an object moves its reference counts to a side table, which slows down every later retain and release. Superviews and the
// items of constraints are read so often that this took half of the time of a layout.
//
// The object must be released on the main thread: a release on another thread races with reads.

/// A weak handle to a view or a layout guide.
package final class ItemHandle: @unchecked Sendable {
  @exclusivity(unchecked) package nonisolated(unsafe) unowned(unsafe) private(set) var item: (any ConstraintItem)?
  /// The item if it is a view.
  @exclusivity(unchecked) package nonisolated(unsafe) unowned(unsafe) private(set) var itemView: (any LayoutView)?

  /// A function that returns the handle of a view or a guide; nil for other objects. Set by TesseraViews, because a cast to a
  /// class is faster than one to a protocol.
  @MainActor @exclusivity(unchecked) package static var finder: (@MainActor (AnyObject) -> ItemHandle?)?

  package init(view: any LayoutView) { (item, itemView) = (view, view) }
  package init(guide: any ConstraintItem) { item = guide }

  /// Clears the handle. The object calls it when it is deallocated.
  package func clear() { (item, itemView) = (nil, nil) }

  package var object: AnyObject? { item }
}
