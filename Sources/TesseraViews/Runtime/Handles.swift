// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Handles stand for objects that others refer to without keeping them alive. An object clears its handle when it dies. They
// do what weak references do without their price: the first weak reference to an object moves its counts into a table beside
// it, and from then on every retain and release of the object takes a detour. Superviews, the items of constraints and the
// views of layers are read so often that this was half of the time of a layout.

import Foundation

/// Stands for a view or a layout guide.
package final class ItemHandle: @unchecked Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) private(set) var view: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) private(set) var guide: UILayoutGuide?

  init(_ view: UIView) { self.view = view }
  init(_ guide: UILayoutGuide) { self.guide = guide }

  /// The object dies.
  func clear() { (view, guide) = (nil, nil) }

  @MainActor var item: (any LayoutItem)? {
    if let view { return view }
    return guide
  }

  var object: AnyObject? { view ?? guide }
}

/// Stands for a layout engine.
final class EngineHandle: @unchecked Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var engine: LayoutEngine?
}
